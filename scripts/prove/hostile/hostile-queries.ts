import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { editorBounds } from '#services/lake/queries/query-bounds.ts';
import { startAttackedProduct } from './attacked-product.ts';
import { askMeanwhile, childrenOf, residentMib, waitsInWords, type Bystander } from './bystanders.ts';
import { endWithProof } from './end-of-proof.ts';
import { reachOf, unreached } from './groq-reach.ts';
import { hostileQuery, seededRandom, writtenQueries } from './hostile-groq.ts';
import { createStudioEditor } from './studio-queries.ts';

/**
 * Sends 10,000 generated and over 500 fixed hostile queries to the lake of the running product, as an editor and anonymously. Meanwhile
 * visitors request pages, a call and pictures, the site sends its queries, and another editor sends what the Studio sends. Exits with 1 if
 * one of these waits too long or gets another answer than before, if anything but the planned refusal is answered, if a process of queries
 * exceeds its memory, if the services have more after the second half of the attack than after the first, or if a function or an operator
 * of GROQ is never used.
 */
const [generated = 10_000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const p99AtMostMs = 250;
const grownAtMostMib = 64;
const settledAfterMs = 5_000;
const unattackedMs = 15_000;
const sampleMs = 1_000;
/** What a process of queries may have beyond its documents: what its last query left uncollected, and what this one may take. */
const queryMibAtMost = 2 * editorBounds.memoryMib;
const accountsSchema = z.object({ editors: z.array(z.object({ role: z.string(), token: z.string() })) });
const messageSchema = z.union([z.object({ waiting: z.number() }), z.object({ statuses: z.record(z.string(), z.number()) })]);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const product = await startAttackedProduct(say);
const { origin, stack } = product;
const queryAddress = `${origin}/lake/v${contentApiVersion}/data/query/production`;

/** The site's own query, of which no two are the same. */
const siteQuery = (token: string): Bystander => ({
  name: 'query',
  ask: async (turn) => {
    const query = `*[_type == "banner" && order != ${turn}]{title, "more": *[references(^._id)]._id}`;
    const answer = await fetch(queryAddress, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    await answer.arrayBuffer();
    return answer.ok ? null : `answered ${answer.status}`;
  },
});

/** Each half repeats the fixed queries and generates its own. */
const halves = [seed, seed + 1].map((ofSeed) => ({ seed: ofSeed, generated: Math.ceil(generated / 2) }));

function attack(token: string, half: (typeof halves)[number]): Promise<Record<string, number>> {
  const worker = new Worker(new URL('./query-attack.ts', import.meta.url), { workerData: { address: queryAddress, token, ...half } });
  return new Promise((resolve, reject) => {
    worker.on('message', (sent) => {
      const message = messageSchema.parse(sent);
      if ('statuses' in message) resolve(message.statuses);
      else say(`  ${new Date().toISOString()} ${message.waiting} queries are left of this half`);
    });
    worker.once('error', reject);
  });
}

/** Reports what the attack covers; false if part of GROQ is missing. */
async function reachesEverything(): Promise<boolean> {
  const generatedIn = (half: (typeof halves)[number]): string[] => {
    const random = seededRandom(half.seed);
    return Array.from({ length: half.generated }, () => hostileQuery(random));
  };
  const reach = reachOf([...writtenQueries(), ...halves.flatMap(generatedIn)]);
  const missing = await unreached(reach);
  say(
    `${reach.read} queries are GROQ; they use ${reach.functions.size} functions, ${reach.operators.size} operators, ${reach.forms.size} forms`,
  );
  for (const [name, times] of [...reach.functions, ...reach.operators].sort(([, one], [, other]) => one - other).slice(0, 5))
    say(`  seldom: ${name}, ${times} times`);
  if (missing.length > 0) say(`never used: ${missing.join(', ')}`);
  return missing.length === 0;
}

/** The memory of the services, and of the processes in which they evaluate editors' queries. */
interface Memory {
  readonly services: number;
  readonly queries: readonly number[];
}

const memoryNow = (): Memory => ({
  services: residentMib(stack.services?.pid),
  queries: childrenOf(stack.services?.pid).map(residentMib).filter(Number.isFinite),
});

const memoryInWords = ({ services, queries }: Memory): string =>
  `services ${services} MiB, processes of queries ${queries.length === 0 ? 'none' : `${queries.join(', ')} MiB`}`;

/** The most that a process of queries had at any second of the attack, in MiB. */
async function watchQueries(attacks: Promise<unknown>): Promise<number> {
  let most = 0;
  let over = false;
  const ended = attacks.finally(() => (over = true));
  while (!over) {
    most = Math.max(most, ...memoryNow().queries);
    await delay(sampleMs);
  }
  await ended;
  return most;
}

async function prove(): Promise<boolean> {
  const reached = await reachesEverything();
  const { editors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(product.dataDirectory, 'accounts.json'), 'utf8')));
  const tokenOf = (wanted: string): string => editors.find(({ role }) => role === wanted)?.token ?? '';
  const studio = await createStudioEditor(origin, tokenOf('legal'));
  say(`${studio.queries} queries of the Studio, ${studio.telling} of which find something`);
  const bystanders = [...product.visitors, siteQuery(String(product.environment.SANITY_READ_TOKEN)), studio];
  say('before the attack, as this machine is:');
  for (const each of await askMeanwhile(bystanders, delay(unattackedMs))) say(`  ${waitsInWords(each)}`);
  const before = memoryNow();
  say(`memory before: ${memoryInWords(before)}`);
  const processMibAtMost = Math.max(...before.queries) + queryMibAtMost;
  const memoryMib: number[] = [];
  let holds = reached && studio.telling * 2 > studio.queries;
  for (const half of halves) {
    const attacks = attack(tokenOf('editor'), half);
    const [waits, mostMib] = await Promise.all([askMeanwhile(bystanders, attacks), watchQueries(attacks)]);
    const statuses = await attacks;
    await delay(settledAfterMs);
    for (const each of waits) say(waitsInWords(each));
    say(`answers: ${JSON.stringify(statuses)}`);
    const memory = memoryNow();
    say(`memory after this half: ${memoryInWords(memory)}; the largest process of queries had ${mostMib} MiB`);
    memoryMib.push(memory.services);
    const planned = Object.keys(statuses).every((status) => ['editor 200', 'editor 400', 'nobody 401'].includes(status));
    const evaluated = (statuses['editor 200'] ?? 0) > half.generated / 20;
    holds &&= planned && evaluated && mostMib <= processMibAtMost;
    holds &&= waits.every(({ p99Ms, faults }) => p99Ms <= p99AtMostMs && faults.length === 0);
  }
  const restarted = product.restarts();
  for (const line of restarted) say(line);
  const [first = 0, second = Number.NaN] = memoryMib;
  return holds && second - first <= grownAtMostMib && restarted.length === 0;
}

await endWithProof(prove, product.end);
