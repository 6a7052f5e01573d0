import { setTimeout as delay } from 'node:timers/promises';
import type { LakeAlone } from '#scripts/stack/lake-alone.ts';
import { percentile, rounded, type Figure } from '../figure.ts';

const samples = 25;
const listeners = 50;

const queries: readonly { readonly name: string; readonly query: string }[] = [
  { name: 'a document by its id', query: '*[_id == "filler-500"][0]' },
  { name: 'a page of 50 in order', query: '*[_type == "article"] | order(order asc)[0...50]{_id, title}' },
  { name: 'one of a type by its address', query: '*[_type == "article" && slug.current == "filler-501" && language == "en"][0]' },
  { name: 'a count of all', query: 'count(*[_type == "article"])' },
  { name: 'words in texts', query: 'count(*[body[].children[].text match "harbour"])' },
];

async function timesOf(work: (turn: number) => Promise<unknown>, turns = samples): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await work(turn);
    times.push(performance.now() - startedAt);
  }
  return times;
}

const medianOf = (times: readonly number[]): number => rounded(percentile(times, 0.5), 2);

/** Queries, one write, the history of a document, and the way of an event to fifty listeners; medians in ms. */
export async function measureLake({ client }: LakeAlone, documents: number): Promise<Figure[]> {
  const figure = (name: string, value: number): Figure => ({ name: `${name}, with ${documents} documents`, value, unit: 'ms' });
  const figures: Figure[] = [];
  for (const { name, query } of queries) figures.push(figure(name, medianOf(await timesOf(() => client.fetch(query)))));
  const write = (turn: number) => client.patch('filler-500').set({ order: turn }).commit({ visibility: 'async' });
  figures.push(figure('one write', medianOf(await timesOf(write))));
  const uri = '/data/history/production/transactions/filler-500?excludeContent=true';
  figures.push(figure('history of a document', medianOf(await timesOf(() => client.request({ uri })))));
  figures.push(figure(`an event at the last of ${listeners} listeners`, await measureListeners(client)));
  return figures;
}

async function measureListeners(client: LakeAlone['client']): Promise<number> {
  const heard = new Map<string, number>();
  const opened = Array.from({ length: listeners }, () =>
    client.listen('*[_type == "article" && order > $low]', { low: -1 }, { includeResult: false }).subscribe({
      next: (event) => {
        if ('transactionId' in event) heard.set(event.transactionId, (heard.get(event.transactionId) ?? 0) + 1);
      },
    }),
  );
  // a stream has no answer that says when it listens
  await delay(2_000);
  const times = await timesOf(async (turn) => {
    const transactionId = `event-${turn}-${Math.random().toString(36).slice(2)}`;
    await client.patch('filler-500').set({ order: turn }).commit({ visibility: 'async', transactionId });
    while ((heard.get(transactionId) ?? 0) < listeners) await delay(1);
  });
  for (const subscription of opened) subscription.unsubscribe();
  return medianOf(times);
}
