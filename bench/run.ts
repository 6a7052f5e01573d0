import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '#scripts/stack/project-paths.ts';
import { startPostgresServer } from '#scripts/verify/postgres-server.ts';
import { findPostgresBinaries } from '#scripts/verify/system-packages.ts';
import { startBenchStack, type BenchStack } from './bench-stack.ts';
import { meets, percentile, rounded, tableOf, withPart, type Figure } from './figure.ts';
import { measureCoupons } from './coupons.ts';
import { fillUpTo } from './filler-documents.ts';
import { hasLoadTools, measureThroughput } from './load.ts';
import { residentMemory } from './memory.ts';
import { measureMydoc } from './mydoc.ts';
import { measureOrders } from './orders.ts';
import { startNginx } from './nginx-server.ts';
import { measurePublications, untilAtRest } from './publish-latency.ts';
import { measureQueries } from './query-times.ts';
import { measureChat } from './chat-quality/measure-chat.ts';
import { measureSearch } from './search.ts';
import { measureStockFlips } from './stock/stock-flips.ts';

const publications = 50;
const publicationsAtSize = 20;
const sizes = [100, 1_000, 10_000] as const;
const publishTargetMs = 500;
/** Ten thousand documents may cost this many times as much as a hundred. */
const flatAtMost = 2;
/** A properly configured cache in front of the site compared with the same HTML as a file, in one run. */
const proxyTarget = 0.7;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function measureThroughputs(stack: BenchStack, cacheDirectory: string): Promise<Figure[]> {
  const html = await (await fetch(`${stack.origin}/zh`)).text();
  const nginx = await startNginx({ siteOrigin: stack.origin, html, cacheDirectory });
  try {
    const file = await measureThroughput(nginx.fileAddress);
    const cached = await measureThroughput(`${nginx.origin}/zh`);
    const bare = await measureThroughput(`${stack.origin}/zh`);
    const behind = await measurePublications(stack, publicationsAtSize, nginx.origin);
    return [
      { name: 'nginx, the same HTML as a file', value: Math.round(file), unit: 'requests/s' },
      { name: 'nginx, deploy/nginx.conf', value: Math.round(cached), unit: 'requests/s' },
      { name: 'site alone', value: Math.round(bare), unit: 'requests/s' },
      { name: 'nginx in front of the site ÷ file', value: rounded(cached / file, 3), unit: 'ratio', target: { atLeast: proxyTarget } },
      { name: 'site alone ÷ file', value: rounded(bare / file, 3), unit: 'ratio' },
      {
        name: 'publish click until new behind nginx, p95',
        value: rounded(percentile(behind, 0.95)),
        unit: 'ms',
        target: { atMost: publishTargetMs },
      },
      {
        name: 'stale answers behind nginx after a notice was answered',
        value: await countStale(stack, nginx.origin),
        unit: 'pages',
        target: { atMost: 0 },
      },
    ];
  } finally {
    nginx.stop();
  }
}

const stalePublications = 20;

/** Publishes, waits until the site itself is updated, and counts how often the proxy then still serves the older page. */
async function countStale(stack: BenchStack, proxy: string): Promise<number> {
  let stale = 0;
  for (let turn = 0; turn < stalePublications; turn += 1) {
    const before = await (await fetch(`${proxy}/ja`)).text();
    await measurePublications(stack, 1);
    // the notice is answered once the copies are purged; the site is updated a moment earlier
    await new Promise((resolve) => setTimeout(resolve, 150));
    if ((await (await fetch(`${proxy}/ja`)).text()) === before) stale += 1;
  }
  return stale;
}

/** On the embedded database, and on a Postgres server of its own if the programs are installed. */
async function onBothDatabases(what: string, measure: (databaseUrl?: string) => Promise<Figure[]>): Promise<Figure[]> {
  say(`… ${what}`);
  const embedded = await measure();
  if (!findPostgresBinaries()) return embedded;
  const server = await startPostgresServer();
  try {
    return [...embedded, ...(await measure(server.url))];
  } finally {
    server.stop();
  }
}

async function measureSizes(stack: BenchStack): Promise<Figure[]> {
  const figures: Figure[] = [];
  const medians: number[] = [];
  for (const size of sizes) {
    say(`… with ${size} documents`);
    await fillUpTo(stack.client, size);
    await untilAtRest(stack);
    const samples = await measurePublications(stack, publicationsAtSize);
    medians.push(percentile(samples, 0.5));
    figures.push(
      { name: `publish click until new, p50, ${size} documents`, value: rounded(percentile(samples, 0.5)), unit: 'ms' },
      {
        name: `publish click until new, p95, ${size} documents`,
        value: rounded(percentile(samples, 0.95)),
        unit: 'ms',
        target: { atMost: publishTargetMs },
      },
      ...(await measureQueries(stack.client, `${size} documents`)),
    );
  }
  const [few = Number.NaN] = medians;
  const many = medians.at(-1) ?? Number.NaN;
  return [
    ...figures,
    { name: 'publish p50, 10,000 documents ÷ 100', value: rounded(many / few, 2), unit: 'ratio', target: { atMost: flatAtMost } },
  ];
}

async function measureAll(): Promise<Figure[]> {
  const cacheDirectory = mkdtempSync(path.join(tmpdir(), 'hostfront-edge-'));
  const stack = await startBenchStack({ EDGE_CACHE_DIRECTORY: cacheDirectory });
  try {
    say('… publications');
    await measurePublications(stack, 5);
    const samples = await measurePublications(stack, publications);
    const figures: Figure[] = [
      { name: 'publish click until all pages are new, p50 of 50', value: rounded(percentile(samples, 0.5)), unit: 'ms' },
      {
        name: 'publish click until all pages are new, p95 of 50',
        value: rounded(percentile(samples, 0.95)),
        unit: 'ms',
        target: { atMost: publishTargetMs },
      },
      residentMemory('site', stack.stack.site.pid),
      residentMemory('services', stack.stack.services?.pid),
    ];
    say('… throughput');
    if (hasLoadTools())
      figures.push(...(await measureThroughputs(stack, cacheDirectory)), ...(await onBothDatabases('/myDoc', measureMydoc)));
    else say('  not measured: Debian’s packages wrk and nginx are not installed');
    figures.push(...(await onBothDatabases('orders', measureOrders)), ...(await onBothDatabases('coupons', measureCoupons)));
    figures.push(...(await onBothDatabases('flips of stock', measureStockFlips)));
    figures.push(...(await measureSizes(stack)));
    say('… search');
    figures.push(...(await measureSearch()), ...(await measureChat()));
    return [...figures, residentMemory('services with 10,000 documents', stack.stack.services?.pid)];
  } finally {
    await stack.stop();
    rmSync(cacheDirectory, { recursive: true, force: true });
  }
}

const resultsFile = inProject('bench/results.json');
/** What can be measured alone, on the machine of the whole bench. */
const parts = {
  coupons: () => onBothDatabases('coupons', measureCoupons),
  stock: () => onBothDatabases('flips of stock', measureStockFlips),
} as const;

async function measurePart(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const part = await measure();
  const { figures: before, ...about }: { figures: Figure[] } = JSON.parse(readFileSync(resultsFile, 'utf8'));
  write({ ...about, figures: withPart(before, part, new Date().toISOString()) });
  return part;
}

async function measureWhole(): Promise<Figure[]> {
  const figures = await measureAll();
  const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown', node: process.versions.node };
  write({ measuredAt: new Date().toISOString(), machine, figures });
  return figures;
}

const write = (results: object): void => writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);

const asked = process.argv[2] ?? '';
const part = Object.entries(parts).find(([name]) => name === asked)?.[1];
if (asked !== '' && asked !== '--check' && !part)
  throw new Error(`There is no part '${asked}'. There are: ${Object.keys(parts).join(', ')}`);
const figures = part ? await measurePart(part) : await measureWhole();
process.stdout.write(tableOf(figures));
if (process.argv.includes('--check') && !figures.every(meets)) process.exitCode = 1;
