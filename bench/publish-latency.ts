import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs } from '#lib/time/lengths.ts';
import type { BenchStack } from './bench-stack.ts';

const addresses = ['/', '/zh', '/ja'] as const;
const deadlineMs = 10_000;
const pollPauseMs = 2;
const betweenMs = 60;

const htmlOf = async (origin: string, address: string): Promise<string> =>
  (await fetch(`${origin}${address}`, { headers: { 'accept-language': 'en' } })).text();

async function untilNew(origin: string, address: string, text: string, startedAt: number, withinMs = deadlineMs): Promise<number> {
  for (;;) {
    if ((await htmlOf(origin, address)).includes(text)) return performance.now() - startedAt;
    if (performance.now() - startedAt > withinMs) throw new Error(`${address} did not show '${text}'`);
    await delay(pollPauseMs);
  }
}

const restingMs = 500;
const restingInARow = 5;
const probesAtMost = 400;

/** After a large import: publishes until five in a row arrive at once, so that the measurement starts from rest. */
export async function untilAtRest({ client, origin }: BenchStack): Promise<void> {
  let inARow = 0;
  for (let probe = 0; probe < probesAtMost && inARow < restingInARow; probe += 1) {
    const word = `Rest ${probe} ${Math.random().toString(36).slice(2)}`;
    const startedAt = performance.now();
    await client.patch('homePage').set({ 'headline.en': word }).commit();
    const tookMs = await untilNew(origin, '/', word, startedAt, backlogMs);
    inARow = tookMs < restingMs ? inARow + 1 : 0;
    await delay(restingMs);
  }
}

const backlogMs = 10 * minuteMs;

/** From the publish action (sent by the Studio's button) until every affected page is new, in ms, for each publication. */
export async function measurePublications({ client, origin }: BenchStack, times: number, at = origin): Promise<number[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const word = `Bench ${turn} ${Math.random().toString(36).slice(2)}`;
    const published = await client.getDocument('homePage');
    if (!published) throw new Error('the home page is not there');
    const headline = { _type: 'localeString', en: word, zh: word, ja: word };
    await client.createOrReplace({ ...published, _id: 'drafts.homePage', headline });
    await delay(betweenMs);
    const startedAt = performance.now();
    await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.homePage', publishedId: 'homePage' });
    const arrivals = await Promise.all(addresses.map((address) => untilNew(at, address, word, startedAt)));
    samples.push(Math.max(...arrivals));
  }
  return samples;
}
