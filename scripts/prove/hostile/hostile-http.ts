import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { calls } from '#lib/contracts/calls.ts';
import { projectRoot } from '#scripts/stack/project-paths.ts';
import { startAttackedProduct } from './attacked-product.ts';
import { askMeanwhile, openSockets, residentMib, waitsInWords } from './bystanders.ts';
import { endWithProof } from './end-of-proof.ts';

/**
 * Sends 10,000 hostile requests to the whole product, over raw connections, with 300 more held open and eight that send bodies without an
 * end, while other visitors request pages, a call and pictures. Exits with 1 on an unplanned 5xx, a stack trace or path in an answer, two
 * answers to one request, a bystander who is refused or waits too long, connections that stay open afterwards, or memory that is higher
 * after the second half of the attack than ever before.
 */
const [requests = 10_000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const held = 300;
const p99AtMostMs = 250;
const grownAtMostMib = 64;
const settledAfterMs = 10_000;
/** Idle connections between site and services come and go. */
const moreSocketsAtMost = 64;
const unattackedMs = 15_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const resultSchema = z.object({
  statuses: z.record(z.string(), z.number()),
  faults: z.array(z.string()),
  reopened: z.number(),
  cutOff: z.number(),
  sentMib: z.number(),
});

const product = await startAttackedProduct(say);
const { pages, visitors, stack } = product;

function attack(ofSeed: number): Promise<z.infer<typeof resultSchema>> {
  const { port, picture, dataDirectory } = product;
  const aims = { pages, calls: calls.map((call) => call.path), picture, host: `127.0.0.1:${port}` };
  const paths = [projectRoot, dataDirectory];
  const worker = new Worker(new URL('./http-attack.ts', import.meta.url), {
    workerData: { port, aims, requests: requests / 2, seed: ofSeed, held, paths },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (result) => resolve(resultSchema.parse(result)));
    worker.once('error', reject);
  });
}

interface Memory {
  readonly site: number;
  readonly services: number;
}

/** Connections of both processes. */
const socketsNow = (): number => openSockets(stack.site.pid) + openSockets(stack.services?.pid);

const memoryNow = (): Memory => ({ site: residentMib(stack.site.pid), services: residentMib(stack.services?.pid) });

/** Half of the requests; whatever these leave behind is what a longer attack would accumulate. */
async function half(ofSeed: number): Promise<{ holds: boolean; memory: Memory; sockets: number }> {
  const attacks = attack(ofSeed);
  const waits = await askMeanwhile(visitors, attacks);
  const { statuses, faults, reopened, cutOff, sentMib } = await attacks;
  await delay(settledAfterMs);
  const memory = memoryNow();
  const sockets = socketsNow();
  for (const each of waits) say(waitsInWords(each));
  say(`answers: ${JSON.stringify(Object.fromEntries(Object.entries(statuses).sort()))}`);
  say(`${held} connections held, ${reopened} times opened again; memory after: site ${memory.site} MiB, services ${memory.services} MiB`);
  say(`bodies without an end: ${sentMib} MiB sent, cut off ${cutOff} times`);
  say(`connections still open: ${sockets}`);
  for (const fault of faults) say(fault);
  return {
    holds: faults.length === 0 && waits.every(({ p99Ms, faults: wrong }) => wrong.length === 0 && p99Ms <= p99AtMostMs),
    memory,
    sockets,
  };
}

async function prove(): Promise<boolean> {
  const before = memoryNow();
  say(`${pages.length} pages, ${calls.length} calls; memory before: site ${before.site} MiB, services ${before.services} MiB`);
  const socketsBefore = socketsNow();
  say('before the attack, as this machine is:');
  for (const each of await askMeanwhile(visitors, delay(unattackedMs))) say(`  ${waitsInWords(each)}`);
  const first = await half(seed);
  const second = await half(seed + 1);
  const grownOf = (process: keyof Memory): number => second.memory[process] - Math.max(before[process], first.memory[process]);
  const grown = Math.max(grownOf('site'), grownOf('services'));
  const restarted = product.restarts();
  for (const line of restarted) say(line);
  const more = second.sockets - socketsBefore;
  return first.holds && second.holds && grown <= grownAtMostMib && more <= moreSocketsAtMost && restarted.length === 0;
}

await endWithProof(prove, product.end);
