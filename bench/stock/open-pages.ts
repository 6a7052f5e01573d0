import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { stock } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { waitForStock } from '#lib/contracts/calls/orders/stock-calls.ts';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { writeForm } from '#lib/contracts/form-body.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { pageFollows, type SeenByPage } from './seen-by-page.ts';

/** Open pages in a thread of their own, so that reading answers does not slow down who gives them. */
const task = z.object({
  origin: z.string(),
  pages: z.int(),
  follows: z.enum(pageFollows),
  region: z.string(),
  model: z.string(),
  /** Answers that came so far. */
  answers: z.instanceof(Int32Array),
});
const { origin, pages, follows, region, model, answers } = task.parse(workerData);
/** One address may hold a hundred waits: an office has fewer pages open. */
const pagesOfAddress = 80;
const everyMs = 1_000;
const connections = new Agent({ keepAlive: true, maxSockets: pages });

const envelope = z.looseObject({ code: z.literal(successCode), message: z.unknown() });

async function ask(page: number, path: string, fields: Record<string, string>): Promise<unknown> {
  const body = writeForm(fields);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `198.51.100.${1 + Math.floor(page / pagesOfAddress)}`,
  };
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(`${origin}/myDoc/${path}`, { method: 'POST', agent: connections, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
  Atomics.add(answers, 0, 1);
  return envelope.parse(JSON.parse(text)).message;
}

/** Reports what a page newly knows of the size. */
function reporter(page: number): (soldOut: boolean) => void {
  let known: boolean | null = null;
  return (soldOut) => {
    if (soldOut === known) return;
    known = soldOut;
    const seen: SeenByPage = { page, soldOut, atMs: performance.timeOrigin + performance.now() };
    parentPort?.postMessage(seen);
  };
}

/** As the site's pages do: a call waits for the next change. */
async function wait(page: number): Promise<never> {
  const report = reporter(page);
  let version: string | undefined;
  for (;;) {
    const now = waitForStock.output.parse(await ask(page, waitForStock.path, version === undefined ? {} : { version }));
    report(isSoldOut(now.stock, region, model));
    ({ version } = now);
  }
}

/** As a page without such a call would: it asks once a second. */
async function askEverySecond(page: number): Promise<never> {
  const report = reporter(page);
  await delay(Math.random() * everyMs);
  const beganAt = performance.now();
  for (let turn = 1; ; turn += 1) {
    report(isSoldOut(stock.output.parse(await ask(page, stock.path, {})), region, model));
    await delay(Math.max(0, beganAt + turn * everyMs - performance.now()));
  }
}

const follow = { waiting: wait, asking: askEverySecond }[follows];
await Promise.all(Array.from({ length: pages }, (_, page) => follow(page)));
