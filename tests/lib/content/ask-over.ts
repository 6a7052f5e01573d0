import { evaluate, parse } from 'groq-js';
import type { ContentSource } from '#lib/content/content-source.ts';
import { createDocumentIndex } from '#services/lake/documents/document-index.ts';
import { createQueryEngine, type QueryEngine } from '#services/lake/queries/query.ts';

export interface SampleDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

function engineOver(documents: readonly SampleDocument[]): QueryEngine {
  const index = createDocumentIndex();
  for (const document of documents) index.put({ ...document });
  return createQueryEngine(index);
}

/** Evaluates one query over documents: for lists that are asked once, and not worth an index. */
export async function askOnce(
  documents: readonly SampleDocument[],
  query: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const value = await evaluate(parse(query, { params: { ...parameters } }), { dataset: [...documents], params: { ...parameters } });
  const answer: unknown = await value.get();
  return answer;
}

/** Evaluates queries over documents, drafts included, with the lake's own engine. The list is not changed afterwards. */
export function askOver(
  documents: readonly SampleDocument[],
): (query: string, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown> {
  let engine: QueryEngine | undefined;
  return async (query, parameters = {}) => {
    engine ??= engineOver(documents);
    const { result } = await engine.answer({ query, params: { ...parameters }, perspective: { kind: 'raw' } });
    const answer: unknown = JSON.parse(result);
    return answer;
  };
}

export const sourceOver = (documents: readonly SampleDocument[], draft = false): ContentSource => ({ ask: askOver(documents), draft });
