import { describe, expect, test } from '@jest/globals';
import { observesNotice } from '#lib/content/legal-notice.ts';

const nowMs = Date.parse('2026-10-01T00:00:00Z');
const inForceMs = Date.parse('2026-10-31T00:00:00Z');
const text = { inForceMs, exception: undefined, noticeDays: 30, nowMs };

describe('the notice period of a legal text', () => {
  test('is observed by a text that comes into force that many days later, to the millisecond', () => {
    expect(observesNotice(text)).toBe(true);
    expect(observesNotice({ ...text, inForceMs: inForceMs - 1 })).toBe(false);
  });

  test('is not asked of a text with a reason why it may not wait; a blank one is none', () => {
    const soon = { ...text, inForceMs: nowMs };
    expect([undefined, null, '', '  ', 7].map((exception) => observesNotice({ ...soon, exception }))).toEqual(Array(5).fill(false));
    expect(observesNotice({ ...soon, exception: 'a court order' })).toBe(true);
  });

  test('is not asked of any text where the site settings ask for no days', () => {
    expect([0, -1].map((noticeDays) => observesNotice({ ...text, inForceMs: 0, noticeDays }))).toEqual([true, true]);
    expect(observesNotice({ ...text, inForceMs: nowMs, noticeDays: 1 })).toBe(false);
  });
});
