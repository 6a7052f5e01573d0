import type { ReactElement } from 'react';
import type { DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { NameDetails } from './name-details.tsx';
import { nameOrder, registeredName, risenName, takenName } from './name-order-samples.ts';

const nothing = (): void => undefined;

const details = (order: DomainOrder, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <main>
      <NameDetails seen={{ order, seenAtMs: Date.now() }} stale={false} language={language} onOrder={nothing} onAskAgain={nothing} />
    </main>
  </StoreStateProvider>
);

export const nameOrderExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details(registeredName, 'en') },
  { name: 'longest', language: 'ja', element: details(risenName, 'ja') },
  { name: 'empty', language: 'zh', element: details(nameOrder, 'zh') },
  { name: 'japanese', language: 'ja', element: details(nameOrder, 'ja') },
  { name: 'error', language: 'en', element: details(takenName, 'en') },
];
