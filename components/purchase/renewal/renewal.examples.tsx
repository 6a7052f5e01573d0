import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { sampleCatalogue } from '../purchase-samples.ts';
import { RenewalDetails } from './renewal-details.tsx';
import { sampleRenewal, sampleRenewalPrices } from './renewal-samples.ts';

const nothing = (): void => undefined;

const details = (language: Language, quote: Quote = sampleRenewal, fault: string | null = null) => (
  <main>
    <h1>{language}</h1>
    <RenewalDetails
      quote={quote}
      catalogue={sampleCatalogue}
      language={language}
      fault={fault}
      prices={{ ...sampleRenewalPrices, currency: quote.currency }}
      chosen={quote.period}
      onPeriod={nothing}
      coupons={null}
    >
      <Note tone="info">{language}</Note>
    </RenewalDetails>
  </main>
);

const { renews } = sampleRenewal;

export const renewalExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details('en') },
  {
    name: 'longest',
    language: 'ja',
    element: details('ja', { ...sampleRenewal, currency: 'JPY', renews: renews && { ...renews, price: 'order', otherMinor: 447_000 } }),
  },
  { name: 'empty', language: 'zh', element: details('zh', { ...sampleRenewal, renews: renews && { ...renews, otherMinor: null } }) },
  { name: 'japanese', language: 'ja', element: details('ja', { ...sampleRenewal, currency: 'JPY' }) },
  { name: 'error', language: 'en', element: details('en', sampleRenewal, 'This size is not on sale in this region.') },
];
