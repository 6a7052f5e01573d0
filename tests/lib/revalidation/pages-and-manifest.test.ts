import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { rowsPerPage } from '#lib/announcements/load-announcements.ts';
import type { AskContent } from '#lib/content/content-source.ts';
import { findEditions } from '#lib/content/look-ups/find-editions.ts';
import { activityPageSlugsQuery } from '#lib/content/queries/activity-page-query.ts';
import { helpBelowQuery } from '#lib/content/queries/help-query.ts';
import { addressesOf, planRefresh, type AddressLookups } from '#lib/revalidation/plan-refresh.ts';
import { summaryOf } from '#lib/revalidation/summarise.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { askOnce, askOver, type SampleDocument } from '../content/ask-over.ts';
import { readQueries, typesRead } from './types-read.ts';

interface Question {
  readonly query: string;
  readonly parameters: Parameters<AskContent>[1];
}

const seed: readonly SampleDocument[] = z
  .array(z.looseObject({ _id: z.string(), _type: z.string() }))
  .parse(JSON.parse(JSON.stringify(seedDocuments({}, new Date()))));
/** The lists have a second page. */
const more = seed
  .filter(({ _type, kind }) => _type === 'announcement' && kind === 'Notice')
  .flatMap((each) => Array.from({ length: rowsPerPage }, (_, copy): SampleDocument => ({ ...each, _id: `${each._id}-${copy}` })));
const documents = [...seed, ...more];
const ask = askOver(documents);

let asked = new Map<string, Question>();
/** What the pages are rendered from. */
let askNow = ask;
// only a preview asks it
jest.unstable_mockModule('#lib/preview/preview-source.ts', () => ({ previewSource: jest.fn(), previewShown: jest.fn() }));
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({
  publishedSource: () => ({
    draft: false,
    isMixed: () => false,
    ask: (query: string, parameters: Question['parameters']) => {
      asked.set(JSON.stringify([query, parameters]), { query, parameters });
      return askNow(query, parameters);
    },
  }),
}));

const folder = path.resolve(import.meta.dirname, '../../../pages');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && readFileSync(path.join(folder, file), 'utf8').includes('getStaticProps'),
);

const slugOf = (document: SampleDocument | undefined): string =>
  z.looseObject({ slug: z.looseObject({ current: z.string() }) }).parse(document).slug.current;

/** Parameters of pages whose address has some: with content of the seed, so that the page is there. */
const parameters: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  'activate/[[...index]].tsx': { index: ['1'] },
  'activity/[slug].tsx': { slug: 'move-to-us' },
  'doc/announce/[id]/index.tsx': { id: 'notice' },
  'doc/announce/[id]/pages/[page].tsx': { id: 'notice', page: '2' },
  'doc/announce/detail/[id].tsx': { id: seed.find(({ _type }) => _type === 'announcement')?._id ?? '' },
  'doc/announce/pages/[page].tsx': { page: '2' },
  'doc/article/[id]/index.tsx': { id: slugOf(seed.find(({ _type, kind }) => _type === 'article' && kind === 'help')) },
  'doc/article/[id]/versions/[version].tsx': { id: 'tos', version: '1' },
};

/** `activity/[slug].tsx` with its parameters: `/activity/move-to-us`. */
const addressOf = (file: string): string => {
  const values = parameters[file] ?? {};
  const filled = `/${file.replace(/\.tsx$/, '')}`.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) => [values[name]].flat().join('/'));
  return filled.replace(/\/(?:index)?$/, '') || '/';
};

/** Queries that no page asks when it is rendered. */
const askedElsewhere = {
  'only the services ask it': ['groupCampaignsQuery', 'allHelpEditionsQuery'],
  'asked when a notice comes': ['activityPageSlugsQuery', 'helpBelowQuery'],
  'asked on each request': ['redirectsQuery', 'enabledVendorsQuery', 'legalVersionsQuery'],
} as const satisfies Record<string, readonly string[]>;

const staticPage = z.looseObject({ getStaticProps: z.custom<(context: object) => Promise<object>>() });

async function render(file: string): Promise<object> {
  const { getStaticProps } = staticPage.parse({ ...(await import(path.join(folder, file))) });
  return getStaticProps({ params: parameters[file] ?? {}, locale: 'en' });
}

async function questionsOf(file: string): Promise<readonly Question[]> {
  asked = new Map();
  const answer = await render(file);
  expect({ file, answer: Object.keys(answer) }).toEqual({ file, answer: expect.arrayContaining(['props']) });
  return [...asked.values()];
}

const rendered = z.object({ props: z.looseObject({ loadedAtMs: z.transform(() => null) }) });

/** Whether a page is another one without a document: it may ask for more than it shows. */
async function shows(file: string, document: SampleDocument): Promise<boolean> {
  const before = JSON.stringify(rendered.safeParse(await render(file)).data);
  askNow = askOver(documents.filter((other) => other !== document));
  const after = JSON.stringify(rendered.safeParse(await render(file)).data);
  askNow = ask;
  return before !== after;
}

/** How many documents of a type are enough to know where it is shown. */
const enough = 3;

/** Documents of each type that a query reads without which it would be answered otherwise. */
async function documentsBehind({ query, parameters: values }: Question): Promise<readonly SampleDocument[]> {
  const types = typesRead(query);
  const read = documents.filter(({ _type }) => types.has(_type));
  const whole = JSON.stringify(await askOnce(read, query, values));
  const found: SampleDocument[] = [];
  for (const type of types) {
    let left = enough;
    for (const document of read) {
      if (left === 0) break;
      if (document._type !== type) continue;
      const without = await askOnce(
        read.filter((other) => other !== document),
        query,
        values,
      );
      if (JSON.stringify(without) === whole) continue;
      found.push(document);
      left -= 1;
    }
  }
  return found;
}

const slugs = z.array(z.string());
const lookups: AddressLookups = {
  editionsOf: (slug) => findEditions(ask, slug),
  articlesBelow: async (id) => slugs.parse(await ask(helpBelowQuery, { id })),
  activityPages: async () => slugs.parse(await ask(activityPageSlugsQuery)),
  announcementListPages: 5,
};

/** Whether a page is rendered again once a document is deleted. */
async function isRefreshed(address: string, document: SampleDocument): Promise<boolean> {
  const plan = planRefresh({ operation: 'delete', before: summaryOf(document), after: null });
  return plan.some(({ kind }) => kind === 'every-page') || (await addressesOf(plan, lookups)).includes(address);
}

describe('R-4.1 the revalidation manifest', () => {
  const questions = new Map<string, readonly Question[]>();

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const file of files) questions.set(file, await questionsOf(file));
  }, 120_000);

  test('has every page again when a document is gone that it was made of', async () => {
    const behind = new Map<string, Promise<readonly SampleDocument[]>>();
    const holes: string[] = [];
    let seen = 0;
    for (const [file, list] of questions) {
      const address = addressOf(file);
      for (const question of list) {
        const key = JSON.stringify(question);
        const found = behind.get(key) ?? documentsBehind(question);
        behind.set(key, found);
        for (const document of await found) {
          seen += 1;
          if ((await isRefreshed(address, document)) || !(await shows(file, document))) continue;
          holes.push(`${address} shows ${document._type} ${document._id}`);
        }
      }
    }
    expect([...new Set(holes)]).toEqual([]);
    expect(seen).toBeGreaterThan(questions.size * 5);
  }, 240_000);

  test('is judged by every query: pages ask it, or it is said who does', async () => {
    const byPages = new Set([...questions.values()].flat().map(({ query }) => query));
    const unasked = [...(await readQueries())].filter(([, query]) => !byPages.has(query)).map(([name]) => name);
    expect(unasked.toSorted()).toEqual(Object.values(askedElsewhere).flat().toSorted());
  });
});
