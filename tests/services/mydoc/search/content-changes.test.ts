import { afterEach, expect, test } from '@jest/globals';
import { documentsSearch, readSearchLink } from '#lib/contracts/calls/search-call.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';
import { searchDocuments } from '../sample-content.ts';

let mydoc: MydocUnderTest;

afterEach(() => mydoc.close());

/** A service whose CMS can be given other documents, which it is told of. */
async function start(): Promise<(documents: readonly SampleDocument[]) => void> {
  let documents = searchDocuments;
  mydoc = await startMydoc({ ask: (query, parameters) => askOver(documents)(query, parameters) });
  return (next) => {
    documents = next;
    mydoc.mydoc.contentChanged();
  };
}

async function titles(search: string): Promise<(string | undefined)[]> {
  const answer = await mydoc.call('doc/helpDoc/searchArtAndPro', { search, language: 'en' });
  return documentsSearch.output.parse(answer.message).items.map(({ linkData }) => readSearchLink(linkData)?.title);
}

const isWordpress = ({ title }: SampleDocument): boolean => title === 'Install WordPress';
const wordpress = searchDocuments.find(isWordpress);
const others = searchDocuments.filter((document) => !isWordpress(document));
const synonym = { _id: 'synonym-1', _type: 'synonym', language: 'en', words: ['blog', 'wordpress'] };

test('R-8.2 a text is found as soon as it is published, under a new name once it has it, and no more once it is withdrawn', async () => {
  const publish = await start();
  expect(await titles('terminal')).toEqual(['Install WordPress']);
  publish([...others, { ...wordpress, _id: 'renamed', _type: 'article', title: 'Start a journal' }]);
  expect(await titles('journal')).toEqual(['Start a journal']);
  expect(await titles('terminal')).toEqual(['Start a journal']);
  publish(others);
  expect(await titles('journal')).toEqual([]);
  expect(await titles('terminal')).toEqual([]);
});

test('R-8.2 a synonym counts as soon as it is published', async () => {
  const publish = await start();
  expect(await titles('blog')).toEqual([]);
  publish([...searchDocuments, synonym]);
  expect(await titles('blog')).toEqual(['Install WordPress']);
});
