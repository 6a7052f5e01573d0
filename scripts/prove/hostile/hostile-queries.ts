import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { findAnyPort } from '../stack/free-port.ts';
import { readStackSettings } from '../stack/stack-settings.ts';
import { supervise } from '../stack/supervised-process.ts';
import { waitFor } from '../stack/wait-for.ts';
import { hostileQuery, seededRandom, writtenQueries } from './hostile-groq.ts';

/**
 * Sends 10,000 generated and over 500 written hostile queries as an editor and as nobody to running services, and asks the site's query, a call and a
 * picture meanwhile. Ends with 1 where one of these waits too long, anything but the designed refusal is answered, or the memory grows.
 */
const [generated = 10_000, seed = 20_261_122] = process.argv.slice(2).map(Number);
const callers = 6;
const p99AtMostMs = 250;
const grownAtMostMib = 200;
const pauseMs = 25;
const accountsSchema = z.object({ editors: z.array(z.object({ role: z.string(), token: z.string() })) });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-hostile-'));
const { PATH = '', HOME = '' } = process.env;
const settings = await readStackSettings({ PATH, HOME, PORT: String(await findAnyPort()), SERVICES_PORT: String(await findAnyPort()), DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'error' });
const origin = `http://127.0.0.1:${settings.servicesPort}`;
const services = supervise({ name: 'services', script: 'services/main.ts', environment: settings.environment, say, giveUp: say });

async function post(endpoint: string, token: string | null, body: object): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${origin}/lake/v2025-02-19/data/${endpoint}/production`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const memoryMib = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${services.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const percentile = (values: readonly number[], share: number): number => values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

async function uploadPicture(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#0b5cad' } }).png().toBuffer();
  const answer = await fetch(`${origin}/lake/v2025-02-19/assets/images/production`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: new Uint8Array(bytes) });
  return z.object({ document: z.object({ path: z.string() }) }).parse(await answer.json()).document.path;
}

async function prove(): Promise<boolean> {
  await waitFor(`${origin}/readyz`, { deadlineMs: 300_000, accept: async (answer) => answer.ok, signal: new AbortController().signal });
  const { editors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory, 'accounts.json'), 'utf8')));
  const token = editors.find(({ role }) => role === 'editor')?.token ?? '';
  const [siteToken, writeToken] = [settings.environment.SANITY_READ_TOKEN ?? '', settings.environment.SANITY_WRITE_TOKEN ?? ''];
  const picture = `${origin}/lake/${await uploadPicture(writeToken)}`;
  const random = seededRandom(seed);
  const waiting = [...writtenQueries(), ...Array.from({ length: generated }, () => hostileQuery(random))];
  const all = waiting.length;
  const before = memoryMib();
  const statuses: Record<string, number> = {};
  const note = (name: string): void => void (statuses[name] = (statuses[name] ?? 0) + 1);
  const waits = { query: [] as number[], call: [] as number[], picture: [] as number[] };
  let over = false;

  const attack = async (): Promise<void> => {
    for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
      for (const [who, by] of [['editor', token], ['nobody', null]] as const) {
        const answer = await post('query', by, { query });
        await answer.arrayBuffer();
        note(`${who} ${answer.status}`);
      }
    }
  };
  const timed = async (times: number[], ask: () => Promise<Response>): Promise<void> => {
    const startedAt = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!answer.ok) note(`meanwhile ${answer.status}`);
  };
  const attacks = Promise.all(Array.from({ length: callers }, attack)).finally(() => (over = true));
  for (let turn = 0; !over; turn += 1) {
    await timed(waits.query, () => post('query', siteToken, { query: `*[_type == "banner" && order != ${turn}]{title, "more": *[references(^._id)]._id}` }));
    await timed(waits.call, () => fetch(`${origin}/myDoc/seniorManage/SEO/search`, { method: 'POST', body: new URLSearchParams({ pageID: 'home', language: 'en' }) }));
    await timed(waits.picture, () => fetch(`${picture}?rect=${turn % 600},0,600,600&w=64`));
    await delay(pauseMs);
  }
  await attacks;
  await delay(5_000);
  const after = memoryMib();
  const slowest = Object.entries(waits).map(([name, times]) => ({ name, p99: percentile(times, 0.99), count: times.length }));
  for (const { name, p99, count } of slowest) say(`${name}: p99 ${p99.toFixed(0)} ms of ${count}`);
  say(`${all} queries: ${JSON.stringify(statuses)}`);
  say(`memory of the services: ${before.toFixed(0)} MiB before, ${after.toFixed(0)} MiB after`);
  const designed = Object.keys(statuses).every((status) => ['editor 200', 'editor 400', 'nobody 401'].includes(status));
  return designed && (statuses['editor 200'] ?? 0) > all / 20 && slowest.every(({ p99 }) => p99 <= p99AtMostMs) && after - before <= grownAtMostMib;
}

let held = false;
try {
  held = await prove();
} finally {
  await services.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
say(held ? 'held' : 'NOT held');
process.exit(held ? 0 : 1);
