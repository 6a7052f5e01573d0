import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { languages, type Language } from '#lib/language/languages.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';
import { judge, judgedQueries, seededContent } from '#tests/services/mydoc/search/judged-queries.ts';
import { percentile, rounded, type Figure } from './figure.ts';
import { engines, type Engine } from './search-engines.ts';

/** The share of the judged queries with an answer among the first three rows. */
const amongThreeTarget = 0.95;
const sizes = [100, 1_000, 10_000, 50_000] as const;
const timedQueries = 300;
const timedUpdates = 20;

type Content = Awaited<ReturnType<typeof seededContent>>;

/** How well and how fast documents are found, beside others on the same texts; one process, without a network. */
export async function measureSearch(): Promise<Figure[]> {
  const content = await seededContent();
  const figures: Figure[] = [];
  for (const [name, create] of Object.entries(engines)) {
    const engine = create(content.synonyms, content.asked);
    await engine.build(content.documents);
    for (const language of languages) figures.push(...(await quality(name, engine, language)));
  }
  for (const size of sizes)
    for (const name of ['our search', 'MiniSearch as it comes', 'Orama with its tokenizers'] as const)
      figures.push(...(await speed(name, content, size)));
  return figures;
}

async function quality(name: string, engine: Engine, language: Language): Promise<Figure[]> {
  const queries = judgedQueries(language);
  const found = new Map<string, readonly string[]>();
  for (const { query } of queries) found.set(query, await engine.search(query, language));
  const search = (query: string): readonly string[] => found.get(query) ?? [];
  const whole = judge(queries, search);
  const isOurs = name === 'our search';
  const figure = (what: string, value: number, target?: Figure['target']): Figure => ({
    name: `${what} in ${language}, ${name}`,
    value: rounded(value, 3),
    unit: 'ratio',
    ...(target ? { target } : {}),
  });
  return [
    figure('answer in the first row', whole.first),
    figure('answer in the first three', whole.amongThree, isOurs ? { atLeast: amongThreeTarget } : undefined),
    figure('mean reciprocal rank', whole.meanReciprocalRank),
    ...Array.from(
      Map.groupBy(queries, ({ kind }) => kind),
      ([kind, own]) => figure(`answer in the first three, ${kind}`, judge(own, search).amongThree),
    ),
  ];
}

async function speed(name: keyof typeof engines, { documents, synonyms, asked }: Content, size: number): Promise<Figure[]> {
  const articles = mixedArticles(documents, size);
  const queries = languages.flatMap((language) => judgedQueries(language).map(({ query }) => ({ query, language })));
  const before = heapInUse();
  const engine = engines[name](synonyms, asked);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(2);
  const buildMs = await timeOf(() => engine.build(articles));
  // a stop is counted by the first turn after it
  await pause(2);
  delay.disable();
  const heap = heapInUse() - before;
  const updates: number[] = [];
  for (const article of articles.slice(0, timedUpdates)) {
    updates.push(await timeOf(() => engine.update({ ...article, title: `${article.title} again` })));
  }
  const times: number[] = [];
  for (let turn = 0; turn < timedQueries; turn += 1) {
    const { query, language } = queries[turn % queries.length] ?? { query: 'vps', language: 'en' };
    times.push(await timeOf(() => engine.search(query, language)));
  }
  const figure = (what: string, value: number, unit: Figure['unit'] = 'ms'): Figure => ({
    name: `${what}, ${size} articles, ${name}`,
    value: rounded(value, 2),
    unit,
  });
  return [
    figure('search: build', buildMs),
    figure('search: longest stop of other work in the build', delay.max / 1e6),
    figure('search: update of one, p50', percentile(updates, 0.5)),
    figure('search: query p50', percentile(times, 0.5)),
    figure('search: query p99', percentile(times, 0.99)),
    figure('search: heap', heap / 2 ** 20, 'MiB'),
  ];
}

async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

const passagesEach = 4;
const linesEach = 3;

/** Articles put together from lines of the seed's own, so that words are as rare as in real texts. */
function mixedArticles(documents: readonly SearchedDocument[], count: number): readonly SearchedDocument[] {
  let state = 7;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const lines = Map.groupBy(
    documents.flatMap(({ language, passages }) => passages.flatMap((passage) => passage.lines.map((line) => ({ language, line })))),
    ({ language }) => language,
  );
  return Array.from({ length: count }, (_, number): SearchedDocument => {
    const language = languages[number % languages.length] ?? 'en';
    const own = lines.get(language) ?? [];
    const line = (): string => own[next(own.length)]?.line ?? '';
    const passages = Array.from({ length: passagesEach }, (_each, index) => ({
      fragment: index === 0 ? null : `section-${index}`,
      heading: line().slice(0, 40),
      lines: Array.from({ length: linesEach }, line),
    }));
    const id = `mixed-${number}`;
    return { type: 'article', group: id, language, id, title: `${line().slice(0, 30)} ${number}`, link: `/doc/article/${id}`, passages };
  });
}
