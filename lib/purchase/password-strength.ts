import { checkServerPassword } from '#lib/rules/servers/server-password.ts';

const passwordStrengths = ['refused', 'fair', 'good', 'strong'] as const;

export type PasswordStrength = (typeof passwordStrengths)[number];

const bitsForGood = 65;
const bitsForStrong = 90;
const kindsOfCharacters: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 32],
];

/** Roughly how hard a password is to guess: its kinds of characters times how many differ. Rules come before strength. */
export function passwordStrength(text: string): PasswordStrength {
  if (!checkServerPassword(text).ok) return 'refused';
  const choices = kindsOfCharacters.reduce((sum, [pattern, count]) => (pattern.test(text) ? sum + count : sum), 0);
  const runs = [...text].filter(
    (character, index) => index > 0 && Math.abs(character.charCodeAt(0) - text.charCodeAt(index - 1)) <= 1,
  ).length;
  const telling = Math.min(text.length - runs, new Set(text).size * 1.5);
  const bits = telling * Math.log2(choices);
  if (bits >= bitsForStrong) return 'strong';
  return bits >= bitsForGood ? 'good' : 'fair';
}
