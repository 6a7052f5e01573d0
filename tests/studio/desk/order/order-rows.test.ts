import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arrangedGroups, movedTo, orderWrites } from '#studio/desk/order/order-rows.ts';

const card = (_id: string, order: number, group?: string) => ({ _id, _rev: `r-${_id}`, order, name: _id, group });
const idsOf = (groups: ReturnType<typeof arrangedGroups>) => groups.map(({ name, rows }) => [name, ...rows.map(({ id }) => id)].join(' '));

describe('documents that editors arrange', () => {
  test('stand by group in the order of the site, ties by id; drafts, what waits in a release and what cannot be read are no rows', () => {
    const documents = [
      card('b', 2, 'Tokyo'),
      card('c', 1, 'Tokyo'),
      card('a', 2, 'Tokyo'),
      card('x', 1, 'Oregon'),
      card('drafts.b', 9),
      card('versions.rSpring.b', 0, 'Tokyo'),
      null,
    ];
    expect(idsOf(arrangedGroups(documents))).toEqual(['Oregon x', 'Tokyo c a b']);
  });

  test('without a place stand first, without a name are called by their id', () => {
    const [{ rows } = { rows: [] }] = arrangedGroups([card('b', 1), { _id: 'a', _rev: 'r' }, { _id: 'drafts.b', _rev: 'd' }]);
    expect(rows.map(({ id, name, order }) => [id, name, order])).toEqual([
      ['a', 'a', 0],
      ['b', 'b', 1],
    ]);
    expect(rows[1]?.draft).toEqual({ revision: 'd', order: 0 });
    expect(arrangedGroups([{ ...card('a', 1), name: 'Named' }])[0]?.rows[0]?.name).toBe('Named');
  });

  test('of one place stand by their ids, in whatever order they were read', () => {
    for (const ids of ['abc', 'cba', 'bac']) expect(idsOf(arrangedGroups([...ids].map((id) => card(id, 1))))).toEqual([' a b c']);
  });

  test('move to a place, and never out of the row', () => {
    const rows = arrangedGroups([card('a', 1), card('b', 2), card('c', 3)])[0]?.rows ?? [];
    const moved = (id: string, place: number) =>
      movedTo(rows, id, place)
        .map((row) => row.id)
        .join('');
    expect([moved('c', 0), moved('a', 1), moved('a', 9), moved('b', -1), moved('z', 0)]).toEqual(['cab', 'bac', 'bca', 'bac', 'abc']);
  });

  test('only what has another place is written, its draft too, each with the revision that was read', () => {
    const rows = arrangedGroups([card('a', 10), card('b', 20), card('drafts.b', 20), card('c', 30)])[0]?.rows ?? [];
    expect(orderWrites(rows)).toEqual([]);
    expect(orderWrites(movedTo(rows, 'c', 1))).toEqual([
      { id: 'c', patch: { ifRevisionID: 'r-c', set: { order: 20 } } },
      { id: 'b', patch: { ifRevisionID: 'r-b', set: { order: 30 } } },
      { id: 'drafts.b', patch: { ifRevisionID: 'r-drafts.b', set: { order: 30 } } },
    ]);
  });

  test('stand as they were arranged once the writes are made, whatever places they had', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.nat(7),
        (orders, which, place) => {
          const documents = orders.map((order, index) => card(`d${index}`, order));
          const arranged = movedTo(arrangedGroups(documents)[0]?.rows ?? [], `d${which % orders.length}`, place);
          const written = new Map(orderWrites(arranged).map(({ id, patch }) => [id, patch.set.order]));
          const after = arrangedGroups(documents.map((each) => ({ ...each, order: written.get(each._id) ?? each.order })));
          expect(after[0]?.rows.map(({ id }) => id)).toEqual(arranged.map(({ id }) => id));
        },
      ),
    );
  });
});
