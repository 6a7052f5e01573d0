import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AskContent } from '#lib/content/content-source.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { headsAtOnce, type CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';
import { createContentCache, type CachedContent, type ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const shape: CachedDocuments<string, readonly string[]> = {
  key: 'names',
  filter: '_type == "name"',
  fields: 'text',
  freshMs: 3_000,
  read: (element, report) => parseOne(z.object({ text: z.string() }), element, 'name', report)?.text ?? null,
  combine: (texts) => texts,
};

const named = (number: number, text = `text ${number}`): SampleDocument => ({
  _id: `name-${String(number).padStart(6, '0')}`,
  _type: 'name',
  _rev: text,
  text,
});

let database: Database;
let documents: readonly SampleDocument[];
let ask: AskContent;
/** The ids whose texts were asked for, question by question. */
let texts: string[][];

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM kept_document`);
  documents = [named(1), named(2), named(3)];
  texts = [];
  ask = (query, parameters) => {
    if (parameters && 'ids' in parameters) texts.push(z.array(z.string()).parse(parameters.ids));
    return askOver(documents)(query, parameters);
  };
});

const away: AskContent = () => Promise.reject(new Error('away'));

function replica(): { cache: ContentCache; content: CachedContent<readonly string[]> } {
  const log = createLog({ name: 'test', level: 'silent' });
  const cache = createContentCache({ executor: database.executor, log, ask: (...question) => ask(...question) });
  return { cache, content: cache.addDocuments(shape) };
}

test('of what is known only what has changed is read again', async () => {
  const { cache, content } = replica();
  expect(await content.read()).toEqual(['text 1', 'text 2', 'text 3']);
  const before = await content.read();
  cache.contentChanged();
  expect(await content.read()).toBe(before);
  documents = [named(1), named(3, 'other'), named(4)];
  cache.contentChanged();
  expect(await content.read()).toEqual(['text 1', 'other', 'text 4']);
  expect(texts.slice(1)).toEqual([['name-000003', 'name-000004']]);
});

test('a malformed document is left out alone, and read no more until it is changed', async () => {
  documents = [named(1), { ...named(2), text: 2 }];
  const { cache, content } = replica();
  expect(await content.read()).toEqual(['text 1']);
  cache.contentChanged();
  await content.read();
  expect(texts).toHaveLength(1);
});

test('a process that is reading for the first time takes no part of it for the whole, however long it takes', async () => {
  documents = Array.from({ length: 60 }, (_, number) => named(number));
  const there = ask;
  let portions = 0;
  ask = async (query, parameters) => {
    if (parameters && 'ids' in parameters && (portions += 1) > 1) await new Promise((resolve) => setTimeout(resolve, 1_500));
    return there(query, parameters);
  };
  expect(await replica().content.read()).toHaveLength(60);
  expect(portions).toBe(2);
});

test('without the CMS a new process has what any replica persisted, and follows it', async () => {
  const first = replica();
  await first.content.read();
  const there = ask;
  ask = away;
  const second = replica();
  expect(await second.content.read()).toEqual(['text 1', 'text 2', 'text 3']);
  ask = there;
  documents = [named(2, 'other'), named(3)];
  first.cache.contentChanged();
  await first.content.read();
  ask = away;
  second.cache.persistedElsewhere();
  expect(await second.content.read()).toEqual(['other', 'text 3']);
});

test('what could not be persisted is found all the same, and persisted by the next refresh', async () => {
  const { cache, content } = replica();
  await database.executor.execute(sql`ALTER TABLE kept_document RENAME TO kept_elsewhere`);
  try {
    expect(await content.read()).toEqual(['text 1', 'text 2', 'text 3']);
  } finally {
    await database.executor.execute(sql`ALTER TABLE kept_elsewhere RENAME TO kept_document`);
  }
  cache.contentChanged();
  await content.read();
  ask = away;
  expect(await replica().content.read()).toEqual(['text 1', 'text 2', 'text 3']);
});

test('more documents than one answer lists are all read', async () => {
  const count = headsAtOnce + 1;
  const all = Array.from({ length: count }, (_, number) => named(number));
  const byId = new Map(all.map((document) => [document._id, document]));
  // a query over so many by the evaluator would take the test's time
  ask = async (_query, parameters = {}) => {
    if ('ids' in parameters)
      return z
        .array(z.string())
        .parse(parameters.ids)
        .map((id) => byId.get(id));
    return all.filter(({ _id }) => _id > String(parameters.after)).slice(0, headsAtOnce);
  };
  const { cache, content } = replica();
  await content.read();
  await cache.refresh();
  expect(await content.read()).toHaveLength(count);
}, 60_000);
