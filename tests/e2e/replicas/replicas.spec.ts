import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sanity/client';
import type { PageEntry } from '#services/door/page-cache/page-entry.ts';
import { createRedisPageStore } from '#services/door/page-cache/redis-page-store.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { runStack, type RunningStack } from '#scripts/stack/run-stack.ts';
import { readStackSettings } from '#scripts/stack/stack-settings.ts';
import { supervise, type SupervisedProcess } from '#scripts/stack/supervised-process.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { htmlOf, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const quiet = (): void => undefined;

const openStore = (buildId: string) => createRedisPageStore({ url: redisUrl, buildId, report: quiet });

const made = (html: string, changeCount: number, lastModified: number): PageEntry => ({
  lastModified,
  changeCount,
  value: { kind: 'PAGES', html },
});

let directory: string;
let redis: ChildProcess;
let redisUrl: string;
let stack: RunningStack;
let second: SupervisedProcess;
let origins: string[];
let writer: ReturnType<typeof createClient>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-replicas-'));
  const redisPort = await findAnyPort();
  redis = spawn(
    process.env.REDIS_SERVER ?? 'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  redisUrl = `redis://127.0.0.1:${redisPort}`;
  const port = await findAnyPort();
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const settings = await readStackSettings({
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIRECTORY: directory,
    REDIS_URL: redisUrl,
  });
  stack = await runStack(settings, { say: quiet, giveUp: quiet });
  const secondPort = await findAnyPort();
  const environment = { ...settings.environment, PORT: String(secondPort) };
  second = supervise({ name: 'second site', script: 'services/door/main.ts', environment, say: quiet, giveUp: quiet });
  origins = [port, secondPort].map((each) => `http://127.0.0.1:${each}`);
  await waitFor(`${origins[1]}/api/health`, { deadlineMs: 60_000, accept: async (answer) => answer.ok });
  writer = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origins[0]}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: settings.environment.SANITY_WRITE_TOKEN ?? '',
  });
});

test.afterAll(async () => {
  await Promise.all([stack?.stop(), second?.stop()]);
  redis?.kill();
  rmSync(directory, { recursive: true, force: true });
});

const publish = async (headline: string): Promise<void> => {
  await writer.patch('homePage').set({ 'headline.en': headline }).commit();
};

test('R-4.1 one publication is on both replicas, each page rendered once for both', async () => {
  const [first = '', other = ''] = origins;
  const loadedAt = async (each: string): Promise<string | undefined> => /"loadedAtMs":(\d+)/.exec(await htmlOf('/zh', each))?.[1];
  await Promise.all(origins.map((each) => htmlOf('/', each)));
  const before = await loadedAt(first);
  await publish('Shared by two');
  await Promise.all(origins.map((each) => untilShows('/', 'Shared by two', undefined, each)));
  // each language is rendered separately
  await expect.poll(() => loadedAt(first)).not.toBe(before);
  expect(await loadedAt(other)).toBe(await loadedAt(first));
});

test('something that every page shows is new on both replicas at once', async () => {
  const [first = '', other = ''] = origins;
  await htmlOf('/doc/article/tos', first);
  await htmlOf('/doc/article/tos', other);
  await writer.patch('siteSettings').set({ brand: 'Harbourlight' }).commit();
  await untilShows('/doc/article/tos', 'Harbourlight', undefined, other);
  await untilShows('/doc/article/tos', 'Harbourlight', undefined, first);
});

test('R-4 of two renderings the one of later content stays, whichever replica is slower and whatever the clocks say', async () => {
  const [one, other] = [openStore('renderings'), openStore('renderings')];
  const htmlIn = async (store: typeof one): Promise<unknown> => (await store.read('/en')).entry?.value.html;
  const before = await one.changeCount();
  const after = await other.countChange();
  expect([after, await one.changeCount()]).toEqual([before + 1, before + 1]);
  // the one that read the old text has a clock that is an hour ahead, and finishes last
  await other.write('/en', made('new', after, 1_000));
  await one.write('/en', made('old', before, 3_600_000));
  expect([await htmlIn(one), await htmlIn(other)]).toEqual(['new', 'new']);

  await one.dropAll();
  const stored = await other.read('/en');
  expect(stored.droppedCount).toBeGreaterThan(stored.entry?.changeCount ?? Infinity);
  const now = await other.changeCount();
  await other.write('/en', made('newer', now, 1));
  const read = await one.read('/en');
  expect([read.entry?.value.html, read.droppedCount]).toEqual(['newer', now]);

  await one.remove('/en', await one.countChange());
  await other.write('/en', made('newer', now, 1));
  expect([await htmlIn(one), await htmlIn(other)]).toEqual([undefined, undefined]);
});

test('a page that is the same is the same object, for who wrote it and for who reads it, until a replica writes another', async () => {
  const [one, other] = [openStore('same'), openStore('same')];
  const entryIn = async (store: typeof one): Promise<PageEntry | null> => (await store.read('/en')).entry;
  await one.write('/en', made('first', 1, 1));
  for (const store of [one, other]) {
    const read = await entryIn(store);
    expect(read).toEqual(made('first', 1, 1));
    expect(await entryIn(store)).toBe(read);
  }
  await other.write('/en', made('second', 2, 2));
  expect(await entryIn(one)).toEqual(made('second', 2, 2));
  await other.remove('/en', 3);
  expect(await entryIn(one)).toBeNull();
});

test('of two replicas that drop all pages at once the later drop stands', async () => {
  const [one, other] = [openStore('drops'), openStore('drops')];
  for (let round = 0; round < 50; round += 1) {
    await Promise.all([one, other, one, other].map((store) => store.dropAll()));
    expect((await one.read('/en')).droppedCount).toBe(await other.changeCount());
  }
});

test('with the shared store unavailable, cached pages are still served by both', async () => {
  redis.kill('SIGKILL');
  for (const each of origins) {
    const answer = await fetch(`${each}/zh`);
    expect(answer.status).toBe(200);
  }
});
