import type { Verdict } from '#cms-schemas/rules/verdict.ts';

export interface TreeNode {
  readonly id: string;
  readonly parent: string | null;
}

/** The number of levels in the help menu. */
const maxLevels = 3;

/** Rejects a category below itself, and one deeper than the menu shows. */
export function checkTreePlace(id: string, parent: string, nodes: readonly TreeNode[]): Verdict {
  const parents = new Map(nodes.map((node) => [node.id, node.parent]));
  const above = new Set<string>();
  for (let next: string | null = parent; next !== null; next = parents.get(next) ?? null) {
    if (next === id) return 'A category cannot stand below itself.';
    if (above.has(next)) return 'The categories above stand below each other in a circle.';
    above.add(next);
  }
  return above.size < maxLevels || `The help menu shows ${maxLevels} levels. Put this category higher.`;
}
