import type { SuffixGroup } from '#lib/domains/load-domain-suffixes.ts';
import { money } from '#lib/money/money.ts';
import type { Example } from '#components/ui/example.ts';
import { DomainPage } from './domain-page.tsx';
import { DomainResults } from './domain-results.tsx';

const prices = (cents: number) => ({ USD: money(cents, 'USD'), HKD: money(cents * 8, 'HKD'), JPY: money(cents, 'JPY') });
const suffix = (name: string) => ({ suffix: name, firstYear: prices(1120), renewal: prices(1360) });

export const sampleSuffixes: readonly SuffixGroup[] = [
  { category: 'general', suffixes: [suffix('.com'), suffix('.net')] },
  { category: 'country', suffixes: [{ ...suffix('.jp'), renewal: { USD: money(1360, 'USD'), HKD: null, JPY: money(3570, 'JPY') } }] },
];

const longest = `${'a'.repeat(63)}.com`;

export const domainExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <DomainPage content={{ groups: sampleSuffixes }} language="en" /> },
  {
    name: 'longest',
    language: 'en',
    element: <DomainResults names={[{ suffix: '.com', name: longest, ascii: null }]} suffixes={[suffix('.com')]} language="en" />,
  },
  { name: 'empty', language: 'zh', element: <DomainPage content={{ groups: [] }} language="zh" /> },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <DomainResults names={[{ suffix: '.jp', name: '塩沼.jp', ascii: 'xn--6trt3o.jp' }]} suffixes={[suffix('.jp')]} language="ja" />
    ),
  },
];
