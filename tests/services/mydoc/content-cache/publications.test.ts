import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AskContent } from '#lib/content/content-source.ts';
import { documentsSearch, readSearchLink } from '#lib/contracts/calls/search-call.ts';
import { documentSummary } from '#lib/revalidation/document-summary.ts';
import { dueChangeQueue } from '#services/mydoc/content/due-changes.ts';
import { recordChange } from '#services/mydoc/content/record-change.ts';
import { watchPublications } from '#services/mydoc/content-cache/publications.ts';
import { systemClock } from '#services/platform/clock.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { createJobs, type Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { createServerDatabase, type ServerDatabase } from '#tests/setup/databases/server-database.ts';
import { serverTemplate } from '#tests/setup/databases/template.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';
import { searchDocuments } from '../sample-content.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const replicaCount = 3;
const withinMs = 1_000;

let server: ServerDatabase | null;
let databases: Database[];
let replicas: MydocUnderTest[];
let jobs: Jobs;
let documents: typeof searchDocuments;

beforeEach(async () => {
  documents = searchDocuments;
  replicas = [];
  server = serverUrl ? await createServerDatabase(serverUrl, serverTemplate()) : null;
  const databaseUrl = server?.url;
  databases = databaseUrl
    ? await Promise.all(Array.from({ length: replicaCount }, () => openDatabase({ databaseUrl })))
    : [await openTestDatabase()];
  const [database] = databases;
  if (!database) throw new Error('no database');
  jobs = createJobs({ database, log: createLog({ name: 'test', level: 'silent' }) });
  await jobs.start();
  await jobs.declare(dueChangeQueue);
});

afterEach(async () => {
  await jobs.stop();
  for (const replica of replicas) await replica.close();
  for (const database of databases) await database.close();
  await server?.drop();
});

/** Replicas of the service, of which those at `unanswered` reach no CMS. */
async function start({ unanswered = [] }: { unanswered?: readonly number[] } = {}): Promise<void> {
  for (const [number, database] of databases.entries()) {
    const ask: AskContent = unanswered.includes(number)
      ? () => Promise.reject(new Error('away'))
      : (...question: Parameters<AskContent>) => askOver(documents)(...question);
    replicas.push(await startMydoc({ database, ask }));
  }
}

async function titles({ call }: MydocUnderTest, search: string): Promise<(string | undefined)[]> {
  const answer = await call('doc/helpDoc/searchArtAndPro', { search, language: 'en' });
  return documentsSearch.output.parse(answer.message).items.map(({ linkData }) => readSearchLink(linkData)?.title);
}

/** Publishes a text under another name; the first replica receives the notice. */
async function rename(from: string, title: string): Promise<void> {
  documents = documents.map((document) => (document.title === from ? { ...document, title, _rev: title } : document));
  const [database] = databases;
  if (!database) throw new Error('no database');
  const after = documentSummary.parse({ _id: 'renamed', _type: 'article', _rev: title, _updatedAt: new Date().toISOString() });
  await recordChange({ database, jobs, now: systemClock }, { operation: 'update', before: after, after });
  await replicas[0]?.mydoc.lookForPublications();
}

const shows = async (replica: MydocUnderTest, title: string): Promise<boolean> => (await titles(replica, 'terminal')).includes(title);

test('R-8.2 the replica that a notice reaches finds the new text at once', async () => {
  await start();
  const [first] = replicas;
  if (!first) throw new Error('no replica');
  expect(await titles(first, 'terminal')).toEqual(['Install WordPress']);
  await rename('Install WordPress', 'Start a journal');
  expect(await titles(first, 'terminal')).toEqual(['Start a journal']);
});

// several processes need a database server: the run on Postgres has one
if (serverUrl) {
  test(`R-8.2 a publication is found at each of ${replicaCount} replicas within a second, at one without the CMS too`, async () => {
    await start({ unanswered: [2] });
    for (const replica of replicas) expect(await titles(replica, 'terminal')).toEqual(['Install WordPress']);
    for (const [turn, title] of ['Start a journal', 'Start a diary', 'Start a log'].entries()) {
      const before = ['Install WordPress', 'Start a journal', 'Start a diary'][turn] ?? '';
      const begunAt = performance.now();
      await rename(before, title);
      await Promise.all(replicas.map((replica) => until(`'${title}' at each replica`, () => shows(replica, title))));
      expect(performance.now() - begunAt).toBeLessThan(withinMs);
    }
  });

  test('a look that fails is made up for by the next', async () => {
    const [database] = databases;
    if (!database) throw new Error('no database');
    let seen = 0;
    let away = true;
    const executor = Object.create(database.executor, {
      execute: {
        value: (...statement: Parameters<typeof database.executor.execute>) => {
          if (away) throw new Error('away');
          return database.executor.execute(...statement);
        },
      },
    });
    const watch = watchPublications(
      { executor, profile: database.profile },
      { published: () => void (seen += 1), persisted: () => undefined },
    );
    await start();
    await rename('Install WordPress', 'Start a journal');
    expect(seen).toBe(0);
    away = false;
    await until('the publication is noticed', async () => seen === 1);
    watch.stop();
  });
}
