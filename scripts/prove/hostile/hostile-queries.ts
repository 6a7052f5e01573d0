import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { supervise } from '#scripts/stack/supervised-process.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { askMeanwhile, residentMib, waitsInWords, type Bystander } from './bystanders.ts';
import { endWithProof } from './end-of-proof.ts';
import { reachOf, unreached } from './groq-reach.ts';
import { hostileQuery, seededRandom, writtenQueries } from './hostile-groq.ts';
import { createStudioEditor } from './studio-queries.ts';

/**
 * Sends 10,000 generated and over 500 fixed hostile queries to running services, as an editor and anonymously. Meanwhile the site's query,
 * a call and a picture are requested, and another editor sends what the Studio sends. Exits with 1 if one of these waits too long or gets
 * another answer than before, if anything but the planned refusal is answered, if memory is higher after the second half of the attack than
 * after the first, or if a function or an operator of GROQ is never used.
 */
const [generated = 10_000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const p99AtMostMs = 250;
const grownAtMostMib = 64;
const settledAfterMs = 5_000;
const unattackedMs = 15_000;
const accountsSchema = z.object({ editors: z.array(z.object({ role: z.string(), token: z.string() })) });
const messageSchema = z.union([z.object({ waiting: z.number() }), z.object({ statuses: z.record(z.string(), z.number()) })]);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-hostile-'));
const { PATH = '', HOME = '' } = process.env;
const settings = await readStackSettings({
  PATH,
  HOME,
  PORT: String(await findAnyPort()),
  SERVICES_PORT: String(await findAnyPort()),
  DATA_DIRECTORY: dataDirectory,
  LOG_LEVEL: 'error',
});
const origin = `http://127.0.0.1:${settings.servicesPort}`;
const services = supervise({ name: 'services', script: 'services/main.ts', environment: settings.environment, say, giveUp: say });
const queryAddress = `${origin}/lake/v${contentApiVersion}/data/query/production`;

async function uploadPicture(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer();
  const answer = await fetch(`${origin}/lake/v${contentApiVersion}/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  return z.object({ document: z.object({ path: z.string() }) }).parse(await answer.json()).document.path;
}

const asker = (name: string, ask: (turn: number) => Promise<Response>): Bystander => ({
  name,
  ask: async (turn) => {
    const answer = await ask(turn);
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

const mebibyte = 1_024 * 1_024;

/** The services' memory: what is resident, and which part of it is JavaScript's heap and buffers. */
async function memoryInWords(): Promise<string> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const mib = (name: string): number => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / mebibyte);
  const heap = mib('nodejs_heap_size_used_bytes');
  const buffers = mib('nodejs_external_memory_bytes');
  return `${residentMib(services.pid)} MiB resident, ${heap} MiB heap in use, ${buffers} MiB outside it`;
}

async function prove(): Promise<boolean> {
  const reached = await reachesEverything();
  await waitFor(`${origin}/readyz`, { deadlineMs: 300_000, accept: async (answer) => answer.ok, signal: new AbortController().signal });
  const { editors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory, 'accounts.json'), 'utf8')));
  const tokenOf = (wanted: string): string => editors.find(({ role }) => role === wanted)?.token ?? '';
  const { SANITY_READ_TOKEN: siteToken = '', SANITY_WRITE_TOKEN: writeToken = '' } = settings.environment;
  const picture = `${origin}/lake/${await uploadPicture(writeToken)}`;
  const studio = await createStudioEditor(origin, tokenOf('legal'));
  say(`${studio.queries} queries of the Studio, ${studio.telling} of which find something`);
  const bystanders = [
    asker('query', (turn) => {
      const query = `*[_type == "banner" && order != ${turn}]{title, "more": *[references(^._id)]._id}`;
      return fetch(queryAddress, { method: 'POST', headers: { authorization: `Bearer ${siteToken}` }, body: JSON.stringify({ query }) });
    }),
    // visitors at many addresses, each of which is rate limited
    asker('call', (turn) =>
      fetch(`${origin}/myDoc/seniorManage/SEO/search`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${1 + (turn % 250)}` },
        body: new URLSearchParams({ pageID: 'about', language: 'en' }),
      }),
    ),
    asker('picture', (turn) => fetch(`${picture}?rect=${turn % 600},0,600,${600 - (Math.floor(turn / 600) % 30)}&w=64`)),
    studio,
  ];
  say('before the attack, as this machine is:');
  for (const each of await askMeanwhile(bystanders, delay(unattackedMs))) say(`  ${waitsInWords(each)}`);
  say(`memory before: ${await memoryInWords()}`);
  const memoryMib: number[] = [];
  let holds = reached && studio.telling * 2 > studio.queries;
  for (const half of halves) {
    const attacks = attack(tokenOf('editor'), half);
    const waits = await askMeanwhile(bystanders, attacks);
    const statuses = await attacks;
    await delay(settledAfterMs);
    for (const each of waits) say(waitsInWords(each));
    say(`answers: ${JSON.stringify(statuses)}`);
    say(`memory after this half: ${await memoryInWords()}`);
    memoryMib.push(residentMib(services.pid));
    const planned = Object.keys(statuses).every((status) => ['editor 200', 'editor 400', 'nobody 401'].includes(status));
    const evaluated = (statuses['editor 200'] ?? 0) > half.generated / 20;
    holds &&= planned && evaluated && waits.every(({ p99Ms, faults }) => p99Ms <= p99AtMostMs && faults.length === 0);
  }
  const [first = 0, second = Number.NaN] = memoryMib;
  return holds && second - first <= grownAtMostMib;
}

await endWithProof(prove, async () => {
  await services.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});
