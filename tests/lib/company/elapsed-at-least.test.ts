import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { elapsedAtLeast, type Clock } from '#lib/company/elapsed-at-least.ts';

/** A clock whose timers drop the fraction of a millisecond, as browsers’ do; each reading takes some microseconds. */
function browserClock(startMs: number): Clock & { readonly waits: number[] } {
  let now = startMs;
  const waits: number[] = [];
  return {
    waits,
    nowMs: () => (now += 0.02),
    wait: async (ms) => {
      waits.push(ms);
      now += Math.trunc(ms);
    },
  };
}

test('R-12.3 a message that was pasted is never sent as one that a program typed, at whatever fraction of a millisecond it comes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 2_999, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      async (afterMs, sinceMs) => {
        expect(await elapsedAtLeast(3_000, sinceMs, browserClock(sinceMs + afterMs))).toBe(3_000);
      },
    ),
  );
});

test('who took longer does not wait at all', async () => {
  const clock = browserClock(4_200.5);
  expect(await elapsedAtLeast(3_000, 1_000, clock)).toBe(3_200);
  expect(clock.waits).toEqual([]);
});
