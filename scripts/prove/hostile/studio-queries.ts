import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Bystander } from './bystanders.ts';

/** The Studio's requests to the lake when every screen is opened once; written by `record-studio-queries.ts`. */
const file = new URL('./studio-queries.json', import.meta.url);

const recordedSchema = z.array(z.object({ address: z.string().startsWith('/lake/'), body: z.string().optional() }));

export type RecordedQuery = z.infer<typeof recordedSchema>[number];

const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ documents: z.array(z.unknown()) })]);

export const readStudioQueries = (): RecordedQuery[] => recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** An editor working in the Studio: each answer must be the same as before the attack. */
export interface StudioEditor extends Bystander {
  /** Answers that are neither null nor an empty list. */
  readonly telling: number;
  readonly queries: number;
}

export async function createStudioEditor(origin: string, token: string): Promise<StudioEditor> {
  const ask = async ({ address, body }: RecordedQuery): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(`${origin}${address}`, body === undefined ? { headers } : { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${address.slice(0, 200)} answered ${answer.status}`);
    const given = answerSchema.parse(await answer.json());
    return JSON.stringify('documents' in given ? given.documents : given.result) ?? 'null';
  };
  const known: { query: RecordedQuery; answer: string }[] = [];
  for (const query of readStudioQueries()) known.push({ query, answer: await ask(query) });
  return {
    name: 'Studio',
    queries: known.length,
    telling: known.filter(({ answer }) => answer !== 'null' && answer !== '[]').length,
    ask: async (turn) => {
      const one = known[turn % known.length];
      if (!one) return 'no query was recorded';
      return (await ask(one.query)) === one.answer ? null : `${one.query.address.slice(0, 200)} was answered otherwise than before`;
    },
  };
}
