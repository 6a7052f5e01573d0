import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { calls } from '#lib/contracts/calls.ts';
import { buildWhatChanged } from '#scripts/stack/builds.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { projectRoot } from '#scripts/stack/project-paths.ts';
import { runStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { askMeanwhile, residentMib, waitsInWords, type Bystander } from './bystanders.ts';
import { endWithProof } from './end-of-proof.ts';

/**
 * Sends 10,000 hostile requests to the whole product, over raw connections, with 300 more held open and eight that send bodies without an
 * end, while other visitors request pages, a call and pictures. Exits with 1 on an unplanned 5xx, a stack trace or path in an answer, two
 * answers to one request, a bystander who is refused or waits too long, or memory that is higher after the second half of the attack than
 * ever before.
 */
const [requests = 10_000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const held = 300;
const p99AtMostMs = 250;
const grownAtMostMib = 64;
const settledAfterMs = 10_000;
const unattackedMs = 15_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const resultSchema = z.object({
  statuses: z.record(z.string(), z.number()),
  faults: z.array(z.string()),
  reopened: z.number(),
  cutOff: z.number(),
  sentMib: z.number(),
});

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-hostile-'));
const { PATH = '', HOME = '' } = process.env;
const port = await findAnyPort();
const origin = `http://127.0.0.1:${port}`;
const settings = await readStackSettings({
  PATH,
  HOME,
  PORT: String(port),
  DATA_DIRECTORY: dataDirectory,
  LOG_LEVEL: 'fatal',
  SITE_URL: origin,
});
await buildWhatChanged(settings.environment, say);
const restarts: string[] = [];
const stack = await runStack(settings, { say: (line) => restarts.push(line), giveUp: say });
const linesOfStart = restarts.length;

/** One of many visitors with different addresses, as a proxy in front reports them. */
const asVisitor = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${1 + (turn % 250)}`, 'accept-language': 'en' });

async function readAddresses(): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function readPicture(): Promise<string> {
  const query = encodeURIComponent('*[_type == "sanity.imageAsset" && extension != "svg"][0].path');
  const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${settings.environment.SANITY_READ_TOKEN}` },
  });
  return `/lake/${z.object({ result: z.string() }).parse(await answer.json()).result}`;
}

const bystanders = (pages: readonly string[], picture: string): Bystander[] => [
  {
    name: 'page',
    ask: async (turn) => {
      const address = pages[turn % pages.length] ?? '/';
      const answer = await fetch(`${origin}${address}`, { headers: asVisitor(turn), redirect: 'manual' });
      const text = await answer.text();
      return answer.status === 200 && text.includes('</html>') && text.includes('<h1') ? null : `${address} answered ${answer.status}`;
    },
  },
  {
    name: 'call',
    ask: async (turn) => {
      const answer = await fetch(`${origin}/myDoc/seniorManage/SEO/search`, {
        method: 'POST',
        headers: asVisitor(turn),
        body: new URLSearchParams({ pageID: 'about', language: 'en' }),
      });
      const text = await answer.text();
      return answer.ok && text.includes('"code":2000') ? null : `answered ${answer.status} ${text.slice(0, 100)}`;
    },
  },
  {
    name: 'picture',
    ask: async (turn) => {
      const answer = await fetch(`${origin}${picture}?rect=${turn % 200},0,100,${100 + (Math.floor(turn / 200) % 50)}&w=64`, {
        headers: asVisitor(turn),
      });
      await answer.arrayBuffer();
      return answer.ok && answer.headers.get('content-type')?.startsWith('image/') ? null : `answered ${answer.status}`;
    },
  },
];

function attack(task: { pages: string[]; picture: string; seed: number }): Promise<z.infer<typeof resultSchema>> {
  const aims = { pages: task.pages, calls: calls.map((call) => call.path), picture: task.picture, host: `127.0.0.1:${port}` };
  const paths = [projectRoot, dataDirectory];
  const worker = new Worker(new URL('./http-attack.ts', import.meta.url), {
    workerData: { port, aims, requests: requests / 2, seed: task.seed, held, paths },
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

const memoryNow = (): Memory => ({ site: residentMib(stack.site.pid), services: residentMib(stack.services?.pid) });

/** Half of the requests; whatever these leave behind is what a longer attack would accumulate. */
async function half(pages: string[], picture: string, ofSeed: number): Promise<{ holds: boolean; memory: Memory }> {
  const attacks = attack({ pages, picture, seed: ofSeed });
  const waits = await askMeanwhile(bystanders(pages, picture), attacks);
  const { statuses, faults, reopened, cutOff, sentMib } = await attacks;
  await delay(settledAfterMs);
  const memory = memoryNow();
  for (const each of waits) say(waitsInWords(each));
  say(`answers: ${JSON.stringify(Object.fromEntries(Object.entries(statuses).sort()))}`);
  say(`${held} connections held, ${reopened} times opened again; memory after: site ${memory.site} MiB, services ${memory.services} MiB`);
  say(`bodies without an end: ${sentMib} MiB sent, cut off ${cutOff} times`);
  for (const fault of faults) say(fault);
  return { holds: faults.length === 0 && waits.every(({ p99Ms, faults: wrong }) => wrong.length === 0 && p99Ms <= p99AtMostMs), memory };
}

async function prove(): Promise<boolean> {
  const pages = await readAddresses();
  const picture = await readPicture();
  // each is rendered once, as on a site with visitors
  for (const page of pages) await (await fetch(`${origin}${page}`, { headers: asVisitor(0) })).arrayBuffer();
  const before = memoryNow();
  say(`${pages.length} pages, ${calls.length} calls; memory before: site ${before.site} MiB, services ${before.services} MiB`);
  say('before the attack, as this machine is:');
  for (const each of await askMeanwhile(bystanders(pages, picture), delay(unattackedMs))) say(`  ${waitsInWords(each)}`);
  const first = await half(pages, picture, seed);
  const second = await half(pages, picture, seed + 1);
  const grownOf = (process: keyof Memory): number => second.memory[process] - first.memory[process];
  const grown = Math.max(grownOf('site'), grownOf('services'));
  const restarted = restarts.slice(linesOfStart);
  for (const line of restarted) say(line);
  return first.holds && second.holds && grown <= grownAtMostMib && restarted.length === 0;
}

await endWithProof(prove, async () => {
  await stack.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
