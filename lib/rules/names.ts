import { boundedPattern, type Rule } from './rule.ts';

/** §5 'name 2 to 40 characters'. */
const nameBounds = { atLeast: 2, atMost: 40 } as const;

/** §5 'tag and type names 1 to 30 characters'. */
const tagNameBounds = { atLeast: 1, atMost: 30 } as const;

/** §5 'FTP name 8 to 30 letters and digits with both kinds'. */
const ftpNameBounds = { atLeast: 8, atMost: 30 } as const;

/**
 * Any script and emoji, on one line. Not allowed: control characters, line breaks, half a surrogate pair, direction marks (they make one
 * name look like another), and leading or trailing white space.
 */
export const oneLine = /^(?!\s)(?:(?![\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]).)+(?<!\s)$/u;

export const nameRule: Rule = boundedPattern(nameBounds, oneLine);

export const tagNameRule: Rule = boundedPattern(tagNameBounds, oneLine);

export const ftpNameRule: Rule = boundedPattern(ftpNameBounds, /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/);
