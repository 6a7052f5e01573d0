import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from '@sanity/client';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, logIn, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let firstRevision: string;

const legalArticle = { _id: 'article-tos-en', _type: 'article', kind: 'legal', title: 'Terms' };
const helpArticle = { _id: 'article-wordpress-en', _type: 'article', kind: 'help', title: 'WordPress' };

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  const admin = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: adminToken,
  });
  await under.lake.importDocuments([legalArticle]);
  firstRevision = z.object({ _rev: z.string() }).parse(await admin.getDocument(legalArticle._id))._rev;
  await admin.create(helpArticle);
  await admin.create({ _id: 'banner-launch', _type: 'banner' });
  await admin.create({ _id: 'siteSettings', _type: 'siteSettings' });
  await admin.create({ ...legalArticle, _id: 'drafts.article-tos-en', title: 'New terms' });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

type Credential = 'cookie' | 'token';

async function headersOf(role: string, by: Credential): Promise<Record<string, string>> {
  const account = under.editor(role);
  return by === 'token'
    ? { authorization: `Bearer ${account.token}` }
    : { cookie: await logIn(under.origin, account), origin: under.origin };
}

async function post(path: string, body: object, headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${under.origin}/lake/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const mutate = (mutation: object, headers: Record<string, string>) => post('mutate', { mutations: [mutation] }, headers);
const act = (action: object, headers: Record<string, string>) => post('actions', { actions: [action] }, headers);

const refused = { status: 403, body: { error: { items: [{ error: { type: 'insufficientPermissionsError' } }] } } };

describe.each(['cookie', 'token'] as const)('R-4 a marketing editor with a %s', (by) => {
  const patch = (id: string, set: object) => async () => mutate({ patch: { id, set } }, await headersOf('editor', by));

  test('writes banners and help articles', async () => {
    expect(await patch('banner-launch', { order: 1 })()).toMatchObject({ status: 200 });
    expect(await patch('article-wordpress-en', { title: 'WordPress on a server' })()).toMatchObject({ status: 200 });
  });

  test('may not write site settings', async () => {
    expect(await patch('siteSettings', { brand: 'x' })()).toMatchObject(refused);
  });

  test('may not patch, replace, create or delete a legal article', async () => {
    const headers = await headersOf('editor', by);
    const tries = [
      { patch: { id: 'article-tos-en', set: { title: 'x' } } },
      { patch: { query: '*[_id == "article-tos-en"]', set: { title: 'x' } } },
      { createOrReplace: { ...legalArticle, title: 'x' } },
      { create: { _id: 'article-new-en', _type: 'article', kind: 'legal' } },
      { delete: { id: 'article-tos-en' } },
      { delete: { id: 'drafts.article-tos-en' } },
    ];
    for (const mutation of tries) expect(await mutate(mutation, headers)).toMatchObject(refused);
  });

  test('may not change an article from legal or to legal, nor through its draft', async () => {
    const headers = await headersOf('editor', by);
    expect(await mutate({ patch: { id: 'article-tos-en', set: { kind: 'help' } } }, headers)).toMatchObject(refused);
    expect(await mutate({ createOrReplace: { ...legalArticle, kind: 'help' } }, headers)).toMatchObject(refused);
    expect(await mutate({ patch: { id: 'article-wordpress-en', set: { kind: 'legal' } } }, headers)).toMatchObject(refused);
    expect(await mutate({ createOrReplace: { ...legalArticle, _id: 'drafts.article-tos-en', kind: 'help' } }, headers)).toMatchObject(
      refused,
    );
    expect(await mutate({ createOrReplace: { ...legalArticle, _id: 'versions.r1.article-tos-en', kind: 'help' } }, headers)).toMatchObject(
      refused,
    );
  });

  test('may not take any action on a legal article', async () => {
    const headers = await headersOf('editor', by);
    const ids = { draftId: 'drafts.article-tos-en', publishedId: 'article-tos-en' };
    const tries = [
      { actionType: 'sanity.action.document.publish', ...ids },
      { actionType: 'sanity.action.document.unpublish', ...ids },
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'x' } } },
      { actionType: 'sanity.action.document.discard', draftId: ids.draftId },
      { actionType: 'sanity.action.document.delete', publishedId: ids.publishedId, includeDrafts: [ids.draftId] },
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'article-n',
        attributes: { _id: 'drafts.article-n', _type: 'article', kind: 'legal' },
      },
      {
        actionType: 'sanity.action.document.version.create',
        publishedId: ids.publishedId,
        document: { ...legalArticle, _id: 'versions.r1.article-tos-en' },
      },
      { actionType: 'sanity.action.document.version.discard', versionId: 'versions.r1.article-tos-en' },
    ];
    for (const action of tries) expect(await act(action, headers)).toMatchObject(refused);
  });

  test('may not restore an old revision of a legal article', async () => {
    const headers = await headersOf('editor', by);
    const then = await fetch(
      `${under.origin}/lake/v2025-02-19/data/history/production/documents/article-tos-en?revision=${firstRevision}`,
      { headers },
    );
    const { documents } = z.object({ documents: z.array(z.record(z.string(), z.unknown())) }).parse(await then.json());
    const attributes = { ...documents[0], _id: 'drafts.article-tos-en', _type: 'article' };
    expect(
      await act({ actionType: 'sanity.action.document.replaceDraft', publishedId: 'article-tos-en', attributes }, headers),
    ).toMatchObject(refused);
    expect(await mutate({ createOrReplace: attributes }, headers)).toMatchObject(refused);
  });

  test('is refused in a dry run as well', async () => {
    const response = await fetch(`${under.origin}/lake/v2025-02-19/data/mutate/production?dryRun=true`, {
      method: 'POST',
      headers: { ...(await headersOf('editor', by)), 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ patch: { id: 'article-tos-en', set: { title: 'x' } } }] }),
    });
    expect(response.status).toBe(403);
  });
});

describe.each(['cookie', 'token'] as const)('R-4 the other roles, by %s', (by) => {
  test('a legal editor writes legal articles and nothing else', async () => {
    const headers = await headersOf('legal', by);
    expect(await mutate({ patch: { id: 'drafts.article-tos-en', set: { summary: by } } }, headers)).toMatchObject({ status: 200 });
    expect(
      await act(
        {
          actionType: 'sanity.action.document.edit',
          draftId: 'drafts.article-tos-en',
          publishedId: 'article-tos-en',
          patch: { set: { summary: by } },
        },
        headers,
      ),
    ).toMatchObject({ status: 200 });
    for (const id of ['banner-launch', 'article-wordpress-en', 'siteSettings']) {
      expect(await mutate({ patch: { id, set: { order: 2 } } }, headers)).toMatchObject(refused);
    }
    expect(await mutate({ patch: { id: 'article-tos-en', set: { kind: 'help' } } }, headers)).toMatchObject(refused);
  });

  test('a viewer reads drafts and writes nothing but the secret that opens a preview', async () => {
    const headers = await headersOf('viewer', by);
    const drafts = await fetch(`${under.origin}/lake/v2025-02-19/data/doc/production/drafts.article-tos-en`, { headers });
    expect(await drafts.json()).toMatchObject({ documents: [{ title: 'New terms' }] });
    expect(await mutate({ create: { _type: 'banner' } }, headers)).toMatchObject(refused);
    expect(await mutate({ create: { _type: 'sanity.previewUrlShareAccess', secret: 'shared' } }, headers)).toMatchObject(refused);
    expect(
      await mutate({ create: { _id: `preview-of-viewer-${by}`, _type: 'sanity.previewUrlSecret', secret: 'short-lived' } }, headers),
    ).toMatchObject({ status: 200 });
    expect(await mutate({ createOrReplace: { _id: `preview-of-viewer-${by}`, _type: 'banner' } }, headers)).toMatchObject(refused);
    const upload = await fetch(`${under.origin}/lake/v2025-02-19/assets/files/production`, { method: 'POST', headers, body: 'hello' });
    expect(upload.status).toBe(403);
  });

  test('an administrator writes everything', async () => {
    const headers = await headersOf('administrator', by);
    for (const id of ['banner-launch', 'article-tos-en', 'siteSettings']) {
      expect(await mutate({ patch: { id, set: { order: 3 } } }, headers)).toMatchObject({ status: 200 });
    }
  });
});

describe('R-4 nobody in particular', () => {
  test('sees no documents and no history, hears of nothing and writes nothing', async () => {
    const get = async (path: string) => fetch(`${under.origin}/lake/v2025-02-19/${path}`);
    const query = encodeURIComponent('*[_id in ["article-tos-en", "drafts.article-tos-en"]].title');
    for (const path of [
      `data/query/production?query=${query}`,
      'data/doc/production/article-tos-en',
      'data/listen/production?query=*',
      'data/live/events/production',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 401]);
    }
    const posted = await fetch(`${under.origin}/lake/v2025-02-19/data/query/production`, {
      method: 'POST',
      body: JSON.stringify({ query: 'count(*)' }),
    });
    expect(posted.status).toBe(401);
    expect((await get('data/history/production/transactions/article-tos-en')).status).toBe(401);
    expect((await get('data/history/production/documents/article-tos-en')).status).toBe(401);
    expect((await get('data/live/events/production?includeDrafts=true')).status).toBe(401);
    expect((await get('users/editor-legal')).status).toBe(401);
    expect(await mutate({ create: { _type: 'banner' } }, {})).toMatchObject({ status: 401 });
    expect(await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.article-tos-en' }, {})).toMatchObject({
      status: 401,
    });
  });

  test('an unknown token and a forged cookie are nobody', async () => {
    expect(await mutate({ create: { _type: 'banner' } }, { authorization: 'Bearer nonsense' })).toMatchObject({ status: 401 });
    expect(await mutate({ create: { _type: 'banner' } }, { cookie: 'hf_editor=nonsense', origin: under.origin })).toMatchObject({
      status: 401,
    });
  });

  test('the reading machine reads drafts and writes nothing', async () => {
    const headers = { authorization: `Bearer ${readToken}` };
    const drafts = await fetch(`${under.origin}/lake/v2025-02-19/data/doc/production/drafts.article-tos-en`, { headers });
    expect(await drafts.json()).toMatchObject({ documents: [{ title: 'New terms' }] });
    expect(await mutate({ create: { _type: 'banner' } }, headers)).toMatchObject(refused);
  });
});

describe('the rights that the Studio evaluates', () => {
  test.each([
    ['administrator', 'manage'],
    ['editor', 'update'],
    ['legal', 'update'],
  ])('%s is granted %s by a filter', async (role, permission) => {
    const response = await fetch(`${under.origin}/lake/v2021-06-07/projects/lake/datasets/production/acl`, {
      headers: await headersOf(role, 'token'),
    });
    const grants = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()) })).parse(await response.json());
    expect(grants.flatMap((grant) => grant.permissions)).toContain(permission);
  });

  test('an anonymous caller has no grants', async () => {
    const response = await fetch(`${under.origin}/lake/v2021-06-07/projects/lake/datasets/production/acl`);
    expect(await response.json()).toEqual([]);
  });
});

describe('a write with a session', () => {
  test("is refused from another site's page", async () => {
    const headers = { cookie: await logIn(under.origin, under.editor('administrator')) };
    const mutation = { patch: { id: 'banner-launch', set: { order: 4 } } };
    expect(await mutate(mutation, { ...headers, origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 });
    expect(await mutate(mutation, { ...headers, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await mutate(mutation, { ...headers, origin: under.origin })).toMatchObject({ status: 200 });
  });
});
