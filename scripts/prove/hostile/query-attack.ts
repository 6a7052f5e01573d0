import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { hostileQuery, seededRandom, writtenQueries } from './hostile-groq.ts';

/** In a thread of its own, so that processing answers is not measured as waiting. */
const attackSchema = z.object({ address: z.string(), token: z.string(), generated: z.number(), seed: z.number() });

const callers = 6;

const { address, token, generated, seed } = attackSchema.parse(workerData);
const random = seededRandom(seed);
const waiting = [...writtenQueries(), ...Array.from({ length: generated }, () => hostileQuery(random))];
const statuses: Record<string, number> = {};
const toldEvery = 500;

async function ask(query: string, who: 'editor' | 'nobody'): Promise<void> {
  const headers: Record<string, string> = who === 'editor' ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }) });
  await answer.arrayBuffer();
  const name = `${who} ${answer.status}`;
  statuses[name] = (statuses[name] ?? 0) + 1;
}

async function attack(): Promise<void> {
  for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
    if (waiting.length % toldEvery === 0) parentPort?.postMessage({ waiting: waiting.length });
    await ask(query, 'editor');
    await ask(query, 'nobody');
  }
}

await Promise.all(Array.from({ length: callers }, attack));
parentPort?.postMessage({ statuses });
