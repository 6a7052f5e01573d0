import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import type { SuffixGroup, SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';
import { searchRules } from '#lib/domains/search-rules.ts';
import { anyLabel } from '#lib/rules/labels/label-terms.ts';
import { money } from '#lib/money/money.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { DomainPage } from './domain-page.tsx';
import { DomainResults } from './domain-results.tsx';

const prices = (cents: number) => ({ USD: money(cents, 'USD'), HKD: money(cents * 8, 'HKD'), JPY: money(cents, 'JPY') });
const suffix = (name: string, asks: Partial<SuffixView['asks']> = {}): SuffixView => ({
  suffix: name,
  firstYear: prices(1120),
  renewal: prices(1360),
  transfer: prices(1360),
  restore: prices(9200),
  asks: { eligibility: null, realName: false, localPresence: false, ...asks },
  takes: anyLabel,
});

export const sampleSuffixes: readonly SuffixGroup[] = [
  { category: 'general', suffixes: [suffix('.com'), suffix('.net')] },
  {
    category: 'country',
    suffixes: [
      {
        ...suffix('.jp', { localPresence: true, eligibility: 'For people and organisations with a postal address in Japan.' }),
        renewal: { USD: money(1360, 'USD'), HKD: null, JPY: money(3570, 'JPY') },
      },
    ],
  },
];

const name = (label: string, of: string, ascii = `${label}${of}`, warning: DomainName['warning'] = null): DomainName => ({
  label,
  suffix: of,
  name: `${label}${of}`,
  ascii,
  warning,
});
const fresh = { ageSeconds: 0, variants: [] };
const premium = { firstYearMinor: 240_000, renewalMinor: 48_000, transferMinor: 48_000, restoreMinor: 12_000 };

const answers: readonly DomainAnswer[] = [
  { ...fresh, name: 'reed.com', state: 'taken', ageSeconds: 190 },
  { ...fresh, name: 'reed.net', state: 'premium', prices: { USD: premium, HKD: premium, JPY: null } },
  { ...fresh, name: 'reed.jp', state: 'free' },
  { ...fresh, name: 'tide.com', state: 'unknown', reason: 'timeout' },
  { ...fresh, name: 'xn--80ak6aa92e.com', state: 'free' },
  { ...fresh, name: 'xn--9msw68b.jp', state: 'free', variants: ['鹽沼.jp'] },
  { ...fresh, name: `${'a'.repeat(63)}.com`, state: 'taken' },
];
const known = {
  answers: new Map(answers.map((answer) => [answer.name, { ...answer, heardAtMs: Number.MAX_SAFE_INTEGER }])),
  example: true,
};

const results = (names: readonly DomainName[], language: Language) => (
  <DomainResults
    names={names}
    suffixes={sampleSuffixes.flatMap(({ suffixes }) => suffixes)}
    known={known}
    alternativesTo={searchRules.alternativesTo}
    added={null}
    language={language}
    onRetry={() => undefined}
    onSearch={() => undefined}
  />
);

export const domainExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <DomainPage content={{ groups: sampleSuffixes }} language="en" /> },
  {
    name: 'error',
    language: 'en',
    element: results(
      [
        name('reed', '.com'),
        name('reed', '.net'),
        name('reed', '.jp'),
        name('tide', '.com'),
        name('tide', '.net'),
        name('аррӏе', '.com', 'xn--80ak6aa92e.com', { kind: 'looks-like', ascii: 'apple' }),
      ],
      'en',
    ),
  },
  { name: 'longest', language: 'zh', element: results([name('a'.repeat(63), '.com'), name('reed', '.net')], 'zh') },
  { name: 'empty', language: 'zh', element: <DomainPage content={{ groups: [] }} language="zh" /> },
  { name: 'japanese', language: 'ja', element: results([name('塩沼', '.jp', 'xn--9msw68b.jp'), name('tide', '.com')], 'ja') },
];
