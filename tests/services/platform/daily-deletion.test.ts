import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createDailyDeletion } from '#services/platform/daily-deletion.ts';
import { createLog } from '#services/platform/log.ts';

const log = createLog({ name: 'test', level: 'silent' });

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));

afterEach(() => void jest.useRealTimers());

test('each deletion runs once a day, however many ask at once', async () => {
  const deletion = jest.fn(async () => undefined);
  const forgetOld = createDailyDeletion([deletion], log);
  await Promise.all([forgetOld(), forgetOld()]);
  await forgetOld();
  expect(deletion).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  await forgetOld();
  expect(deletion).toHaveBeenCalledTimes(2);
});

test('one that fails runs again with the next call; the others ran, and nobody hears of it', async () => {
  const failing = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('the database is away'));
  const other = jest.fn(async () => undefined);
  const forgetOld = createDailyDeletion([failing, other], log);
  await expect(forgetOld()).resolves.toBeUndefined();
  await forgetOld();
  await forgetOld();
  expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});
