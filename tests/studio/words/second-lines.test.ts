import { describe, expect, test } from '@jest/globals';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';
import { schemaInWords, type Say } from '#studio/words/schema-in-words.ts';

type Node = Readonly<Record<string, unknown>>;

/** Every object below a value, itself included. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (typeof value === 'object' && value !== null) {
    yield asRecord(value);
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

const documents = seedDocuments({}, new Date('2026-11-01T00:00:00Z'));
const byId = new Map<unknown, unknown>(documents.map((document) => [document._id, document]));
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((within, name) => {
    const node = asRecord(within);
    return asRecord(byId.get(node._ref) ?? node)[name];
  }, value);

/** Figures and codes that are the same in every language. */
const isCode = (part: string): boolean =>
  /^(USD|HKD|JPY) [\d.?]+$|^\d+ (vCPU|GiB( \w+)?)$|^[\w-]+( c\d+m\d+)?$|^\/activity\/|^[\d:–\s-]+UTC$/.test(part);

/** The parts of every second line that the seed's documents and their entries have, with what was selected for it. */
function secondLines(say: Say) {
  const previews = new Map(
    [...nodesIn(schemaInWords(schemaTypes, say))].flatMap(({ name, preview }) => (preview ? [[name, asRecord(preview)] as const] : [])),
  );
  return [...nodesIn(documents)].flatMap((node) => {
    const { select, prepare } = previews.get(node._type) ?? {};
    if (typeof prepare !== 'function') return [];
    const selected = Object.fromEntries(Object.entries(asRecord(select)).map(([name, path]) => [name, at(node, String(path))]));
    const { subtitle }: { subtitle?: unknown } = prepare(selected);
    const parts = typeof subtitle === 'string' ? subtitle.split(' · ') : [];
    return parts.map((part) => ({ type: String(node._type), part, isContent: Object.values(selected).includes(part) }));
  });
}

describe.each(['zh', 'ja'] as const)('the second lines of lists in %s', (language) => {
  const { sentence, name } = translatorOf(language);

  test('have words for each part that is not content', () => {
    const inEnglish = secondLines({ sentence: (english) => english, name: (english) => english });
    const unsaid = inEnglish.filter(({ part, isContent }) => !isContent && !isCode(part) && sentence(part) === null);
    expect(inEnglish.length).toBeGreaterThan(1_000);
    expect([...new Set(unsaid.map(({ type, part }) => `${type}: ${part}`))]).toEqual([]);
  });

  test('name what was chosen by the title of the choice, not by its value', () => {
    const say: Say = { sentence: (english) => sentence(english) ?? english, name: (english) => name(english) ?? english };
    const parts = new Set(secondLines(say).map(({ type, part }) => `${type}: ${part}`));
    const expected = { zh: ['article: 中文', 'note: 警告', 'synonym: 日文', 'announcement: 通知'], ja: ['article: 中国語', 'note: 警告'] };
    expect([...parts]).toEqual(expect.arrayContaining(expected[language]));
    expect([...parts].filter((part) => /^(article|synonym): (en|zh|ja)$|^note: (info|warn)$|^taxNumber: vat$/.test(part))).toEqual([]);
  });
});

test('in English, too, a choice is named by its title', () => {
  const lines = secondLines({ sentence: (english) => english, name: (english) => english });
  expect(lines.map(({ type, part }) => `${type}: ${part}`)).toEqual(expect.arrayContaining(['article: Chinese', 'note: Worth knowing']));
});
