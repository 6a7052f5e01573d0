import { expect, test } from '@jest/globals';
import { announcements } from '#studio/seed/documents/announcements.ts';

/** What an announcement's page has besides its text: its date, its kind and the link to the others. */
const ownAtLeast = { en: 108, zh: 225, ja: 225 } as const;
const spoken = new Set(['text', 'children', 'cells', 'rows']);

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join(' ');
  return value && typeof value === 'object'
    ? Object.entries(value)
        .map(([name, inside]) => (spoken.has(name) ? wordsOf(inside) : ''))
        .join(' ')
    : '';
}

const lengthIn = (text: string, language: keyof typeof ownAtLeast): number =>
  (language === 'en'
    ? text.split(/\s+/).filter((word) => /[a-z]/i.test(word))
    : [...text].filter((character) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
  ).length;

test.each(
  announcements(new Date('2026-11-21T12:00:00Z')).flatMap((announcement) =>
    (['en', 'zh', 'ja'] as const).map((language) => [announcement._id, language, announcement] as const),
  ),
)('R-1 the page of %s says enough of its own in %s', (_id, language, { title, summary, body }) => {
  const text = [title, summary, body].map((field) => wordsOf(Reflect.get(Object(field), language))).join(' ');
  expect(lengthIn(text, language)).toBeGreaterThanOrEqual(ownAtLeast[language]);
});
