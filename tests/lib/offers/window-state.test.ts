import { expect, test } from '@jest/globals';
import { nextChange, windowState } from '#lib/offers/window-state.ts';

const startsAtMs = Date.parse('2026-11-17T00:00:00Z');
const endsAtMs = Date.parse('2026-12-15T00:00:00Z');
const window = { startsAtMs, endsAtMs };

test.each([
  ['a millisecond before the start', 'coming', startsAtMs - 1, startsAtMs],
  ['at the start', 'running', startsAtMs, endsAtMs],
  ['a millisecond before the end', 'running', endsAtMs - 1, endsAtMs],
  ['at the end', 'ended', endsAtMs, null],
] as const)('R-6.6 %s an offer is %s', (_when, state, nowMs, change) => {
  expect(windowState(window, nowMs)).toBe(state);
  expect(nextChange(window, nowMs)).toBe(change);
});

test('a window without length never runs', () => {
  expect(windowState({ startsAtMs, endsAtMs: startsAtMs }, startsAtMs)).toBe('ended');
});
