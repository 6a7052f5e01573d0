import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { ChangeDetails } from './change-details.tsx';
import { changeCatalogue, sampleChange, sampleExpansion } from './change-samples.ts';
import { wishOfChange } from './use-change-quote.ts';

const nothing = (): void => undefined;

const details = (language: Language, quote: Quote = sampleChange, fault: string | null = null) => (
  <main>
    <h1>{language}</h1>
    <ChangeDetails
      quote={quote}
      catalogue={changeCatalogue}
      language={language}
      choice={
        <ChangeChoice
          kind={quote.changes?.kind ?? 'upgrade'}
          now={{ ...quote.configuration, ...quote.changes?.from }}
          term={quote}
          chosen={wishOfChange(quote)}
          catalogue={changeCatalogue}
          language={language}
          fault={fault}
          onChoose={nothing}
        />
      }
      coupons={null}
    >
      <Note tone="info">{language}</Note>
    </ChangeDetails>
  </main>
);

/** Nothing larger is left to choose. */
const largest = { ...sampleChange, configuration: { ...sampleChange.configuration, model: 'gone' } };

export const changeExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details('en') },
  { name: 'longest', language: 'ja', element: details('ja', { ...sampleExpansion, currency: 'JPY' }) },
  {
    name: 'empty',
    language: 'zh',
    element: details('zh', {
      ...largest,
      changes: largest.changes && { ...largest.changes, from: { ...largest.changes.from, model: 'gone' } },
    }),
  },
  { name: 'japanese', language: 'ja', element: details('ja', { ...sampleChange, currency: 'JPY' }) },
  { name: 'error', language: 'en', element: details('en', sampleExpansion, 'This model is sold out.') },
];
