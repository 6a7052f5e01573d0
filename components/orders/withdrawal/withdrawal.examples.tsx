import type { ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import type { WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { withdrawalCountries } from '#lib/rules/withdrawal/withdrawal-bounds.ts';
import { namedCountries } from '#lib/format/country-name.ts';
import type { Language } from '#lib/language/languages.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const countries = (language: Language) => namedCountries(withdrawalCountries, language);

const message: WithdrawalMessage = {
  statedAt: '2026-11-27T14:05:00.000Z',
  name: 'Ada Lovelace',
  contract: 'S-4NPY-5RQ5',
  email: 'ada@example.com',
  country: 'DE',
  outcome: 'withdrawn',
  order: { id: '8d0d3f53-2b7e-4a5c-9f11-6b0c5a7e2d14', number: 'S-4NPY-5RQ5', backMinor: 347, currency: 'USD' },
};

const page = (language: Language, isOffered = true): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    <main>
      <WithdrawalPage
        content={{ right: isOffered ? { days: 14, countries: countries(language) } : null, email: 'support@marlow.example' }}
        seller="Marlow Hosting Limited"
        language={language}
      />
    </main>
  </StoreStateProvider>
);

const receipt = (language: Language): ReactElement => (
  <main>
    <h1>{message.contract}</h1>
    <WithdrawalReceipt message={message} countries={countries(language)} language={language} />
  </main>
);

export const withdrawalExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: page('en') },
  { name: 'longest', language: 'zh', element: receipt('zh') },
  { name: 'japanese', language: 'ja', element: page('ja') },
  { name: 'empty', language: 'en', element: page('en', false) },
];
