import { z } from 'zod';

/** Where texts become vectors: a service with OpenAI's `/embeddings`. */
export interface EmbeddingsSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
}

/** The vectors of texts, in their order, each of length 1. @throws if the service does not answer in time, or with anything else. */
export type Embed = (texts: readonly string[], timeoutMs: number) => Promise<readonly Float32Array[]>;

const answerSchema = z.object({ data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()).min(1) })) });

export function createEmbed({ baseUrl, model, apiKey }: EmbeddingsSettings, ask: typeof fetch = fetch): Embed {
  const address = `${baseUrl.replace(/\/$/, '')}/embeddings`;
  const headers = { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  return async (texts, timeoutMs) => {
    const body = JSON.stringify({ model, input: texts, encoding_format: 'float' });
    const answer = await ask(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!answer.ok) throw new Error(`the embeddings service answered ${answer.status}`);
    const { data } = answerSchema.parse(await answer.json());
    const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
    return texts.map((_text, index) => {
      const embedding = byIndex.get(index);
      if (!embedding) throw new Error(`the embeddings service left out text ${index} of ${texts.length}`);
      return unitVector(embedding);
    });
  };
}

function unitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!(length > 0) || !Number.isFinite(length)) throw new Error('the embeddings service answered a vector without a direction');
  return Float32Array.from(values, (value) => value / length);
}
