import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readQuery } from '#lib/search/read-query.ts';
import { createLanguageIndex, type Hit, type LanguageIndex } from '#services/mydoc/search/language-index.ts';
import { PassageIndex } from '#services/mydoc/search/passage-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';
import { expansionsOf, synonymsShape } from '#services/mydoc/search/synonyms.ts';

const document = (id: string, title: string, ...sections: (readonly [heading: string, text: string])[]): SearchedDocument => ({
  type: 'article',
  group: id,
  language: 'en',
  id,
  title,
  link: `/doc/article/${id}`,
  passages: sections.map(([heading, text], index) => ({
    fragment: index === 0 ? null : `section-${index}`,
    heading,
    lines: text.split('\n'),
  })),
});

const articles = [
  document('backup', 'Backups', ['Keep copies', 'A snapshot is no backup.'], ['Restore', 'Choose a copy and the disk.']),
  document('snapshot', 'Snapshots', ['Freeze a disk', 'Take one before an update.']),
  document('network', 'Private network', ['Servers talk', 'Set max_fails=2 in nginx.'], ['Prices', 'Transfer inside is free.']),
  document('mail', 'Send private mail', ['Ports', 'The network is slow. Port 25 is closed. The answer is 429 rate_limited.']),
];

const synonyms = synonymsShape.read(
  [
    { _id: 's', _type: 'synonym', language: 'en', words: ['private network', 'VPC'] },
    { _id: 'b', _type: 'synonym', language: 'en', words: 'broken' },
  ],
  () => {},
);

let index: LanguageIndex;

beforeEach(async () => {
  index = createLanguageIndex();
  await index.update(articles);
});

const hits = (search: string): readonly Hit[] => {
  const query = readQuery(search);
  return index.search(query, expansionsOf(query, synonyms.en));
};
const found = (search: string): string[] => hits(search).map((hit) => hit.document.id);

describe('R-8.2 what is found in one language', () => {
  test('a title weighs more than a heading, and that more than a text', () => {
    expect(found('snapshot')).toEqual(['snapshot', 'backup']);
    expect(found('restore')).toEqual(['backup']);
  });

  test('one of several words is enough; a text with more of them comes first, and tells its share', () => {
    expect(found('disk copy choose')).toEqual(['backup', 'snapshot']);
    expect(hits('disk copy choose').map(({ coverage }) => coverage)).toEqual([1, 1 / 3]);
  });

  test.each([
    ['snapshto', 'snapshot'],
    ['snpshot', 'snapshot'],
    ['privat netwrok', 'network'],
    ['snaps', 'snapshot'],
    ['pricin', 'network'],
    ['max_fails', 'network'],
    ['max_fails=2', 'network'],
    ['rate_limited', 'mail'],
    ['429', 'mail'],
    ['VPC', 'network'],
  ])('%s finds %s', (search, id) => {
    expect(found(search)[0]).toBe(id);
  });

  test('a corrected word counts as found', () => {
    expect(hits('netowrk')[0]).toMatchObject({ document: { id: 'network' }, coverage: 0.8 });
    expect([...(hits('netowrk')[0]?.matched().replaced ?? [])]).toEqual(['netowrk']);
    expect(hits('snpshot')[0]).toMatchObject({ coverage: 1 });
  });

  test.each(['428', 'cat', 'zzzz', 'max_fails=3x9'])('%s is not taken for something else of its length', (search) => {
    expect(found(search).filter((id) => id === 'mail')).toEqual([]);
  });

  test('a word that is known is not taken for a typing error', () => {
    expect(found('fails')).toEqual(['network']);
    expect(found('mail')).toEqual(['mail']);
  });

  test('of a search of many typing errors six words are corrected, and three of them by two letters', () => {
    const sought = jest.spyOn(PassageIndex.prototype, 'find');
    hits('snqpxhot netqxork diqx reqxtork priqxatk bacqkupk tranqxfk endqxpnk');
    const errors = sought.mock.calls.flatMap(([each]) => each.map((one) => one.errors ?? 0)).filter((letters) => letters > 0);
    sought.mockRestore();
    expect(errors).toEqual([2, 2, 1, 1, 1, 1]);
    expect(found('kkkk llll mmmm nnnn pppp netwrok')).toEqual(['network', 'mail']);
    expect(found('kkkk llll mmmm nnnn pppp rrrr netwrok')).toEqual([]);
  });

  test('a word is looked for in the two forms that it was typed in and stemmed to, with as many errors', () => {
    const sought = jest.spyOn(PassageIndex.prototype, 'find');
    hits('kkkk llll mmmm snapqxhots');
    const byForm = sought.mock.calls.flatMap(([each]) => each.flatMap(({ terms, errors = 0 }) => (errors > 0 ? [[terms[0], errors]] : [])));
    sought.mockRestore();
    expect(byForm.slice(-2)).toEqual([
      ['snapqxhot', 1],
      ['snapqxhots', 1],
    ]);
  });

  test('a synonym counts for the words in whose place it is', () => {
    expect(hits('vpc transfer')[0]).toMatchObject({ document: { id: 'network' }, coverage: 0.9 });
    expect([...(hits('vpc')[0]?.matched().replaced ?? [])]).toEqual(['vpc']);
  });

  test('a synonym of several words is found where they stand side by side', () => {
    expect(found('vpc')).toEqual(['network']);
    expect(hits('vpc')[0]?.matched()).toMatchObject({ found: new Set(), phrases: ['private network'] });
  });

  test('a hit has the passage that answers best', () => {
    expect(hits('transfer price')[0]?.passage.fragment).toBe('section-1');
    expect(hits('nginx')[0]?.passage.fragment).toBeNull();
  });
});

describe('R-8.2 the index follows the content', () => {
  test('a text that was changed, added or withdrawn is found as it is', async () => {
    const [backup, , network, mail] = articles;
    if (!backup || !network || !mail) throw new Error('an article is missing');
    const changed = document('network', 'Private network', ['Servers talk', 'Everything with caddy.']);
    const added = document('new', 'Load balancer', ['Spread', 'Two servers.']);
    await index.update([backup, changed, mail, added]);
    expect(found('nginx')).toEqual([]);
    expect(found('caddy')).toEqual(['network']);
    expect(found('freeze')).toEqual([]);
    expect(found('balancer')).toEqual(['new']);
    expect(hits('transfer')).toEqual([]);
  });

  test('a copy of a text with the same words takes its place without being indexed again', async () => {
    const copies = articles.map((article) => ({ ...article }));
    await index.update(copies);
    expect(hits('backup')[0]?.document).toBe(copies[0]);
    expect(found('snapshot')).toEqual(['snapshot', 'backup']);
  });

  test('others run while many texts are indexed', async () => {
    const many = Array.from({ length: 600 }, (_, number) =>
      document(`n${number}`, `Number ${number}`, ['Words', `text ${number} `.repeat(200)]),
    );
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await index.update(many);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(2);
    expect(found('577')[0]).toBe('n577');
  });
});

test('a legal text stands behind one that says the same, unless it is looked for by its name', async () => {
  const text = ['Rules', 'Mail must not be sent in bulk.'] as const;
  const terms = { ...document('terms', 'Terms of service', text), legal: true };
  await index.update([terms, document('sending', 'Sending letters', text)]);
  const found = (search: string) => index.search(readQuery(search), []).map((hit) => hit.document.id);
  expect(found('bulk mail')).toEqual(['sending', 'terms']);
  await index.update([{ ...terms, title: 'Terms of bulk mail' }, document('sending', 'Sending letters', text)]);
  expect(found('bulk mail')).toEqual(['terms', 'sending']);
});
