import { expect, test } from '@jest/globals';
import { subjectsShape } from '#services/mydoc/search/subjects.ts';

const category = (id: string, parent: string | null) => ({ _id: id, slug: `${id}-slug`, name: { en: id, zh: null, ja: null }, parent });

test('R-8.2 a category belongs to the uppermost one above it, and one in a circle or below nothing to none', () => {
  const problems: unknown[] = [];
  const elements = [category('servers', null), category('linux', 'servers'), category('ssh', 'linux'), category('storage', null)];
  const circle = [category('one', 'other'), category('other', 'one'), category('lost', 'gone'), { _id: 'broken' }];
  const subjects = subjectsShape.read([...elements, ...circle], (problem) => problems.push(problem));
  expect(subjects.list.map(({ slug }) => slug)).toEqual(['servers-slug', 'storage-slug']);
  expect(['servers', 'linux', 'ssh', 'storage', 'lost', 'gone', null, undefined].map((id) => subjects.of(id))).toEqual([
    'servers-slug',
    'servers-slug',
    'servers-slug',
    'storage-slug',
    null,
    null,
    null,
    null,
  ]);
  expect(['one-slug', 'other-slug', null]).toContain(subjects.of('one'));
  expect(problems).toHaveLength(1);
});
