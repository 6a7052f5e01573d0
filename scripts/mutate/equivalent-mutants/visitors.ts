import type { EquivalentMutant } from './entry.ts';

const masks = 'lib/rules/masks.ts';

/** Visitors and privacy. */
export const inVisitors: readonly EquivalentMutant[] = [
  {
    file: 'lib/storage/cookie-values.ts',
    within: 'z.minLength(1)',
    original: '1',
    replacement: '0',
    because: 'the pattern asks for a character too',
  },
  {
    file: 'lib/statistics/scripts-allowed.ts',
    within: 'allowsCategory(consent, 3)',
    original: '3',
    replacement: '4',
    because: 'there is no fourth category; the types refuse it',
  },
  {
    file: masks,
    within: 'Array.from(name.slice(0, (emailShownAtMost + 1) * 2))',
    original: 'name.slice(0, (emailShownAtMost + 1) * 2)',
    replacement: 'name',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: '(emailShownAtMost + 1) * 2',
    original: '1',
    replacement: '2',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: '(emailShownAtMost + 1) * 2',
    original: '2',
    replacement: '3',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: 'Array.from(text.slice(0, count * 2))',
    original: 'text.slice(0, count * 2)',
    replacement: 'text',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: masks,
    within: 'text.slice(0, count * 2)',
    original: '2',
    replacement: '3',
    because: 'a longer start is cut below; the bound saves time',
  },
  {
    file: 'services/mydoc/chat/questions/question-text.ts',
    within: 'question.toLowerCase().matchAll(englishSentence)',
    original: 'question.toLowerCase()',
    replacement: 'question.toUpperCase()',
    because: 'the pattern takes both cases; one case alone makes equal words one',
  },
];
