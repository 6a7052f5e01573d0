import { describe, expect, test } from '@jest/globals';
import { leftMs, leftSeconds, look, pause, resume, startCountdown, welcomeMs } from '#lib/onboarding/countdown.ts';

const startMs = 1_800_000_000_000;
const running = startCountdown(startMs, welcomeMs);
const seconds = (afterMs: number) => leftSeconds(look(running, startMs + afterMs, welcomeMs), startMs + afterMs, welcomeMs);

describe('R-12.4 the countdown of the welcome', () => {
  test.each([
    [0, 10],
    [1, 10],
    [999, 10],
    [1_000, 9],
    [9_000, 1],
    [9_999, 1],
    [10_000, 0],
    [60_000, 0],
  ])('after %d ms %d seconds are left', (afterMs, left) => {
    expect(seconds(afterMs)).toBe(left);
  });

  test('it is over at its instant and not a millisecond before', () => {
    expect(look(running, startMs + welcomeMs - 1, welcomeMs).kind).toBe('running');
    expect(look(running, startMs + welcomeMs, welcomeMs)).toEqual({ kind: 'over' });
  });

  test('a tab that slept for an hour finds it over with the first look', () => {
    expect(look(running, startMs + 3_600_000, welcomeMs)).toEqual({ kind: 'over' });
  });

  test('paused it does not move, however long, and continues from there', () => {
    const paused = pause(running, startMs + 3_400, welcomeMs);
    expect(leftSeconds(paused, startMs + 86_400_000, welcomeMs)).toBe(7);
    expect(look(paused, startMs + 86_400_000, welcomeMs)).toBe(paused);
    const again = resume(paused, startMs + 100_000);
    expect(leftMs(again, startMs + 100_000, welcomeMs)).toBe(6_600);
    expect(look(again, startMs + 106_600, welcomeMs)).toEqual({ kind: 'over' });
  });

  test('what is over stays over', () => {
    const over = look(running, startMs + welcomeMs, welcomeMs);
    expect([pause(over, startMs, welcomeMs), resume(over, startMs), look(over, startMs, welcomeMs)]).toEqual([over, over, over]);
    expect(leftMs(over, startMs, welcomeMs)).toBe(0);
  });

  test('a clock that is set back makes the wait no longer than the whole', () => {
    const setBack = startMs - 3_600_000;
    const seen = look(running, setBack, welcomeMs);
    expect(leftMs(seen, setBack, welcomeMs)).toBe(welcomeMs);
    expect(look(seen, setBack + welcomeMs, welcomeMs)).toEqual({ kind: 'over' });
  });

  test('resuming what runs changes nothing', () => {
    expect(resume(running, startMs + 5_000)).toBe(running);
  });
});
