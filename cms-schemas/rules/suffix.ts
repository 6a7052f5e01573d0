import type { Verdict } from '#cms-schemas/rules/verdict.ts';

const suffixPattern = /^(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?){1,2}$/;

/** A domain suffix: one or two labels, each after its dot, in punycode. */
export const checkSuffix = (value: unknown): Verdict =>
  (typeof value === 'string' && suffixPattern.test(value) && /[a-z]/.test(value)) ||
  'Write the suffix with its dot, in small letters, like .com or .co.jp.';
