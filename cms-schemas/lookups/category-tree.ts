import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { checkTreePlace, type TreeNode } from '#cms-schemas/rules/category-tree.ts';
import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '#lib/content/document-ids.ts';

/** Checks the chain of categories above the chosen parent. */
export async function checkParentOfCategory(value: unknown, context: ValidationContext): Promise<Verdict> {
  const parent = asRecord(value)._ref;
  if (typeof parent !== 'string') return true;
  const found = await lookUp(context, '*[_type == "category" && !sanity::versionOf($own)]{_id, "parent": parent._ref}', {});
  const nodes = (Array.isArray(found) ? found : []).flatMap((entry: unknown): TreeNode[] => {
    const node = asRecord(entry);
    return typeof node._id === 'string'
      ? [{ id: publishedIdOf(node._id), parent: typeof node.parent === 'string' ? node.parent : null }]
      : [];
  });
  return checkTreePlace(publishedIdOf(context.document?._id ?? ''), parent, nodes);
}
