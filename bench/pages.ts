import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inProject } from '#scripts/stack/project-paths.ts';
import { firstLoadBytes } from '#tests/e2e/setup/script-weight.ts';
import { startBenchStack } from './bench-stack.ts';
import { meets, percentile, rounded, type Figure } from './figure.ts';
import { measureInteractions } from './interaction.ts';
import { scorePage, type PageScore } from './lighthouse-run.ts';
import { servePlain } from './plain-page.ts';

const pages = [
  '/',
  '/zh',
  '/ja/product/vps',
  '/product/oss',
  '/about',
  '/contact',
  '/doc',
  '/doc/article/tos',
  '/ja/doc/article/snapshots',
  '/activity/promotion',
];
/** One page of each kind is also visited without its scripts, in the same rounds. */
const beside = '/';
const rounds = 5;
const performanceTarget = 97;
const otherTarget = 100;
const bytesPerKib = 1_024;

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const median = (scores: readonly PageScore[], name: keyof PageScore): number =>
  percentile(
    scores.map((score) => score[name]),
    0.5,
  );

/** Every page once, then every page again, so that other load on the machine affects all alike. */
async function visitInTurns(addresses: readonly { name: string; href: string }[]): Promise<Map<string, PageScore[]>> {
  const scores = new Map<string, PageScore[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, href } of addresses) {
      const score = await scorePage(href);
      scores.set(name, [...(scores.get(name) ?? []), score]);
      say(`… round ${round}: ${name} ${score.performance}`);
    }
  }
  return scores;
}

function figuresOf(name: string, scores: readonly PageScore[]): Figure[] {
  const judged = name !== plainName;
  return [
    {
      name: `${name}: performance`,
      value: median(scores, 'performance'),
      unit: 'points',
      ...(judged ? { target: { atLeast: performanceTarget } } : {}),
    },
    { name: `${name}: accessibility`, value: median(scores, 'accessibility'), unit: 'points', target: { atLeast: otherTarget } },
    {
      name: `${name}: best practices`,
      value: median(scores, 'bestPractices'),
      unit: 'points',
      ...(judged ? { target: { atLeast: otherTarget } } : {}),
    },
    {
      name: `${name}: search engines`,
      value: median(scores, 'seo'),
      unit: 'points',
      ...(judged ? { target: { atLeast: otherTarget } } : {}),
    },
    { name: `${name}: first contentful paint`, value: rounded(median(scores, 'fcpMs')), unit: 'ms' },
    { name: `${name}: largest contentful paint`, value: rounded(median(scores, 'lcpMs')), unit: 'ms' },
    { name: `${name}: total blocking time`, value: rounded(median(scores, 'tbtMs')), unit: 'ms' },
    { name: `${name}: layout shift`, value: rounded(median(scores, 'cls'), 3), unit: 'ratio', target: { atMost: 0 } },
  ];
}

const plainName = `${beside} without scripts`;

async function measurePages(): Promise<Figure[]> {
  const stack = await startBenchStack();
  const plain = await servePlain(stack.origin);
  try {
    const addresses = [
      ...pages.map((path) => ({ name: path, href: `${stack.origin}${path}` })),
      { name: plainName, href: `${plain.origin}${beside}` },
    ];
    for (const { href } of addresses) await fetch(href, { headers: { 'accept-language': 'en' } });
    const scores = await visitInTurns(addresses);
    const weights = await Promise.all(
      pages.map(async (path): Promise<Figure> => ({
        name: `${path}: first-load JavaScript, Brotli`,
        value: rounded((await firstLoadBytes(stack.origin, path)) / bytesPerKib),
        unit: 'KiB',
        target: { atMost: 150 },
      })),
    );
    const interactions = await measureInteractions(stack.origin);
    return [...[...scores].flatMap(([name, each]) => figuresOf(name, each)), ...weights, ...interactions];
  } finally {
    plain.close();
    await stack.stop();
  }
}

const figures = await measurePages();
const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown', node: process.versions.node };
writeFileSync(
  inProject('bench/page-results.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures }, null, 2)}\n`,
);
const width = Math.max(...figures.map((figure) => figure.name.length));
for (const figure of figures)
  process.stdout.write(
    `${figure.name.padEnd(width)}  ${String(figure.value).padStart(9)} ${figure.unit} ${meets(figure) ? '' : '← missed'}\n`,
  );
if (process.argv.includes('--check') && !figures.every(meets)) process.exitCode = 1;
