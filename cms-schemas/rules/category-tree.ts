import type { Verdict } from '#cms-schemas/rules/verdict.ts';
import { helpLevelsAtMost } from '#lib/documents/help-tree.ts';

export interface TreeNode {
  readonly id: string;
  readonly parent: string | null;
}

/** Rejects a category below itself, and one deeper than the menu shows. */
export function checkTreePlace(id: string, parent: string, nodes: readonly TreeNode[]): Verdict {
  const parents = new Map(nodes.map((node) => [node.id, node.parent]));
  const above = new Set<string>();
  for (let next: string | null = parent; next !== null; next = parents.get(next) ?? null) {
    if (next === id) return 'A category cannot stand below itself.';
    if (above.has(next)) return 'The categories above stand below each other in a circle.';
    above.add(next);
  }
  return above.size < helpLevelsAtMost || `The help menu shows ${helpLevelsAtMost} levels. Put this category higher.`;
}
