import { expect, test } from '@jest/globals';
import { concatMap, from, lastValueFrom, of, timer, toArray } from 'rxjs';
import { followDrafts } from '#studio/tools/start/follow-drafts.ts';

const terms = (revision: string) => ({
  _id: 'drafts.terms-v3',
  _rev: revision,
  _type: 'article',
  kind: 'legal',
  title: 'Terms',
  effectiveDate: '2027-01-01',
  _updatedAt: '2026-11-22T12:00:00Z',
});
const banner = { _id: 'drafts.sale', _rev: 'one', _type: 'banner', title: { en: 'Sale' }, _updatedAt: '2026-11-22T12:00:00Z' };
const reader = { me: 'counsel', isLegalEditor: true };

async function shownAfter(lists: readonly unknown[], authors: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>) {
  const shown = await lastValueFrom(followDrafts(from(lists), authors, reader).pipe(toArray()));
  return shown.map((drafts) => drafts.map(({ id, waitsFor }) => `${id}: ${waitsFor}`));
}

test('what was published is gone from what waits', async () => {
  const authors = async () => new Map([[terms('one')._id, 'clerk'] as const, [banner._id, 'counsel'] as const]);
  expect(await shownAfter([[terms('one'), banner], [banner], []], authors)).toEqual([['terms-v3: me', 'sale: me'], ['sale: me'], []]);
});

test('a draft waits for the other person as soon as another has changed it; of each revision it is asked once who did', async () => {
  const asked: (readonly string[])[] = [];
  const authors = async (ids: readonly string[]) => {
    asked.push(ids);
    return new Map(ids.map((id) => [id, asked.length === 1 ? 'clerk' : 'counsel'] as const));
  };
  const shown = await shownAfter([[terms('one')], [terms('one')], [terms('two')], null], authors);
  expect(shown).toEqual([['terms-v3: me'], ['terms-v3: me'], ['terms-v3: another'], []]);
  expect(asked).toEqual([['drafts.terms-v3'], ['drafts.terms-v3']]);
});

test('a list whose authors come late is not shown after a newer one', async () => {
  const lists = [[terms('one')], []];
  const late = (ids: readonly string[]) =>
    lastValueFrom(timer(20).pipe(concatMap(() => of(new Map(ids.map((id) => [id, 'clerk'] as const))))));
  expect(await shownAfter(lists, late)).toEqual([['terms-v3: me'], []]);
});
