import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { SeedDocument } from '#services/lake/documents/import-documents.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  await under.lake.importDocuments([{ _id: 'siteSettings', _type: 'siteSettings' }, published]);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const text = {
  _type: 'article',
  kind: 'legal',
  language: 'en',
  slug: { _type: 'slug', current: 'tos' },
  title: 'Terms',
  effectiveDate: '2026-01-01',
  body: [],
};
const published: SeedDocument = { ...text, _id: 'article-tos-en', version: 1 };

const answerSchema = z.looseObject({
  error: z
    .looseObject({ items: z.array(z.looseObject({ error: z.looseObject({ type: z.string(), description: z.string() }) })) })
    .optional(),
});

interface Answer {
  readonly status: number;
  readonly reason: string | undefined;
}

async function post(path: string, body: object, role: string): Promise<Answer> {
  const response = await fetch(`${under.origin}/lake/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${under.editor(role).token}` },
    body: JSON.stringify(body),
  });
  const { error } = answerSchema.parse(await response.json());
  return { status: response.status, reason: error?.items[0]?.error.description };
}

const stamped = z.looseObject({ _createdAt: z.string(), _updatedAt: z.string() });

const mutate = (role: string, ...mutations: object[]) => post('mutate', { mutations }, role);
const act = (role: string, ...actions: object[]) => post('actions', { actions }, role);
const publishing = (id: string) => ({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id });

async function stored(id: string): Promise<unknown> {
  const response = await fetch(`${under.origin}/lake/v2025-02-19/data/doc/production/${id}`, {
    headers: { authorization: `Bearer ${under.editor('viewer').token}` },
  });
  return z.object({ documents: z.array(z.unknown()) }).parse(await response.json()).documents[0];
}

const frozen = { status: 409, reason: expect.stringContaining('is published and stays as it is') };

describe.each(['administrator', 'legal'])('a published version, by %s', (role) => {
  const ids = { draftId: 'drafts.article-tos-en', publishedId: 'article-tos-en' };

  test.each([
    ['patched', () => mutate(role, { patch: { id: 'article-tos-en', set: { title: 'x' } } })],
    ['patched by a query', () => mutate(role, { patch: { query: '*[_id == "article-tos-en"]', set: { title: 'x' } } })],
    ['replaced', () => mutate(role, { createOrReplace: { ...published, title: 'x' } })],
    ['deleted', () => mutate(role, { delete: { id: 'article-tos-en' } })],
    ['deleted by a query', () => mutate(role, { delete: { query: '*[kind == "legal"]' } })],
    ['deleted and made again', () => mutate(role, { delete: { id: 'article-tos-en' } }, { create: { ...published, title: 'x' } })],
    ['unpublished', () => act(role, { actionType: 'sanity.action.document.unpublish', ...ids })],
    ['deleted by an action', () => act(role, { actionType: 'sanity.action.document.delete', publishedId: ids.publishedId })],
  ])('is not %s', async (_how, write) => {
    const before = await stored('article-tos-en');
    expect(await write()).toEqual(frozen);
    expect(await stored('article-tos-en')).toEqual(before);
  });

  test('is not overwritten by a draft that another person wrote', async () => {
    const other = role === 'legal' ? 'administrator' : 'legal';
    await mutate(other, { createOrReplace: { ...published, _id: 'drafts.article-tos-en', title: 'x' } });
    expect(await act(role, publishing('article-tos-en'))).toEqual(frozen);
    await mutate(other, { delete: { id: 'drafts.article-tos-en' } });
  });

  test('may be sent again as it is, and moved in lists', async () => {
    expect(await mutate(role, { createOrReplace: published })).toMatchObject({ status: 200 });
    expect(await mutate(role, { patch: { id: 'article-tos-en', set: { order: role.length } } })).toMatchObject({ status: 200 });
    expect(await mutate(role, { patch: { id: 'article-tos-en', unset: ['order'] } })).toMatchObject({ status: 200 });
  });
});

describe('a new version', () => {
  let version = 1;
  let id = '';

  beforeEach(async () => {
    version += 1;
    id = `article-tos-en-v${version}`;
    await mutate('legal', { create: { ...text, _id: `drafts.${id}`, version } });
  });

  test('is published by another person than the one who changed its draft last', async () => {
    expect(await act('legal', publishing(id))).toEqual({ status: 409, reason: expect.stringContaining('published by another person') });
    expect(await act('administrator', publishing(id))).toMatchObject({ status: 200 });
    expect(await stored(id)).toMatchObject({ version });
  });

  test('is not published by who touched it on the way', async () => {
    await mutate('administrator', { patch: { id: `drafts.${id}`, set: { title: 'Terms of service' } } });
    expect(await act('administrator', publishing(id))).toMatchObject({ status: 409 });
    const alongside = await mutate(
      'legal',
      { patch: { id: `drafts.${id}`, set: { title: 'Other terms' } } },
      { create: { ...text, _id: id, version, title: 'Other terms' } },
    );
    expect(alongside).toEqual({ status: 409, reason: expect.stringContaining('as its draft stands') });
    expect(await act('legal', publishing(id))).toMatchObject({ status: 200 });
  });

  test('is not made without a draft, nor of another document', async () => {
    expect(await mutate('administrator', { create: { ...text, _id: 'article-by-hand', version: 99 } })).toEqual({
      status: 409,
      reason: expect.stringContaining('save it as a draft'),
    });
    expect(await mutate('administrator', { create: { ...text, _id: 'article-by-hand', kind: 'help', version: 99 } })).toMatchObject({
      status: 200,
    });
    expect(await mutate('administrator', { patch: { id: 'article-by-hand', set: { kind: 'legal' } } })).toMatchObject({ status: 409 });
    await mutate('administrator', { delete: { id: 'article-by-hand' } });
  });

  test('does not stand in for a published one under another id', async () => {
    await mutate('legal', { create: { ...text, _id: 'drafts.article-double', version: 1, title: 'Doubled' } });
    expect(await act('administrator', publishing('article-double'))).toEqual({
      status: 409,
      reason: expect.stringContaining('give the new one a higher number'),
    });
  });

  test('of one write is not two of the same number', async () => {
    await mutate('legal', { create: { ...text, _id: `drafts.${id}-again`, version } });
    expect(await act('administrator', publishing(id), publishing(`${id}-again`))).toMatchObject({ status: 409 });
  });

  test('keeps the notice of the site settings, or says why not', async () => {
    await mutate('administrator', { patch: { id: 'siteSettings', set: { legalNoticeDays: 14 } } });
    expect(await act('administrator', publishing(id))).toEqual({ status: 409, reason: expect.stringContaining('14 days after') });
    const later = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
    await mutate('legal', { patch: { id: `drafts.${id}`, set: { effectiveDate: later } } });
    expect(await act('administrator', publishing(id))).toMatchObject({ status: 200 });
    version += 1;
    const urgent = `article-tos-en-v${version}`;
    await mutate('legal', { create: { ...text, _id: `drafts.${urgent}`, version, noticeException: 'A court asked for it.' } });
    expect(await act('administrator', publishing(urgent))).toMatchObject({ status: 200 });
    await mutate('administrator', { patch: { id: 'siteSettings', unset: ['legalNoticeDays'] } });
  });

  test('takes one person where the site settings say so, and is frozen all the same', async () => {
    await mutate('administrator', { patch: { id: 'siteSettings', set: { legalApprovals: 0 } } });
    expect(await act('legal', publishing(id))).toMatchObject({ status: 200 });
    expect(await mutate('legal', { patch: { id, set: { title: 'x' } } })).toEqual(frozen);
    await mutate('administrator', { patch: { id: 'siteSettings', unset: ['legalApprovals'] } });
  });

  test('gets corrections beside it by two people', async () => {
    await act('administrator', publishing(id));
    const errata = [{ _key: 'one', text: 'Section 2 names the wrong day.' }];
    const correct = { actionType: 'sanity.action.document.edit', draftId: `drafts.${id}`, publishedId: id, patch: { set: { errata } } };
    expect(await mutate('legal', { patch: { id, set: { errata } } })).toMatchObject({ status: 409 });
    expect(await act('legal', correct)).toMatchObject({ status: 200 });
    expect(await act('legal', publishing(id))).toMatchObject({ status: 409 });
    // feeds say when a version was published: a correction does not change that
    const { _createdAt: publishedAt } = stamped.parse(await stored(id));
    expect(await act('administrator', publishing(id))).toMatchObject({ status: 200 });
    expect(await stored(id)).toMatchObject({ title: 'Terms', errata, _createdAt: publishedAt });
    expect(await mutate('administrator', { patch: { id, set: { errata: [] } } })).toEqual(frozen);
  });

  test('has been created when it was published, and not when its draft was begun', async () => {
    await mutate('legal', { patch: { id: `drafts.${id}`, set: { title: 'Later' } } });
    const draft = stamped.parse(await stored(`drafts.${id}`));
    expect(draft._createdAt < draft._updatedAt).toBe(true);
    await act('administrator', publishing(id));
    const { _createdAt, _updatedAt } = stamped.parse(await stored(id));
    expect(_createdAt).toBe(_updatedAt);
  });

  test('is refused in a dry run as well', async () => {
    const refused = await post('actions', { actions: [publishing(id)], dryRun: true }, 'legal');
    expect(refused.status).toBe(409);
  });
});
