import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

type Rules = Record<string, SystemStyleObject>;

const plainCode = /^[\w-]+$/;

/** The attribute is absent, or names none of the codes. */
const unknown = (attribute: string, codes: readonly string[]): string => codes.map((code) => `:not([${attribute}="${code}"])`).join('');

/**
 * An attribute on the root element, set by a script before the first paint, decides which of several panels is visible: the one that it
 * names, else the first. Without a script all are.
 */
export function shownByRoot(rootAttribute: string, ownAttribute: string, codes: readonly string[]): Rules {
  const known = codes.filter((code) => plainCode.test(code));
  const [first] = known;
  if (!first) return {};
  const hide = (root: string, code: string): [string, SystemStyleObject] => [
    `html[data-plans]${root} & > :not([${ownAttribute}="${code}"])`,
    { display: 'none' },
  ];
  return Object.fromEntries([
    ...known.map((code) => hide(`[${rootAttribute}="${code}"]`, code)),
    hide(unknown(rootAttribute, known), first),
  ]);
}

/** Highlights the links of what the root attribute has chosen. */
export function markedByRoot(rootAttribute: string, ownAttribute: string, codes: readonly string[], mark: SystemStyleObject): Rules {
  const known = codes.filter((code) => plainCode.test(code));
  const [first] = known;
  if (!first) return {};
  return Object.fromEntries([
    ...known.map((code) => [`html[data-plans][${rootAttribute}="${code}"] & [${ownAttribute}="${code}"]`, mark] as const),
    [`html[data-plans]${unknown(rootAttribute, known)} & [${ownAttribute}="${first}"]`, mark] as const,
  ]);
}
