import { expect, test } from '@jest/globals';
import { hasEnded, nameThisProcess } from '#services/platform/process/process-name.ts';

test('a name lasts as long as its process, and one of another machine or container never counts as ended', async () => {
  const named = await nameThisProcess();
  expect(await hasEnded(named.name)).toBe(false);
  await named.release();
  expect(await hasEnded(named.name)).toBe(process.platform === 'linux');
  const [machine = '', namespace = '', id = ''] = named.name.split('/');
  expect([await hasEnded(`other/${namespace}/${id}`), await hasEnded(`${machine}/net:[1]/${id}`), await hasEnded(id)]).toEqual([
    false,
    false,
    false,
  ]);
});
