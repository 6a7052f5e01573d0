import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { avatarCount, avatarIndex, profileImageName } from '#lib/account/avatar.ts';

describe('R-3.10 the profile image of a user name', () => {
  test('it is one of eight, and the same every time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (username) => {
        const index = avatarIndex(username);
        expect(Number.isInteger(index) && index >= 0 && index < avatarCount).toBe(true);
        expect(avatarIndex(username)).toBe(index);
      }),
    );
  });

  test('it stays what it is from release to release', () => {
    expect(['', 'member', 'new', '山田太郎', '😀'].map(avatarIndex)).toEqual([1, 4, 6, 4, 2]);
  });

  test('names that differ in one letter or number are spread over all eight, evenly enough', () => {
    const counts = Array.from({ length: avatarCount }, () => 0);
    for (let at = 0; at < 8_000; at += 1) counts[avatarIndex(`user${at}`)] = (counts[avatarIndex(`user${at}`)] ?? 0) + 1;
    for (const count of counts) {
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1_200);
    }
  });

  test('the image is called by its index', () => {
    expect(profileImageName('member')).toBe(`avatar-${avatarIndex('member')}`);
  });
});
