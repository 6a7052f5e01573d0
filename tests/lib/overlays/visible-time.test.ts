import { describe, expect, test } from '@jest/globals';
import { promotionDelayMs } from '#lib/overlays/promotion-rules.ts';
import { afterVisibleTime, seenSinceLoadMs } from '#lib/overlays/visible-time.ts';
import { fakeTimers } from './fake-timers.ts';

function watch() {
  const timers = fakeTimers();
  let times = 0;
  const time = afterVisibleTime(promotionDelayMs, () => void (times += 1), timers);
  return { timers, time, times: () => times };
}

test.each([
  ['since it was loaded', { visible: true, nowMs: 5_000, loadedAtMs: 1_200, shownAtMs: 0 }, 3_800],
  ['since its tab was opened', { visible: true, nowMs: 5_000, loadedAtMs: 1_200, shownAtMs: 4_000 }, 1_000],
  ['not while it loads', { visible: true, nowMs: 5_000, loadedAtMs: null, shownAtMs: 0 }, 0],
  ['not in a tab that is not seen', { visible: false, nowMs: 5_000, loadedAtMs: 1_200, shownAtMs: 0 }, 0],
  ['never less than nothing', { visible: true, nowMs: 1_000, loadedAtMs: 1_200, shownAtMs: 0 }, 0],
])('R-3.7 a page has been seen %s', (_since, page, expected) => {
  expect(seenSinceLoadMs(page)).toBe(expected);
});

describe('R-3.7 30 seconds of a page that is seen', () => {
  test('not after 29.999 seconds, at 30 seconds, and once', () => {
    const { timers, time, times } = watch();
    time.setVisible(true);
    timers.pass(29_999);
    expect(times()).toBe(0);
    timers.pass(1);
    expect(times()).toBe(1);
    time.setVisible(false);
    time.setVisible(true);
    timers.pass(promotionDelayMs * 2);
    expect(times()).toBe(1);
  });

  test('time in a tab that is not seen does not count', () => {
    const { timers, time, times } = watch();
    time.setVisible(false);
    timers.pass(60_000);
    time.setVisible(true);
    timers.pass(20_000);
    time.setVisible(false);
    expect(timers.waiting()).toBe(0);
    timers.pass(3_600_000);
    time.setVisible(true);
    timers.pass(9_999);
    expect(times()).toBe(0);
    timers.pass(1);
    expect(times()).toBe(1);
  });

  test('two reports that it is visible start no second clock', () => {
    const { timers, time, times } = watch();
    time.setVisible(true);
    timers.pass(15_000);
    time.setVisible(true);
    expect(timers.waiting()).toBe(1);
    timers.pass(15_000);
    expect(times()).toBe(1);
  });

  test('a tab that is left when they are over, and was too busy to hear of it, hears of it when it is seen again', () => {
    const timers = fakeTimers();
    let [lateMs, times] = [0, 0];
    const time = afterVisibleTime(promotionDelayMs, () => void (times += 1), { ...timers, nowMs: () => timers.nowMs() + lateMs });
    time.setVisible(true);
    timers.pass(promotionDelayMs - 1);
    lateMs = 5;
    time.setVisible(false);
    time.setVisible(true);
    timers.pass(0);
    expect(times).toBe(1);
  });

  test('once it is stopped, nothing comes', () => {
    const { timers, time, times } = watch();
    time.setVisible(true);
    time.stop();
    time.setVisible(true);
    timers.pass(promotionDelayMs);
    expect([times(), timers.waiting()]).toEqual([0, 0]);
  });
});
