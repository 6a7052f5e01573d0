import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { supervise } from '#scripts/stack/supervised-process.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { projectNode } from '#scripts/stack/project-paths.ts';
import { endWithProof } from './hostile/end-of-proof.ts';

/**
 * Fills the disk of running services to the last byte while documents are written, three times, and kills them on the full disk the last
 * time. Exits with 1 if something acknowledged is lost, if a write is refused in other words than the designed ones, if a query, a call or
 * a picture is not answered meanwhile, or if writes are not taken again once there is room. The disk is a small file system in memory, of a
 * name space of its own (Linux).
 */
const ownNameSpace = 'FULL_DISK_NAME_SPACE';
const diskMib = 400;
const fillings = 3;
const settledMs = 1_000;
const startedWithinMs = 120_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (process.env[ownNameSpace] === undefined) {
  const parameters = ['--user', '--map-root-user', '--mount', projectNode, ...process.execArgv, import.meta.filename];
  const { status, error } = spawnSync('unshare', parameters, { stdio: 'inherit', env: { ...process.env, [ownNameSpace]: 'yes' } });
  if (error) say(`A disk of its own needs the command 'unshare' (Linux): ${error.message}`);
  process.exit(status ?? 1);
}

const disk = mkdtempSync(path.join(tmpdir(), 'hostfront-disk-'));
const filler = path.join(disk, 'filler');
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMib}m`, 'tmpfs', disk], { stdio: 'inherit' });
if (mounted.status !== 0) throw new Error('this machine lets nobody mount a disk of their own');
const { PATH = '', HOME = '' } = process.env;
const settings = await readStackSettings({
  PATH,
  HOME,
  PORT: String(await findAnyPort()),
  SERVICES_PORT: String(await findAnyPort()),
  DATA_DIRECTORY: disk,
  LOG_LEVEL: 'fatal',
});
const origin = `http://127.0.0.1:${settings.servicesPort}`;
const dataAddress = `${origin}/lake/v${contentApiVersion}/data`;
const heard: string[] = [];
const services = supervise({
  name: 'services',
  script: 'services/main.ts',
  environment: settings.environment,
  say: (line) => heard.push(line),
  giveUp: (line) => heard.push(line),
});
const headers = { authorization: `Bearer ${settings.environment.SANITY_WRITE_TOKEN ?? ''}`, 'content-type': 'application/json' };
const untilReady = (): Promise<unknown> =>
  waitFor(`${origin}/readyz`, { deadlineMs: startedWithinMs, accept: async (answer) => answer.ok, signal: new AbortController().signal });

/** Fills what is left, a page of memory at a time. */
function fill(): void {
  const file = openSync(filler, 'a');
  try {
    for (const page = Buffer.alloc(4_096); ;) writeSync(file, page);
  } catch {
    closeSync(file);
  }
}

const faults = new Set<string>();
const acknowledged: string[] = [];
const refused: number[] = [];

let written = 0;

async function write(): Promise<boolean> {
  const id = `disk-${(written += 1)}`;
  const mutations = [{ create: { _id: id, _type: 'note', text: id.repeat(2_000) } }];
  const answer = await fetch(`${dataAddress}/mutate/production`, { method: 'POST', headers, body: JSON.stringify({ mutations }) });
  const text = await answer.text();
  if (answer.ok) acknowledged.push(id);
  else refused.push(answer.status);
  if (!answer.ok && !(answer.status === 507 && text.includes('nothing was written')))
    faults.add(`a write answered ${answer.status}: ${text}`);
  return answer.ok;
}

const uploadSchema = z.object({ document: z.object({ path: z.string() }) });

async function uploadPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer();
  const { authorization } = headers;
  const address = `${origin}/lake/v${contentApiVersion}/assets/images/production`;
  for (;;) {
    const answer = await fetch(address, { method: 'POST', headers: { authorization }, body: new Uint8Array(bytes) });
    const taken = uploadSchema.safeParse(await answer.json());
    if (taken.success) return taken.data.document.path;
    // a busy machine takes longer over a picture than an upload may
    say(`the picture is sent again: ${answer.status}`);
  }
}

/** What visitors ask for is answered, disk or not. */
async function askAsVisitor(picture: string, turn: number): Promise<void> {
  const answers = {
    query: await fetch(`${dataAddress}/query/production?query=${encodeURIComponent('count(*)')}`, { headers }),
    call: await fetch(`${origin}/myDoc/seniorManage/SEO/search`, {
      method: 'POST',
      body: new URLSearchParams({ pageID: 'about', language: 'en' }),
    }),
    picture: await fetch(`${origin}/lake/${picture}?w=${32 + turn * 32}`),
  };
  for (const [what, answer] of Object.entries(answers)) {
    await answer.arrayBuffer();
    if (answer.status !== 200) faults.add(`on a full disk a ${what} answered ${answer.status}`);
  }
}

const idsSchema = z.object({ result: z.array(z.string()) });

async function findLost(): Promise<string[]> {
  const answer = await fetch(`${dataAddress}/query/production?query=${encodeURIComponent('*[_type == "note"]._id')}`, { headers });
  const stored = new Set(idsSchema.parse(await answer.json()).result);
  for (const id of stored) if (!acknowledged.includes(id)) faults.add(`${id} was refused, and is there`);
  return acknowledged.filter((id) => !stored.has(id));
}

/** Writes until the full disk refuses, in the middle of the writes of others. */
async function writeUntilRefused(): Promise<void> {
  const writers = Array.from({ length: 4 }, async () => {
    while (await write());
  });
  await delay(settledMs);
  fill();
  await Promise.all(writers);
}

async function prove(): Promise<boolean> {
  await untilReady();
  const picture = await uploadPicture();
  for (let filling = 1; filling <= fillings; filling += 1) {
    await writeUntilRefused();
    await askAsVisitor(picture, filling);
    const isKilled = filling === fillings;
    if (isKilled) {
      fill();
      process.kill(services.pid ?? 0, 'SIGKILL');
      // its successor cannot start either, and says why
      for (const until = performance.now() + startedWithinMs; heard.length < 2 && performance.now() < until;) await delay(settledMs);
    }
    rmSync(filler);
    await untilReady();
    const lost = await findLost();
    if (lost.length > 0) faults.add(`lost: ${lost.join(' ')}`);
    if (!(await write())) faults.add('with room again a write was refused');
    say(
      `filling ${filling}${isKilled ? ', with a kill' : ''}: ${acknowledged.length} writes acknowledged, ${refused.length} refused, ${lost.length} lost`,
    );
  }
  for (const fault of faults) say(fault);
  for (const line of heard) say(`said: ${line}`);
  return faults.size === 0 && refused.length > 0;
}

await endWithProof(prove, async () => {
  await services.stop();
  spawnSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});
