import { expect, test } from '@jest/globals';
import { groupSlugOf, oneGroupPath, readGroupId, storedGroupPath } from '#lib/group-buy/group-paths.ts';

const id = '3f0c2a9e-7c51-4d0e-9f1a-1b2c3d4e5f60';

test('R-7.1 a group has an address below the open groups of its campaign', () => {
  expect(oneGroupPath('vps', id)).toBe(`/activity/pintuan/part-vps/${id}`);
  expect(oneGroupPath('cvm', id)).toBe(`/activity/pintuan/partcvm/${id}`);
  expect(storedGroupPath('cvm', id)).toBe(`/activity/pintuan/partcvm?id=${id}`);
});

test.each(['', '7Q4K', `${id}0`, id.toUpperCase(), `${id}\n`, undefined, [id]])('R-7.6 %j is no id of a group', (text) => {
  expect(readGroupId(text)).toBeNull();
});

test('a campaign without pages has none', () => {
  expect([readGroupId(id), groupSlugOf('vps'), groupSlugOf('winter')]).toEqual([id, 'vps', null]);
});
