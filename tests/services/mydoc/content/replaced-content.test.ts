import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { contentChangeSchema, type ContentChange } from '#lib/revalidation/content-change.ts';
import { summaryOf } from '#lib/revalidation/summarise.ts';
import type { DocumentSummary } from '#lib/revalidation/document-summary.ts';
import { createReplacedContent, type ReplacedContent } from '#services/mydoc/content/replaced-content.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '#tests/services/lake/lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let client: SanityClient;
let replaced: ReplacedContent;

beforeAll(async () => {
  database = await openTestDatabase();
  // as on hosted Sanity, which freezes no legal text
  under = await openLake(database, { editableLegalTexts: true });
  client = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
    token: adminToken,
    maxRetries: 0,
  });
  replaced = createReplacedContent({ client, log: createLog({ name: 'test', level: 'silent' }) });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

afterEach(() => client.delete({ query: '*[_type in ["article", "activityPage", "redirect"]]' }));

const terms = (version: number, slug = 'terms') => ({
  _id: 'article-terms',
  _type: 'article',
  kind: 'legal',
  slug: { current: slug },
  version,
  body: [{ _key: 'k', text: `text of ${version}` }],
  summary: `what ${version} says`,
});

type Published = { _id: string; _type: string; slug: { current: string }; [field: string]: unknown };

/** Publishes over an existing document; returns the change as in a notice of the CMS. */
async function publish(document: Published): Promise<ContentChange> {
  const before = (await client.getDocument(document._id)) ?? null;
  const after = await client.createOrReplace(document);
  return contentChangeSchema.parse({ operation: before ? 'update' : 'create', before, after });
}

const summariesOf = (change: ContentChange): [DocumentSummary, DocumentSummary] => {
  const [before, after] = [summaryOf(change.before), summaryOf(change.after)];
  if (!before || !after) throw new Error('this is no edit');
  return [before, after];
};

const redirects = () => client.fetch<object[]>('*[_type == "redirect"]{_id, from, to}');

describe('R-8.6 the version of a legal text that an edit replaced', () => {
  test('is preserved from a notice, once however often it comes', async () => {
    await publish(terms(1));
    const change = await publish(terms(2));
    await replaced.preserve(change);
    await client.patch('article-terms-v1').set({ summary: 'mended later' }).commit();
    await replaced.preserve(change);
    expect(await client.getDocument('article-terms-v1')).toMatchObject({ version: 1, body: terms(1).body, summary: 'mended later' });
  });

  test('is preserved if the notice was lost: its text is in the history', async () => {
    await publish(terms(1));
    const change = await publish(terms(2));
    await replaced.preserveMissed(...summariesOf(change));
    expect(await client.getDocument('article-terms-v1')).toMatchObject({ ...terms(1), _id: 'article-terms-v1' });
  });

  test('is not made of a summary alone: where the history has lost it, nothing is written', async () => {
    await publish(terms(1));
    const [before, after] = summariesOf(await publish(terms(2)));
    await replaced.preserveMissed({ ...before, _rev: 'forgotten' }, after);
    await replaced.preserveMissed({ ...before, _rev: undefined }, after);
    expect(await client.getDocument('article-terms-v1')).toBeUndefined();
  });

  test('is none where another field changed, or another type of document', async () => {
    await publish(terms(1));
    const change = await publish({ ...terms(1), summary: 'clearer' });
    await replaced.preserve(change);
    await replaced.preserveMissed(...summariesOf(change));
    expect(await client.fetch('count(*[_type == "article"])')).toBe(1);
  });
});

describe('R-4 an article that moved', () => {
  test('leaves a redirect, from a notice and where it was lost', async () => {
    const leads = [expect.objectContaining({ from: '/doc/article/terms', to: '/doc/article/conditions' })];
    await publish(terms(1));
    const change = await publish(terms(1, 'conditions'));
    await replaced.preserveMissed(...summariesOf(change));
    expect(await redirects()).toEqual(leads);
    await replaced.preserve(change);
    expect(await redirects()).toEqual(leads);
  });

  test('and comes back leaves no loop, also where the first notice comes again', async () => {
    await publish(terms(1));
    const away = await publish(terms(1, 'conditions'));
    await replaced.preserve(away);
    await replaced.preserve(await publish(terms(1)));
    await replaced.preserve(away);
    expect(await redirects()).toEqual([expect.objectContaining({ from: '/doc/article/conditions', to: '/doc/article/terms' })]);
  });

  test('so does an own page of editors', async () => {
    const own = (slug: string) => ({ _id: 'own', _type: 'activityPage', slug: { current: slug } });
    await publish(own('spring'));
    const change = await publish(own('summer'));
    await replaced.preserveMissed(...summariesOf(change));
    expect(await redirects()).toEqual([expect.objectContaining({ from: '/activity/spring', to: '/activity/summer' })]);
  });

  test('takes the place of a redirect that was written by hand', async () => {
    await publish(terms(1));
    await client.create({ _id: 'by-hand', _type: 'redirect', from: '/doc/article/terms', to: '/doc', permanent: false });
    await replaced.preserve(await publish(terms(1, 'conditions')));
    expect(await redirects()).toEqual([{ _id: 'redirect-moved-terms', from: '/doc/article/terms', to: '/doc/article/conditions' }]);
  });
});

test('without a write token, nothing is preserved and nothing fails', async () => {
  const nothing = createReplacedContent({ client: null, log: createLog({ name: 'test', level: 'silent' }) });
  const change = await publish(terms(1)).then(() => publish(terms(2, 'conditions')));
  await nothing.preserve(change);
  await nothing.preserveMissed(...summariesOf(change));
  expect(await client.fetch('count(*[_type in ["article", "activityPage", "redirect"]])')).toBe(1);
});
