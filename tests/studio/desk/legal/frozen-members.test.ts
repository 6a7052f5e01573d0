import { expect, test } from '@jest/globals';
import type { ObjectMember } from 'sanity';
import { frozenMembers } from '#studio/desk/legal/frozen-members.ts';

const field = (name: string, more: object = {}) => ({ kind: 'field', key: name, name, field: { id: name, readOnly: false, ...more } });
const frozen = (...members: object[]): unknown[] => frozenMembers(members as ObjectMember[]);

test('over a published legal text only corrections and its place in lists can be written', () => {
  expect(frozen(field('title'), field('errata'), field('order'))).toEqual([
    field('title', { readOnly: true }),
    field('errata'),
    field('order'),
  ]);
});

test('a frozen field is frozen with the fields and entries inside it, and with the set of fields that it is in', () => {
  const inside = (readOnly: boolean) => ({
    readOnly,
    members: [
      { kind: 'item', key: 'k', item: { readOnly, members: [field('text', { readOnly })] } },
      { kind: 'fieldSet', key: 's', fieldSet: { readOnly, members: [field('href', { readOnly })] } },
      { kind: 'error', key: 'e' },
    ],
  });
  expect(frozen(field('body', inside(false)))).toEqual([field('body', inside(true))]);
  const set = (readOnly: boolean) => ({
    kind: 'fieldSet',
    key: 's',
    fieldSet: { members: [field('slug', { readOnly }), field('errata')] },
  });
  expect(frozen(set(false), { kind: 'error', key: 'e' })).toEqual([set(true), { kind: 'error', key: 'e' }]);
});
