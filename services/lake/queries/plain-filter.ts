import { isRecord } from '../documents/document.ts';

/** Longer filters are parsed in another process, where that blocks nobody. */
export const plainFilterCharactersAtMost = 4_096;

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);
const checks = new Set(['references', 'defined', 'path', 'versionOf', 'partOfRelease']);
const wildcardsAtMost = 2;
/** Each of these scans a list, or all of a document. */
const searchesAtMost = 8;

/**
 * Whether a parsed filter costs no more than one look at a document: `*`, or `*[…]` with comparisons of its fields with given values. Most
 * of the Studio's listeners are like that.
 */
export function isPlainFilter(tree: unknown): boolean {
  if (!isRecord(tree)) return false;
  if (tree.type === 'Everything') return true;
  return (
    tree.type === 'Filter' &&
    isRecord(tree.base) &&
    tree.base.type === 'Everything' &&
    isPlain(tree.expr) &&
    searchesIn(tree.expr) <= searchesAtMost
  );
}

const isSearch = (node: Record<string, unknown>): boolean =>
  (node.type === 'OpCall' && node.op === 'in') || (node.type === 'FuncCall' && node.name === 'references');

/** How often a filter scans a list or a whole document. */
export function searchesIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const inside = Object.values(node).reduce((sum: number, part: unknown) => sum + searchesIn(part), 0);
  return inside + (isRecord(node) && isSearch(node) ? 1 : 0);
}

function isPlain(node: unknown): boolean {
  if (!isRecord(node)) return false;
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return true;
    case 'AccessAttribute':
      return node.base === undefined || isPlain(node.base);
    case 'And':
    case 'Or':
      return isPlain(node.left) && isPlain(node.right);
    case 'Not':
    case 'Group':
      return isPlain(node.base);
    case 'OpCall':
      return comparisons.has(String(node.op)) && isPlain(node.left) && isPlain(node.right);
    case 'Array':
      return (
        Array.isArray(node.elements) &&
        node.elements.every((element: unknown) => isRecord(element) && element.isSplat !== true && isPlain(element.value))
      );
    case 'FuncCall':
      return (
        checks.has(String(node.name)) &&
        Array.isArray(node.args) &&
        node.args.every(isPlain) &&
        (node.name !== 'path' || node.args.every(hasFewWildcards))
      );
    default:
      return false;
  }
}

/** Each wildcard of a path may be tried against each length. */
const hasFewWildcards = (node: unknown): boolean =>
  isRecord(node) && typeof node.value === 'string' && (node.value.match(/\*+/g) ?? []).length <= wildcardsAtMost;
