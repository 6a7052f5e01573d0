import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from '#studio/actions/use-settled.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a reason against publishing is said at once, and holds for a moment after it is gone', () => {
  const { result, rerender } = renderHook(({ reason }: { reason: string | null }) => useSettled(reason), {
    initialProps: { reason: null as string | null },
  });
  const after = (reason: string | null, ms: number): string | null => {
    rerender({ reason });
    act(() => jest.advanceTimersByTime(ms));
    return result.current;
  };
  expect(result.current).toBeNull();
  expect(after('Saving…', 0)).toBe('Saving…');
  expect(after(null, 300)).toBe('Saving…');
  expect(after('Checking…', 100)).toBe('Checking…');
  expect(after(null, 399)).toBe('Checking…');
  expect(after(null, 1)).toBeNull();
});
