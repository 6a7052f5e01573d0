import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { dictionaries, translatorOf } from '#studio/words/dictionaries.ts';
import { schemaInWords } from '#studio/words/schema-in-words.ts';
import { codeFiles, literalsIn, place } from './literals.ts';

const translated = ['zh', 'ja'] as const;
const sentences = Object.keys(dictionaries.ja);
const placesOf = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

/** Titles, descriptions and choices of the schema, and the choices that are their own titles. */
function schemaWords(): { readonly sentences: string[]; readonly names: string[] } {
  const [titles, names]: [string[], string[]] = [[], []];
  const noteIn = (list: string[]) => (text: string) => {
    list.push(text);
    return text;
  };
  schemaInWords(schemaTypes, { sentence: noteIn(titles), name: noteIn(names) });
  return { sentences: titles, names };
}

const schema = schemaWords();
const studioFiles = codeFiles('studio').filter((file) => !/^studio\/(seed|words|dist)\//.test(file));
/** Rules of lib whose sentences the Studio shows. */
const libFiles = ['lib/rules/promotion-window.ts', 'lib/price-history/promotion-prices.ts', 'lib/company/example-values.ts'];
/** Refusals of the lake that are written for editors. */
const lakeFiles = [
  ...codeFiles('services/lake/legal'),
  'services/lake/releases/release-reasons.ts',
  'services/lake/editors/accounts.ts',
  'services/lake/editors/two-factor.ts',
  'services/lake/documents/document-size.ts',
  'services/lake/http/errors.ts',
];
const literals = [...codeFiles('cms-schemas'), ...studioFiles, ...libFiles, ...lakeFiles].flatMap((file) => literalsIn(file));

/** Queries, selectors and styles: no editor reads them. */
const isCode = (text: string): boolean => /^[a-z]+(, | > )[a-z]+(, | > |$)|\*\[|_type|==|->|_id in path|;\n/.test(text);
const isSentence = (text: string): boolean => /[A-Za-z][a-z]+[,;:]? [a-z]/.test(text) && !isCode(text);
/** Long descriptions are written in two lines. */
const isPartOfDescription = (text: string): boolean => schema.sentences.some((whole) => whole !== text && whole.includes(text));

/** Literals that look like sentences of the Studio: parts of one, content, logs, the notice of the start-up. */
const notSaid: ReadonlySet<string> = new Set([
  ', replaced or withdrawn',
  'article block',
  ...['Unsupported file type', 'takes longer'],
  `${place} ${place} to mend in ${place} published documents.`,
  `Still an example, to be replaced before a launch: ${place}. Each is listed at ${place}.`,
  ...['the seller', 'sample number', 'sample numbers', 'sample figure', 'sample figures'],
  ...['document with .example addresses', 'documents with .example addresses'],
  // its status says it
  'There is no such account',
  ...[
    'the lake failed',
    'The caller left',
    'Internal error',
    'The disk of the content lake is full: nothing was written. It takes writes again when there is room',
  ],
]);

/** Sentences that are put together from parts. */
const composed: readonly string[] = [
  // machines, in the audit log
  ...['Site software', 'Site reader', 'First content'],
  ...['draft', 'field', 'price', 'change', 'model', 'line'].flatMap((noun) => [`1 ${noun}`, `2 ${noun}s`]),
  ...['1 thing to mend in 3 published documents.', '2 things to mend in 3 published documents.'],
  ...['English · version 1 · last on 2026-01-01', 'English · version 1, replaced or withdrawn · last on 2026-01-01'],
  ...[
    'New synonyms: mooring',
    'New readers’ question: mooring',
    'New popular search: mooring',
    'USD 1, before USD 2; no claim: not sold',
    'USD 1; no claim: not sold',
    '2026-01-01 – 2026-02-01 UTC, every 56 days',
  ],
];

const said = [
  ...schema.sentences,
  ...composed,
  ...literals.filter(({ text, said: given }) => given || (isSentence(text) && !isPartOfDescription(text))).map(({ text }) => text),
].filter((text) => /[A-Za-z]{2}/.test(text) && !notSaid.has(text));

describe.each(translated)('the words of the Studio in %s', (language) => {
  const translator = translatorOf(language);

  test('are there for every title, message and sentence', () => {
    const isUnsaid = (text: string): boolean => /[A-Za-z]{2}/.test(text) && translator.sentence(text) === null;
    expect([...new Set(said)].filter((text) => isUnsaid(text) && text.split(' · ').some(isUnsaid))).toEqual([]);
  });

  test('are there for the same sentences as in the other language, with the same places', () => {
    expect(Object.keys(dictionaries[language])).toEqual(sentences);
    expect(
      Object.entries(dictionaries[language]).filter(([english, words]) => String(placesOf(words)) !== String(placesOf(english))),
    ).toEqual([]);
  });
});

/** What a sentence with places fits. */
const fits = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
    's',
  );

test('no sentence is translated that the Studio does not say', () => {
  const texts = new Set(
    [...schema.sentences, ...schema.names, ...composed, ...literals.map(({ text }) => text)].flatMap((text) => [
      text,
      ...text.split(' · '),
    ]),
  );
  const unused = sentences.filter(
    (sentence) => !texts.has(sentence) && !(sentence.includes('{') && [...texts].some((text) => fits(sentence).test(text))),
  );
  expect(unused).toEqual([]);
});

test('no element of the Studio has words of its own besides', () => {
  const words = /(?:title|lead|aria-label|placeholder)="([A-Z][^"]*)"|(?<!=)>([A-Z][a-z][^<>{}=;()]*)<\/|^ +([A-Z][a-z]+ [^<>{}=;():]*)$/gm;
  const found = studioFiles.filter((file) => file.endsWith('.tsx')).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(words)]);
  expect(found.map(([text]) => text)).toEqual([]);
});
