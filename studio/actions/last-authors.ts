import type { SanityClient } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** Who changed each document last, by its id; a document without a history is left out. */
export async function lastAuthors(client: SanityClient, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(ids.map(async (id) => [id, await lastAuthor(client, id)] as const));
  return new Map(found.flatMap(([id, author]) => (author === null ? [] : [[id, author] as const])));
}

/** The history comes as one JSON text a line. */
async function lastAuthor(client: SanityClient, id: string): Promise<string | null> {
  const { dataset } = client.config();
  const answer = await client.request<unknown>({
    uri: `/data/history/${dataset}/transactions/${id}`,
    query: { reverse: 'true', limit: '1', excludeContent: 'true' },
  });
  const line: unknown = typeof answer === 'string' ? JSON.parse(answer.split('\n')[0] ?? 'null') : answer;
  const { author } = asRecord(line);
  return typeof author === 'string' ? author : null;
}
