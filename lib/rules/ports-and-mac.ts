import { isNumberWithin, type Rule } from './rule.ts';

/** §5 port range: port 0 cannot be opened. */
const portBounds = { atLeast: 1, atMost: 65_535 } as const;

const portPattern = /^[1-9][0-9]{0,4}$/;

export const isPort = (text: string): boolean => portPattern.test(text) && isNumberWithin(Number(text), portBounds);

/** One port, or two with a hyphen of which the first is not greater. */
export function isPortRange(text: string): boolean {
  const [first = '', last = first, ...more] = text.length <= '65535-65535'.length ? text.split('-') : [];
  return more.length === 0 && isPort(first) && isPort(last) && Number(first) <= Number(last);
}

export const portRangeRule: Rule = { bounds: null, accepts: isPortRange };

const macPattern = /^[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i;

/** Six pairs of hexadecimal digits, with colons or with hyphens throughout. */
export const macRule: Rule = { bounds: null, accepts: (text) => macPattern.test(text) };
