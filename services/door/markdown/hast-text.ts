import type { Element, Nodes } from 'hast';

export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

export const named = (node: Nodes | undefined, name: string): node is Element => isElement(node) && node.tagName === name;

/** The words of a part of a page. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element of a kind in a part of a page. */
export function findElement(node: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isWanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
