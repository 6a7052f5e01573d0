import { expect, test } from '@jest/globals';
import { isBlockedPort } from '#scripts/stack/blocked-ports.ts';
import { findFreePort } from '#scripts/stack/free-port.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';

test.each(['PORT', 'SERVICES_PORT'])('a start at a port that browsers refuse says so: %s', async (name) => {
  await expect(readStackSettings({ [name]: '4190' })).rejects.toThrow(`${name}: browsers open no page at port 4190`);
});

test('a port that is looked for is none of those that fetch refuses', async () => {
  expect(await findFreePort(6_665)).toBeGreaterThan(6_669);
});

test('the ports that this Node refuses are the ones of the list', async () => {
  for (const port of [1, 25, 4190, 6_000, 10_080]) {
    expect([port, isBlockedPort(port)]).toEqual([port, true]);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  }
  for (const port of [3_000, 3_100, 4_189]) expect(isBlockedPort(port)).toBe(false);
});
