import { setTimeout as delay } from 'node:timers/promises';
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

const backlogMs = 10 * 60_000;

/** Waits until the notices of everything published so far have been worked off: notices arrive in order. */
export async function untilNoticesWorkedOff({ client, origin }: BenchStack): Promise<void> {
  const word = `Quiet ${Math.random().toString(36).slice(2)}`;
  await client.patch('homePage').set({ 'headline.en': word }).commit();
  await untilNew(origin, '/', word, performance.now(), backlogMs);
}

/** From the publish action (what the Studio's button sends) until every affected page is new, in ms, for each publication. */
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
