import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { GroupFollower, type GroupReading } from '#components/group-buy/group/group-follower.ts';
import type { GroupPorts } from '#components/group-buy/group-ports.ts';
import { failed, group } from '#components/group-buy/group-samples.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { ok } from './draw-group-pages.tsx';

const detail = jest.fn<GroupPorts['detail']>();
const wait = jest.fn<GroupPorts['wait']>();
const readings: GroupReading[] = [];
let follower: GroupFollower;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  detail.mockReset();
  wait.mockReset();
  readings.length = 0;
  detail.mockImplementation(() => ok(group()));
  // an answer that never comes, until the call is aborted
  wait.mockImplementation(
    (_id, _version, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ ok: false, kind: 'aborted' }))),
  );
  follower = new GroupFollower({ id: group().id, ports: { detail, wait }, onReading: (reading) => void readings.push(reading) });
});

afterEach(() => {
  follower.stop();
  jest.useRealTimers();
});

const pass = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const look = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const versions = (): (number | string)[] =>
  readings.map((reading) => (reading.kind === 'seen' ? reading.seen.group.version : reading.kind));
const answerOnce = (change: Partial<GroupMessage>): void => void wait.mockImplementationOnce(() => ok(group(change)));

describe('R-7.1 following a group', () => {
  test('asks for it once, then waits for each version after the one it knows', async () => {
    answerOnce({ version: 8 });
    answerOnce({ version: 9 });
    follower.start();
    await pass();
    expect(detail).toHaveBeenCalledTimes(1);
    expect(wait.mock.calls.map(([, version]) => version)).toEqual([7, 8, 9]);
    expect(versions()).toEqual([7, 8, 9]);
  });

  test('an answer that a newer one has overtaken is left out', async () => {
    follower.start();
    await pass();
    follower.take(group({ version: 12 }));
    follower.take(group({ version: 11 }));
    expect(versions()).toEqual([7, 12]);
  });

  test('a wait that comes back at once without a change is not repeated at once', async () => {
    wait.mockImplementation(() => ok(group()));
    follower.start();
    await pass();
    const soon = wait.mock.calls.length;
    await pass(3_000);
    expect([soon, wait.mock.calls.length]).toEqual([1, 4]);
  });

  test('after failures it pauses longer each time, keeps what it knew, and starts anew after an answer', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
    wait.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValueOnce(busy);
    follower.start();
    await pass();
    expect(readings.at(-1)).toMatchObject({ kind: 'seen', stale: true });
    const times: number[] = [];
    for (let second = 0; second < 12; second += 1) {
      times.push(wait.mock.calls.length);
      await pass(1_000);
    }
    expect(times.slice(0, 8)).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  });

  test('that never answered is away, and is asked for again when the network is back', async () => {
    detail.mockResolvedValueOnce(busy);
    follower.start();
    await pass();
    expect(versions()).toEqual(['unavailable']);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(versions()).toEqual(['unavailable', 7]);
  });

  test('nothing is asked while nobody looks, and everything at once when somebody does', async () => {
    follower.start();
    await pass();
    look('hidden');
    await pass(60_000);
    expect([detail.mock.calls.length, wait.mock.calls.length]).toEqual([1, 1]);
    expect(wait.mock.calls[0]?.[2].aborted).toBe(true);
    look('visible');
    await pass();
    expect([detail.mock.calls.length, wait.mock.calls.length]).toEqual([2, 2]);
  });

  test('a group that nobody has is not asked for again', async () => {
    detail.mockResolvedValue(refused('groupDoesNotExist'));
    follower.start();
    await pass(120_000);
    expect([versions(), detail.mock.calls.length]).toEqual([['unknown'], 1]);
  });

  test('one in which nothing can change any more is not waited for', async () => {
    detail.mockImplementation(() => ok(group(failed)));
    follower.start();
    await pass(120_000);
    expect(wait).not.toHaveBeenCalled();
  });

  test('stops with its page', async () => {
    follower.start();
    await pass();
    follower.stop();
    await pass(120_000);
    expect(wait).toHaveBeenCalledTimes(1);
    expect(wait.mock.calls[0]?.[2].aborted).toBe(true);
  });
});
