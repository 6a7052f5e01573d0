import { evaluate, type ExprNode } from 'groq-js';
import type { LakeDocument } from '../documents/document.ts';

/** Whether a query finds anything in a document alone. */
export async function matchesDocument(tree: ExprNode, document: LakeDocument, params: Readonly<Record<string, unknown>>): Promise<boolean> {
  const found: unknown = await (await evaluate(tree, { dataset: [document], params: { ...params } })).get();
  return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
}
