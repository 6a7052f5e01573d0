import type { ReactElement } from 'react';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { seatPricesIn, seatPricesOf } from '#lib/group-buy/seat-prices.ts';
import { openGroup, sampleGroup, sampleMessages, silentPorts } from '../group-samples.ts';
import { AccountGateNote } from './account-gate-note.tsx';
import { SeatForm, type SeatAim } from './seat-form.tsx';

const { activationFeePercent: feePercent, images, terms, server } = sampleGroup;
const offer = { prices: seatPricesOf(server, feePercent), feePercent, period: '1 month', images, terms, deadline: null };
const nothing = (): void => undefined;

const form = (language: Language, aim: SeatAim, change: Partial<typeof offer> = {}): ReactElement => (
  <Container>
    <SeatForm slug="vps" aim={aim} offer={{ ...offer, ...change }} ports={silentPorts} language={language} onMoved={nothing} />
  </Container>
);

export const seatOrderExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: form('en', { kind: 'create', headCounts: [2, 3, 5, 10] }) },
  { name: 'longest', language: 'en', element: form('en', { kind: 'join', id: openGroup.id }, { prices: seatPricesIn(openGroup.offer) }) },
  { name: 'empty', language: 'zh', element: form('zh', { kind: 'create', headCounts: [2] }, { terms: null }) },
  { name: 'japanese', language: 'ja', element: form('ja', { kind: 'create', headCounts: [2, 3] }) },
  {
    name: 'error',
    language: 'en',
    element: (
      <Container>
        <AccountGateNote gate="notRegistered" messages={sampleMessages} language="en" />
      </Container>
    ),
  },
];
