import { boundedPattern, isLengthWithin, type Rule } from './rule.ts';

/** §5 'simple password 4 to 14 letters and digits, at least one of each'. */
const simplePasswordBounds = { atLeast: 4, atMost: 14 } as const;

/** §5 'VPS system password starts with a letter, 9 to 31 characters'. */
const vpsPasswordBounds = { atLeast: 9, atMost: 31 } as const;

/** §5 'admin password 5 to 30 characters'. */
const adminPasswordBounds = { atLeast: 5, atMost: 30 } as const;

/** §5: the system owner's names, and the same backwards. */
export const wordsRefusedInVpsPassword = ['root', 'toor', 'administrator', 'rotartsinimda'] as const;

export const simplePasswordRule: Rule = boundedPattern(simplePasswordBounds, /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/);

const visibleAsciiFromLetter = /^[A-Za-z][\x21-\x7e]*$/;

/** Typed at a server's console, so visible ASCII only; a refused word counts in upper case too. */
export const vpsPasswordRule: Rule = {
  bounds: vpsPasswordBounds,
  accepts: (text) =>
    isLengthWithin(text, vpsPasswordBounds) &&
    visibleAsciiFromLetter.test(text) &&
    wordsRefusedInVpsPassword.every((word) => !text.toLowerCase().includes(word)),
};

/** Typed into a web page, so any script; control characters and half a surrogate pair are refused. */
export const adminPasswordRule: Rule = boundedPattern(adminPasswordBounds, /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+$/u);
