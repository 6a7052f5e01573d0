import { describe, expect, test } from '@jest/globals';
import {
  automaticStep,
  canAnnounceRise,
  chargeAtMs,
  nextChargeMs,
  type AutomaticSituation,
} from '#lib/orders/renewals/automatic-renewal.ts';
import { endOfTermMs, renewableUntilMs } from '#lib/orders/server-term.ts';
import { dayMs, hourMs } from '#lib/time/lengths.ts';

const term = { activeMs: Date.UTC(2026, 0, 31, 9), months: 1, reminders: 0, expiredMs: null };
const endMs = Date.UTC(2026, 1, 28, 9);

const at = (nowMs: number, change: Partial<AutomaticSituation> = {}) =>
  automaticStep({ state: 'active', term, triedEndMs: null, isOtherUnderWay: false, nowMs, ...change });

describe('R-5.9 the automatic renewal of a server', () => {
  test('is charged three days before its end', () => {
    expect(endOfTermMs(term)).toBe(endMs);
    expect(chargeAtMs(term)).toBe(endMs - 3 * dayMs);
    expect(at(endMs - 3 * dayMs - 1)).toEqual({ kind: 'wait', untilMs: endMs - 3 * dayMs });
    expect(at(endMs - 3 * dayMs)).toEqual({ kind: 'renew', endMs });
  });

  test('that is turned on later than that is charged at once', () => {
    expect(nextChargeMs(term, endMs - 4 * dayMs)).toBe(endMs - 3 * dayMs);
    expect(nextChargeMs(term, endMs - dayMs)).toBe(endMs - dayMs);
  });

  test('costs more only if that was said two days before its charge', () => {
    expect(canAnnounceRise(term, endMs - 5 * dayMs)).toBe(true);
    expect(canAnnounceRise(term, endMs - 5 * dayMs + 1)).toBe(false);
  });

  test('is tried once for each end, and again once the end has moved', () => {
    expect(at(endMs - dayMs, { triedEndMs: endMs })).toEqual({ kind: 'wait', untilMs: endMs });
    const moved = { ...term, months: 2 };
    expect(at(endMs - dayMs, { term: moved, triedEndMs: endMs })).toEqual({ kind: 'wait', untilMs: chargeAtMs(moved) });
  });

  test('waits an hour while a renewal or a change of the server is not done', () => {
    expect(at(endMs - dayMs, { isOtherUnderWay: true })).toEqual({ kind: 'wait', untilMs: endMs - dayMs + hourMs });
  });

  test('is made up for after the end while the server is kept, and is over with it', () => {
    const expired = { ...term, expiredMs: endMs };
    expect(at(endMs + dayMs, { state: 'expired', term: expired })).toEqual({ kind: 'renew', endMs });
    expect(at(renewableUntilMs(expired) - 1, { state: 'expired', term: expired })).toEqual({ kind: 'renew', endMs });
    expect(at(renewableUntilMs(expired), { state: 'expired', term: expired })).toEqual({ kind: 'over' });
  });

  test.each(['released', 'refunding', 'refunded', 'withdrawn', 'closed', 'paid'] as const)('is over for an order that is %s', (state) => {
    expect(at(endMs - dayMs, { state })).toEqual({ kind: 'over' });
  });

  test('is over for an order without a server', () => {
    expect(at(endMs - dayMs, { term: undefined })).toEqual({ kind: 'over' });
  });
});
