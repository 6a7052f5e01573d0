import type { ReactElement } from 'react';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { premiumName, sampleName } from '#components/ui/names/name-samples.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { NameQuote, NotQuoted } from './name-parts.tsx';
import type { NameRefusal } from './use-name-quote.ts';

const nothing = (): void => undefined;

const page = (language: Language, element: ReactElement): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <main>
      <h1>{language}</h1>
      {element}
    </main>
  </StoreStateProvider>
);

const details = (language: Language, quote: DomainQuote = sampleName, fault?: string): ReactElement =>
  page(
    language,
    <NameQuote quote={quote} language={language} fault={fault}>
      <p>{language}</p>
    </NameQuote>,
  );

const refused = (language: Language, refusal: NameRefusal | null): ReactElement =>
  page(language, <NotQuoted refusal={refusal} language={language} onAgain={nothing} />);

export const nameConfirmationExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: details('en') },
  { name: 'longest', language: 'ja', element: details('ja', premiumName) },
  { name: 'empty', language: 'zh', element: refused('zh', { kind: 'under-way', order: sampleName.id, number: 'S-4NPY-5RQ5' }) },
  { name: 'japanese', language: 'ja', element: details('ja') },
  { name: 'error', language: 'en', element: details('en', sampleName, 'This name is taken. Please choose another one.') },
];
