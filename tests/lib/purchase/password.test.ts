import { describe, expect, test } from '@jest/globals';
import { generatePassword } from '#lib/purchase/generate-password.ts';
import { passwordStrength } from '#lib/purchase/password-strength.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';

describe('R-5.5 a generated password', () => {
  test('meets the rules, and no two of a thousand are equal', () => {
    const made = Array.from({ length: 1_000 }, () => generatePassword());
    expect(made.every((text) => checkServerPassword(text).ok && text.length === 20)).toBe(true);
    expect(new Set(made).size).toBe(1_000);
  });

  test('is uniform: every character occurs about as often as any other', () => {
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 4_000; turn += 1)
      for (const character of generatePassword()) counts.set(character, (counts.get(character) ?? 0) + 1);
    const mean = 80_000 / counts.size;
    for (const [character, count] of counts) expect([character, Math.abs(count - mean) < mean * 0.2]).toEqual([character, true]);
  });

  test('takes no byte that would favour the beginning of the alphabet, and draws again where a kind is missing', () => {
    const bytes = [255, 254, ...Array.from({ length: 20 }, () => 0), ...Array.from({ length: 20 }, (_, index) => index * 3)];
    let at = 0;
    const text = generatePassword((target) => {
      target[0] = bytes[at % bytes.length] ?? 0;
      at += 1;
    });
    expect(checkServerPassword(text).ok).toBe(true);
    expect(text).not.toContain('aaaaaaaaaaaa');
    expect(at).toBe(bytes.length);
  });
});

test.each([
  ['Short-1', 'refused'],
  ['Abcdefgh-123', 'fair'],
  ['Tr0ub4dor&Xyq', 'good'],
  ['q8#Zt!kV2_mLp@9wRs4+', 'strong'],
] as const)('%s is %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});
