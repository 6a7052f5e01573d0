import type { AutomaticState } from '#lib/contracts/calls/orders/automatic-renewal-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import type { Example } from '#components/ui/example.ts';
import { activeOrder } from '../order-samples.ts';
import { AutomaticDialog } from './automatic-dialog.tsx';
import type { AutomaticPorts } from './automatic-ports.ts';

const nothing = (): void => undefined;

const periods = [
  { period: '1m', totalMinor: 347 },
  { period: '1y', totalMinor: 3_748 },
];

export const automaticOff: AutomaticState = { method: 'Alipay', periods, chargeAt: '2026-12-18T12:09:40.000Z', on: null, outcome: null };
export const automaticOn: AutomaticState = { ...automaticOff, on: { period: '1y', totalMinor: 3_748 } };

/** Answers with a state, whatever is asked for. */
function portsOf(result: MydocResult<AutomaticState>): AutomaticPorts {
  const answer = async (): Promise<MydocResult<AutomaticState>> => result;
  return { read: answer, turnOn: answer, turnOff: answer };
}

const dialog = (result: MydocResult<AutomaticState>, language: Language, currency: 'USD' | 'JPY' = 'USD') => (
  <AutomaticDialog
    order={{ ...activeOrder, currency }}
    catalogue={emptyCatalogue}
    language={language}
    onChanged={nothing}
    onClose={nothing}
    ports={portsOf(result)}
  />
);

export const automaticRenewalExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: dialog({ ok: true, message: automaticOff }, 'en') },
  { name: 'longest', language: 'zh', element: dialog({ ok: true, message: automaticOn }, 'zh') },
  { name: 'japanese', language: 'ja', element: dialog({ ok: true, message: automaticOff }, 'ja', 'JPY') },
  { name: 'empty', language: 'en', element: dialog({ ok: true, message: { ...automaticOff, method: null } }, 'en') },
  { name: 'error', language: 'zh', element: dialog(noConnection, 'zh') },
];
