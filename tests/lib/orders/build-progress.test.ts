import { expect, test } from '@jest/globals';
import { buildProgress } from '#lib/orders/build-progress.ts';

const at = '2026-11-21T12:00:00.000Z';

const built = {
  now: '2026-11-21T12:00:30.000Z',
  server: { id: 's', state: 'building', address: null, readyAt: '2026-11-21T12:02:00.000Z' },
  history: [
    { kind: 'placed', at: '2026-11-21T11:59:00.000Z' },
    { kind: 'provisioning-started', at },
  ],
} as const;

test('a build is told in seconds since it began, of those that it was said to take, and with a word once it takes longer', () => {
  expect(buildProgress({ ...built, history: [...built.history] }, 0)).toEqual({ passed: 30, whole: 120, late: false });
  expect(buildProgress({ ...built, history: [...built.history] }, 100_000)).toEqual({ passed: 120, whole: 120, late: true });
  expect(buildProgress({ ...built, history: [...built.history], server: null }, 0)).toBeNull();
});
