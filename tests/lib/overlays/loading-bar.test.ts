import { describe, expect, test } from '@jest/globals';
import { createLoadingBar, loadingDurationMs, loadingThrottleMs, type LoadingState } from '#lib/overlays/loading-bar.ts';
import { fakeTimers } from './fake-timers.ts';

function watch() {
  const timers = fakeTimers();
  const bar = createLoadingBar(timers);
  const seen: LoadingState[] = [];
  bar.subscribe(() => seen.push(bar.current()));
  return { timers, bar, seen };
}

describe('R-3.11 the loading bar', () => {
  test('a page that comes within 200 ms shows none', () => {
    const { timers, bar, seen } = watch();
    bar.start();
    timers.pass(loadingThrottleMs - 1);
    bar.done();
    timers.pass(loadingDurationMs * 2);
    expect([loadingThrottleMs, seen, timers.waiting()]).toEqual([200, [], 0]);
  });

  test('it grows from 200 ms on, is full after 5000 ms more, and stays until the page is there', () => {
    const { timers, bar } = watch();
    const at = (ms: number): LoadingState => {
      timers.pass(ms);
      return bar.current();
    };
    bar.start();
    expect([loadingDurationMs, at(199), at(1), at(4_999), at(1), at(60_000)]).toEqual([5_000, 'hidden', 'grows', 'grows', 'full', 'full']);
    bar.done();
    expect(bar.current()).toBe('hidden');
  });

  test('a second change of pages while the first is shown goes on with the same bar', () => {
    const { timers, bar, seen } = watch();
    bar.start();
    timers.pass(200);
    bar.start();
    timers.pass(5_000);
    expect(seen).toEqual(['grows', 'full']);
  });
});
