import { decodePunycode } from '#lib/rules/labels/punycode.ts';

const prefix = 'xn--';

/** A name in punycode as it is displayed: each label decoded where it can be. */
export const shownName = (name: string): string =>
  name
    .split('.')
    .map((label) => (label.startsWith(prefix) ? (decodePunycode(label.slice(prefix.length)) ?? label) : label))
    .join('.');
