import { expect, test } from '@jest/globals';
import { answerQuery } from '#tests/studio/query-server.ts';
import { draftsQuery, waitingDrafts } from '#studio/tools/start/waiting-drafts.ts';

const draft = (id: string, more: object = {}) => ({
  _id: `drafts.${id}`,
  _type: 'banner',
  _updatedAt: '2026-11-22T12:00:00Z',
  title: { en: id },
  ...more,
});
const legal = { _type: 'article', kind: 'legal', title: 'Terms', effectiveDate: '2027-01-01' };
const lastAuthors = new Map([
  ['drafts.mine', 'me'],
  ['drafts.theirs', 'them'],
  ['drafts.my-terms', 'me'],
  ['drafts.their-terms', 'them'],
]);
const waiting = (isLegalEditor: boolean) =>
  waitingDrafts([draft('mine'), draft('theirs'), draft('my-terms', legal), draft('their-terms', legal), null, { _id: 'drafts.x' }], {
    me: 'me',
    isLegalEditor,
    lastAuthors,
  }).map(({ id, waitsFor, isLegal }) => `${id}: ${waitsFor}${isLegal ? ', legal' : ''}`);

test('a draft waits for its last author, a legal text for anybody else who may publish it; what waits for me comes first', () => {
  expect(waiting(true)).toEqual(['mine: me', 'their-terms: me, legal', 'theirs: another', 'my-terms: another, legal']);
});

test('a legal text without the day from which it is in force waits for its author', () => {
  const begun = { ...legal, effectiveDate: undefined };
  const drafts = waitingDrafts([draft('their-terms', begun), draft('my-terms', begun)], { me: 'me', isLegalEditor: true, lastAuthors });
  expect(drafts.map(({ id, waitsFor, lacksDay }) => [id, waitsFor, lacksDay])).toEqual([
    ['my-terms', 'me', true],
    ['their-terms', 'another', true],
  ]);
});

test('a legal text waits for no one who may not publish it', () => {
  expect(waiting(false)).toEqual(['mine: me', 'theirs: another', 'my-terms: another, legal', 'their-terms: another, legal']);
});

test('what the Studio’s preview stores for itself is no draft that waits, nor is what is published', async () => {
  const documents = [draft('mine'), draft('secret', { _type: 'sanity.previewUrlSecret' }), { ...draft('out'), _id: 'out' }];
  expect(await answerQuery(documents, draftsQuery)).toMatchObject([{ _id: 'drafts.mine' }]);
});
