import { evaluate, parse } from 'groq-js';
import type { AskContent, ContentSource } from '#lib/content/content-source.ts';

export interface SampleDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Evaluates queries over a few documents, with groq-js. */
export function askOver(documents: readonly SampleDocument[]): AskContent {
  return async (query, parameters = {}) => {
    const value = await evaluate(parse(query, { params: { ...parameters } }), { dataset: [...documents], params: { ...parameters } });
    const answer: unknown = await value.get();
    return answer;
  };
}

export const sourceOver = (documents: readonly SampleDocument[], draft = false): ContentSource => ({ ask: askOver(documents), draft });
