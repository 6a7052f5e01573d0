import type { Language } from '#lib/language/languages.ts';

/** The invisible word joiner, which forbids a line break between two characters. */
const wordJoiner = '\u2060';

/** What a line never starts with: the end of a Japanese phrase, and every mark that does not open one. */
const endsPhrase = { zh: /^(?!\p{Ps})\p{P}+$/u, ja: /^(?:\p{Script=Hiragana}+|(?!\p{Ps})\p{P}+)$/u } as const satisfies Record<
  Exclude<Language, 'en'>,
  RegExp
>;
const opensPhrase = /^\p{Ps}+$/u;

/** A Chinese or Japanese text whose lines break between words; without joiners, a rendered text would break between any two characters. */
export function unbrokenWords(text: string, language: Language): string {
  if (language === 'en') return text;
  const phrases: string[] = [];
  let opening = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = phrases.length - 1;
    if (opensPhrase.test(segment)) opening += segment;
    else if (opening === '' && last >= 0 && endsPhrase[language].test(segment)) phrases[last] += segment;
    else {
      phrases.push(`${opening}${segment}`);
      opening = '';
    }
  }
  if (opening) phrases.push(opening);
  return phrases.map((phrase) => [...phrase].join(wordJoiner)).join('');
}
