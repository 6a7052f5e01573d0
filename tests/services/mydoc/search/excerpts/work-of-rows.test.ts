import { beforeEach, expect, jest, test } from '@jest/globals';
import * as folding from '#lib/search/fold.ts';
import * as terms from '#lib/search/terms.ts';
import type { Matched } from '#services/mydoc/search/language-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const cut = jest.fn(terms.termsOf);
const folded = jest.fn(folding.foldWidthWithOffsets);
jest.unstable_mockModule('#lib/search/terms.ts', () => ({ ...terms, termsOf: cut }));
jest.unstable_mockModule('#lib/search/fold.ts', () => ({ ...folding, foldWidthWithOffsets: folded }));
const { correctedWords } = await import('#services/mydoc/search/excerpts/corrected-words.ts');
const { excerptOf } = await import('#services/mydoc/search/excerpts/highlights.ts');

const lineCount = 40;
const lines = Array.from({ length: lineCount }, (_, number) => `Line ${number} says something else.`);
const document: Pick<SearchedDocument, 'title' | 'passages'> = {
  title: 'Words',
  passages: [{ fragment: null, heading: 'Summary', lines: [...lines, 'Snapshots of a network and a firewall.'] }],
};

beforeEach(() => {
  cut.mockClear();
  folded.mockClear();
});

test('a text is cut up once, however many words of a search are corrected', () => {
  const typed = ['snapshto', 'netwrok', 'firewlal', 'zzzzzz'];
  const query = { words: typed.map((text) => ({ text, terms: [text] })), weights: new Map(typed.map((text) => [text, 1])) };
  const matched: Pick<Matched, 'found' | 'misspelt'> = { found: new Set(['snapshot', 'network', 'firewall']), misspelt: new Set(typed) };
  expect(correctedWords(query, matched, document)).toEqual([
    { typed: 'snapshto', found: 'Snapshots' },
    { typed: 'netwrok', found: 'network' },
    { typed: 'firewlal', found: 'firewall' },
  ]);
  expect(cut).toHaveBeenCalledTimes(lineCount + 3);
});

test('a line is folded letter by letter only for the synonyms of several words that it has', () => {
  const literals = ['private network', 'load balancer', 'network and', 'virtual server'];
  const [passage] = document.passages;
  if (!passage) throw new Error('there is no passage');
  const excerpt = excerptOf(passage, { terms: new Set(), literals, wholeKana: new Set() });
  expect(excerpt).toEqual({ text: 'Snapshots of a network and a firewall.', marks: [[15, 26]] });
  // the one line with it, that line to be cut, and its excerpt
  expect(folded).toHaveBeenCalledTimes(3);
});
