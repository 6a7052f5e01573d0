import { describe, expect, test } from '@jest/globals';
import { maySignUpNoteShow, signUpNoteIntervalMs } from '#lib/overlays/sign-up-note.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const moment = { path: '/doc', hasAccount: false, closed: false, closedAtMs: null, nowMs };

describe('R-3.8 the sign-up note', () => {
  test('shows to a visitor without an account who never closed it', () => {
    expect(maySignUpNoteShow(moment)).toBe(true);
    expect(maySignUpNoteShow({ ...moment, hasAccount: true })).toBe(false);
    expect(maySignUpNoteShow({ ...moment, closed: true })).toBe(false);
  });

  test('comes back 30 days after it was closed, not a millisecond before', () => {
    expect(signUpNoteIntervalMs).toBe(2_592_000_000);
    const closedAgo = [signUpNoteIntervalMs - 1, signUpNoteIntervalMs, signUpNoteIntervalMs + 1].map((agoMs) =>
      maySignUpNoteShow({ ...moment, closedAtMs: nowMs - agoMs }),
    );
    expect(closedAgo).toEqual([false, true, true]);
  });

  test.each([
    ['/', true],
    ['/product/vps-price', true],
    ['/product/vps-buy', false],
    ['/product/vps-buy/confirm', false],
    ['/activity/pintuan/harbour', false],
    ['/ac/coupon', false],
    ['/signUp', false],
    ['/signUpper', true],
  ])('on %s: %s', (path, shows) => {
    expect(maySignUpNoteShow({ ...moment, path })).toBe(shows);
  });
});
