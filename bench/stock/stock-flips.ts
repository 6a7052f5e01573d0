import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { createDoor } from '#services/door/door.ts';
import { createForwarding } from '#services/door/forwarding.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { plainDoor } from '#tests/services/door/plain-door.ts';
import { openBenchShop } from '../bench-shop.ts';
import { percentile, rounded, type Figure } from '../figure.ts';
import type { PageFollows, SeenByPage } from './seen-by-page.ts';

const warmUpFlips = 2;
const flips = 20;
const openPages = [
  [200, '200'],
  [1_000, '1,000'],
] as const;
const knownWithinMs = 1_000;
const giveUpAfterMs = 15_000;
const lookEveryMs = 20;
const pauseMs = 500;
const pauseMoreMs = 1_000;
/** As long as a call waits at most. */
const atRestMs = 15_000;
const watched = { region: 'US-0', model: 'cvm.g4a.amd.c2m4' } as const;
const plenty = 400;

interface Followed {
  /** From the flip until a page knows, of every page and flip. */
  readonly delaysMs: readonly number[];
  /** The requests of all pages together while nothing changes. */
  readonly requestsPerSecond: number;
  /** What door and services use of the processor for them in this time; those of the pages not counted. */
  readonly processorMs: number;
}

/**
 * How long after a size has sold out, or is back, every open page knows it: pages that wait as the site's do, beside pages that ask once a
 * second, through the front door and the selling service with its jobs. Without an address the embedded database is used.
 * @throws if a page misses a change.
 */
export async function measureStockFlips(databaseUrl?: string): Promise<Figure[]> {
  const shop = await openBenchShop({ databaseUrl });
  await shop.orders.start();
  const door = await openDoorTo(shop.origin);
  const { database } = shop;
  try {
    const figures: Figure[] = [];
    for (const [pages, name] of openPages) {
      const waiting = await measurePages({ origin: door.origin, database, pages, follows: 'waiting' });
      const asking = await measurePages({ origin: door.origin, database, pages, follows: 'asking' });
      figures.push(...figuresOf(`${name} open pages`, database.profile.kind, { waiting, asking }));
    }
    return figures;
  } finally {
    await door.close();
    await shop.close();
  }
}

function figuresOf(pages: string, kind: string, { waiting, asking }: Readonly<Record<PageFollows, Followed>>): Figure[] {
  const ms = ({ delaysMs }: Followed, share: number): number => rounded(percentile(delaysMs, share));
  const flip = `stock flip until ${pages} know`;
  return [
    { name: `${flip}, p50, ${kind}`, value: ms(waiting, 0.5), unit: 'ms' },
    { name: `${flip}, p95, ${kind}`, value: ms(waiting, 0.95), unit: 'ms', target: { atMost: knownWithinMs } },
    { name: `${flip}, the last of all, ${kind}`, value: ms(waiting, 1), unit: 'ms' },
    { name: `${flip} that ask once a second, p50, ${kind}`, value: ms(asking, 0.5), unit: 'ms' },
    { name: `${flip} that ask once a second, p95, ${kind}`, value: ms(asking, 0.95), unit: 'ms' },
    {
      name: `${flip}, p95, waiting ÷ asking, ${kind}`,
      value: rounded(ms(waiting, 0.95) / ms(asking, 0.95), 2),
      unit: 'ratio',
      target: { atMost: 1 },
    },
    {
      name: `requests of ${pages} while nothing changes, waiting ÷ asking, ${kind}`,
      value: rounded(waiting.requestsPerSecond / asking.requestsPerSecond, 3),
      unit: 'ratio',
    },
    {
      name: `processor for ${pages} while nothing changes, waiting ÷ asking, ${kind}`,
      value: rounded(waiting.processorMs / asking.processorMs, 3),
      unit: 'ratio',
    },
  ];
}

interface OpenPages {
  readonly origin: string;
  readonly database: Database;
  readonly pages: number;
  readonly follows: PageFollows;
}

async function measurePages({ origin, database, pages, follows }: OpenPages): Promise<Followed> {
  await setStock(database, plenty);
  const answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./open-pages.ts', import.meta.url), { workerData: { origin, pages, follows, ...watched, answers } });
  let awaited = false;
  const knownAtMs = new Map<number, number>();
  worker.on('message', ({ page, soldOut, atMs }: SeenByPage) => {
    if (soldOut === awaited) knownAtMs.set(page, atMs);
  });
  const measure = async (): Promise<Followed> => {
    await untilAllKnow(knownAtMs, pages);
    const delaysMs: number[] = [];
    for (let flip = -warmUpFlips; flip < flips; flip += 1) {
      await delay(pauseMs + Math.random() * pauseMoreMs);
      awaited = !awaited;
      knownAtMs.clear();
      const flippedAtMs = performance.timeOrigin + performance.now();
      await setStock(database, awaited ? 0 : plenty);
      await untilAllKnow(knownAtMs, pages);
      if (flip >= 0) delaysMs.push(...[...knownAtMs.values()].map((atMs) => atMs - flippedAtMs));
    }
    return { delaysMs, ...(await measureAtRest(answers)) };
  };
  try {
    return await Promise.race([measure(), new Promise<never>((_resolve, reject) => worker.once('error', reject))]);
  } finally {
    await worker.terminate();
  }
}

async function untilAllKnow(knownAtMs: ReadonlyMap<number, number>, pages: number): Promise<void> {
  const giveUpAtMs = performance.now() + giveUpAfterMs;
  while (knownAtMs.size < pages) {
    if (performance.now() > giveUpAtMs) throw new Error(`only ${knownAtMs.size} of ${pages} pages know what is in stock`);
    await delay(lookEveryMs);
  }
}

async function measureAtRest(answers: Int32Array): Promise<Pick<Followed, 'requestsPerSecond' | 'processorMs'>> {
  await delay(pauseMs);
  const before = Atomics.load(answers, 0);
  const used = process.threadCpuUsage();
  await delay(atRestMs);
  const { user, system } = process.threadCpuUsage(used);
  return { requestsPerSecond: ((Atomics.load(answers, 0) - before) * 1_000) / atRestMs, processorMs: (user + system) / 1_000 };
}

async function setStock({ executor }: Database, remaining: number): Promise<void> {
  const { region, model } = watched;
  await executor.execute(sql`UPDATE server_stock SET remaining = ${remaining}::integer WHERE region = ${region} AND model = ${model}`);
}

/** The site's front door, as behind a proxy of this machine; it has no pages. */
async function openDoorTo(servicesUrl: string): Promise<{ origin: string; close(): Promise<void> }> {
  const log = createLog({ name: 'bench', level: 'error' });
  const forwarding = createForwarding({ servicesUrl, log });
  const door = createDoor({ pages: async (_request, response) => void response.end(), ...plainDoor, forwarding, log });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', () => resolve()));
  return {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: async () => {
      forwarding.close();
      door.closeAllConnections();
      await new Promise<void>((resolve) => door.close(() => resolve()));
    },
  };
}
