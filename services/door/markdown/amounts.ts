import type { Element, Nodes, RootContent } from 'hast';
import { findElement, isElement, textOf } from './hast-text.ts';

/** Each amount is in the page in every currency, and the style sheet shows one. */
export const isAmount = (node: Nodes | undefined): node is Element => isElement(node) && node.properties.dataAmount !== undefined;

const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'section']);
const hasBlock = (amount: Element): boolean => findElement(amount, ({ tagName }) => blocks.has(tagName)) !== undefined;

const slash = { type: 'text', value: ' / ' } as const;

/** An amount in each currency, with the words around it once. */
export function alternatives(amounts: readonly Element[]): RootContent[] {
  const [first, ...others] = amounts;
  if (!first || amounts.some(hasBlock)) return [...amounts];
  if (others.every((other) => textOf(other) === textOf(first))) return [first];
  const shared = sharedStart(amounts);
  const before = first.children.slice(0, shared);
  const last = amounts.map(({ children }) => (children.length === shared + 1 ? children[shared] : undefined));
  if (last.every(isElement)) return [...before, ...alternatives(last)];
  const words = sharedWords(amounts.map(({ children }) => children[shared]));
  return [
    ...before,
    ...(words === '' ? [] : [{ type: 'text' as const, value: words }]),
    ...amounts.flatMap((amount, at) => [...(at === 0 ? [] : [slash]), without(amount, shared, words)]),
  ];
}

/** How many of their first parts say the same. */
function sharedStart([first, ...others]: readonly Element[]): number {
  const parts = first?.children ?? [];
  const differs = parts.findIndex((part, at) =>
    others.some(({ children }) => {
      const other = children[at];
      return !other || other.type !== part.type || textOf(other) !== textOf(part);
    }),
  );
  return Math.max(0, differs);
}

/** The words with which all begin; an amount begins with its currency, so none is cut. */
function sharedWords([first, ...others]: readonly (Nodes | undefined)[]): string {
  if (first?.type !== 'text') return '';
  const texts = others.map((other) => (other?.type === 'text' ? other.value : ''));
  const length = [...first.value].findIndex((character, at) => texts.some((text) => [...text][at] !== character));
  return [...first.value].slice(0, Math.max(0, length)).join('');
}

function without(amount: Element, parts: number, words: string): Element {
  const [part, ...more] = amount.children.slice(parts);
  if (part?.type !== 'text') return { ...amount, children: amount.children.slice(parts) };
  return { ...amount, children: [{ ...part, value: part.value.slice(words.length) }, ...more] };
}
