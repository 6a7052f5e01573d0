import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@sanity/client';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { minuteMs } from '#lib/time/lengths.ts';
import { buildWhatChanged } from '../stack/builds.ts';
import { findAnyPort } from '../stack/free-port.ts';
import { runStack } from '../stack/run-stack.ts';
import { readStackSettings } from '../stack/stack-settings.ts';
import { waitFor } from '../stack/wait-for.ts';
import type { ProofResult, ProofRun } from './proof.ts';
import { judgeSoak, type SoakSample } from './soak-samples.ts';

const usualMinutes = 30;
/** Fewer minutes are not conclusive about memory. */
const leastMinutes = 6;
const visitors = 4;
const visitPauseMs = 50;
const publishPauseMs = 2_000;
const shownWithinMs = 10_000;
const answerWithinMs = 30_000;
const faultsAtMost = 20;

interface Soak {
  readonly origin: string;
  readonly writeToken: string;
  /** True when the time is over. */
  readonly isOver: () => boolean;
  readonly faults: string[];
  readonly done: { requests: number; publications: number };
}

/** Runs the whole product: visitors read every address of the sitemap while an editor publishes. Watches answers, restarts and memory. */
export async function runSoak({ turns, isEnded }: ProofRun): Promise<ProofResult> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-soak-'));
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const settings = await readStackSettings({ PATH, HOME, PORT: String(port), DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'error' });
  await buildWhatChanged(settings.environment, (line) => void process.stdout.write(`${line}\n`));
  const said: string[] = [];
  const stack = await runStack(settings, { say: (line) => said.push(line), giveUp: (line) => said.push(line) });
  const linesOfStart = said.length;
  const minutes = Math.max(leastMinutes, turns ?? usualMinutes);
  const until = Date.now() + minutes * minuteMs;
  const soak: Soak = {
    origin: `http://127.0.0.1:${port}`,
    writeToken: settings.environment.SANITY_WRITE_TOKEN ?? '',
    isOver: () => isEnded() || Date.now() >= until,
    faults: [],
    done: { requests: 0, publications: 0 },
  };
  const samples: SoakSample[] = [];
  try {
    const addresses = await readSitemap(soak.origin);
    const work = Promise.all([...Array.from({ length: visitors }, (_, visitor) => visit(soak, addresses, visitor)), publish(soak)]);
    for (let minute = 0; minute < minutes && !isEnded(); minute += 1) {
      const before = { ...soak.done };
      await delay(minuteMs);
      samples.push({
        siteMib: residentMib(stack.site.pid),
        servicesMib: residentMib(stack.services?.pid),
        requests: soak.done.requests - before.requests,
        publications: soak.done.publications - before.publications,
      });
    }
    await work;
  } finally {
    await stack.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  return judgeSoak(samples, [...soak.faults, ...said.slice(linesOfStart)]);
}

const residentMib = (pid: number | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

async function readSitemap(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (addresses.length === 0) throw new Error('the sitemap names no address');
  return addresses;
}

function note({ faults }: Soak, fault: string): void {
  if (faults.length < faultsAtMost) faults.push(fault);
}

const read = (soak: Soak, address: string): Promise<Response> =>
  fetch(`${soak.origin}${address}`, {
    headers: { 'accept-language': 'en' },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  });

/** One visitor reads all addresses in turn, with a different client address each time. */
async function visit(soak: Soak, addresses: readonly string[], visitor: number): Promise<void> {
  for (let place = Math.floor((visitor * addresses.length) / visitors); !soak.isOver(); place += 1) {
    const address = addresses[place % addresses.length] ?? '/';
    try {
      const answer = await read(soak, address);
      await answer.arrayBuffer();
      soak.done.requests += 1;
      if (answer.status !== 200) note(soak, `${address} answered ${answer.status}`);
    } catch (error) {
      note(soak, `${address}: ${String(error)}`);
    }
    await delay(visitPauseMs);
  }
}

/** An editor publishes one headline after the other; each has to appear. */
async function publish(soak: Soak): Promise<void> {
  const client = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: contentApiVersion,
    apiHost: `${soak.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: soak.writeToken,
  });
  while (!soak.isOver()) {
    const word = `Headline ${soak.done.publications} of ${Date.now()}`;
    try {
      await client.patch('homePage').set({ 'headline.en': word }).commit();
      await waitFor(`${soak.origin}/`, { deadlineMs: shownWithinMs, accept: async (answer) => (await answer.text()).includes(word) });
      soak.done.publications += 1;
    } catch (error) {
      note(soak, `a publication: ${String(error)}`);
    }
    await delay(publishPauseMs);
  }
}
