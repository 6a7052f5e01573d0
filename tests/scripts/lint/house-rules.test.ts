import { expect, test } from '@jest/globals';
import { findCrowdedFolders, findHouseFaults } from '#scripts/lint/house-rules.ts';

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `lib/money/rule-${index}.ts`);

test('a folder may hold 25 files, and none more', () => {
  expect(findCrowdedFolders([...numbered(25), 'lib/money/inner/rule.ts'])).toEqual([]);
  expect(findCrowdedFolders(numbered(26))).toEqual(['lib/money/ holds 26 files, and at most 25 lie in one folder']);
});

test.each([
  ['lib/money/helpers.ts', '', 'has a catch-all name'],
  ['lib/money/Money.ts', '', 'is not kebab-case'],
  ['lib/money/index.ts', '', 'is an index file or barrel'],
  ['components/home/x.tsx', "const tone = '#ff0000';", 'names a colour'],
  ['components/home/x.tsx', 'new Intl.NumberFormat()', 'formats numbers itself'],
  ['services/lake/x.ts', "request.headers['x-nextjs-data']", 'leans on a private part of Next'],
  ['components/ui/x.ts', 'body > #__next', 'leans on a private part of Next'],
  ['lib/money/x.ts', "import { z } from 'zod';", 'loads the whole of zod into browsers'],
  ['lib/money/x.ts', 'const [first, second] = [1, 2] as const;', 'names several values in one list'],
  ['lib/money/x.ts', '  const [first, second] = [\n    one(),\n    two(),\n  ];', 'names several values in one list'],
  ['components/ui/x.tsx', '<Price {...{ total, language }} />', 'passes properties as a spread literal'],
  ['lib/money/x.ts', ['//', 'TO' + 'DO round'].join(' '), 'leaves something for later'],
  ['lib/money/x.ts', `/** ${'x'.repeat(134)} */`, 'has a comment of more than 140 columns'],
])('%s with %s breaks a rule', (file, text, words) => {
  expect(findHouseFaults(new Map([[file, text]]))).toEqual([expect.stringContaining(words)]);
});

test.each([
  "import { languages } from '#lib/language/languages.ts';",
  'const [first, second] = [1, 2].map(half);',
  'const [first, second] = [\n  one,\n  two,\n].map(half);\nconst all = [\n  first,\n];',
  'const [first] = list;\nconst more = [1, 2];',
  `/** ${'x'.repeat(133)} */`,
])('%s keeps every rule', (text) => {
  expect(findHouseFaults(new Map([['lib/money/x.ts', `${text}\n`]]))).toEqual([]);
});
