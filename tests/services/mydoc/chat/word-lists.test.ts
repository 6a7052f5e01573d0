import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const textOf = (file: string): string => readFileSync(new URL(`../../../../services/mydoc/chat/${file}`, import.meta.url), 'utf8');

/** The alternatives of a pattern, group by group, those of the whole first. */
function alternativesOf(pattern: string): string[][] {
  const groups: string[][] = [];
  const open: string[][] = [['']];
  const write = (part: string): void => {
    for (const group of open) group.push((group.pop() ?? '') + part);
  };
  for (const [part] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|]|[^\\[()|]+/gu)) {
    if (part === '|') {
      open.slice(0, -1).forEach((group) => group.push((group.pop() ?? '') + part));
      open.at(-1)?.push('');
    } else if (part.startsWith('(')) {
      write(part);
      open.push(['']);
    } else if (part === ')') {
      groups.push(open.pop() ?? []);
      write(part);
    } else write(part);
  }
  return [...open, ...groups];
}

const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at);

test('the alternatives of a pattern are read group by group', () => {
  expect(alternativesOf('a(?:b|c(?=d|e))|[x|y]\\||f')).toEqual([
    ['a(?:b|c(?=d|e))', '[x|y]\\|', 'f'],
    ['d', 'e'],
    ['b', 'c(?=d|e)'],
  ]);
});

test.each(['questions/price-words.ts', 'questions/price-question.ts', 'questions/refused-topics.ts'])(
  'no pattern of %s repeats a word',
  (file) => {
    const patterns = [...textOf(file).matchAll(/patternOf\(String\.raw`([^`]*)`\)/gu)].map(([, lines = '']) =>
      lines.replaceAll(/\n\s*/g, ''),
    );
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.flatMap(alternativesOf).flatMap(repeated)).toEqual([]);
  },
);

test('no list of risky words repeats a word', () => {
  const lists = [...textOf('gate/risky-words.ts').matchAll(/(?:english|anywhere)\((?=\s*['`])([^;]*)\);/gu)].map(
    ([, written = '']) => written,
  );
  expect(lists.length).toBeGreaterThan(5);
  const words = lists.map((written) =>
    [...written.matchAll(/'([^']*)'|`([^`]*)`/gu)].flatMap(([, quoted, lines]) => (quoted ?? lines ?? '').trim().split(/\s+/)),
  );
  expect(words.flatMap(repeated)).toEqual([]);
});
