import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { firstValueFrom, timeout } from 'rxjs';
import { z } from 'zod';
import { isOfContent } from '#services/lake/documents/datasets.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  await content().create({ _id: 'page', _type: 'banner', title: 'Page' });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const clientOf = (dataset: string, token: string | undefined): SanityClient =>
  createClient({
    ...{ projectId: 'lake', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false, perspective: 'raw' },
    ...{ dataset, apiHost: `${under.origin}/lake`, token },
  });
const content = (role = 'editor') => clientOf('production', under.editor(role).token);
const comments = (role = 'editor') => clientOf('production-comments', under.editor(role).token);

const comment = (id: string, more: object = {}) => ({
  _id: id,
  _type: 'comment',
  message: 'Why so?',
  target: { document: { _type: 'crossDatasetReference', _dataset: 'production', _projectId: 'lake', _ref: 'page', _weak: true } },
  ...more,
});

const asked = async (path: string, init: RequestInit = {}, token = under.editor('editor').token): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${under.origin}/lake/v2025-02-19/${path}`, { ...init, headers })).json();
};

const refused = (statusCode: number) => ({ statusCode });

describe('the dataset of comments and tasks', () => {
  test('is named to the Studio, which may have it set up', async () => {
    expect(await asked('projects/lake/datasets?datasetProfile=comments&addonFor=production')).toMatchObject([
      { name: 'production-comments' },
    ]);
    expect(await asked('projects/lake/datasets')).toMatchObject([{ name: 'production' }]);
    expect(await asked('comments/production/setup', { method: 'POST' })).toEqual({ datasetName: 'production-comments' });
    expect(await asked('features')).toEqual(expect.arrayContaining(['studioComments', 'sanityTasks']));
    expect(await asked('projects/lake/datasets/production-comments/acl')).toEqual(await asked('projects/lake/datasets/production/acl'));
  });

  test('takes a comment under the transaction that its author gives it, and changes and deletes it by what it answers', async () => {
    await comments().create(comment('first'));
    await comments().create(comment('reply', { parentCommentId: 'first', threadId: 't' }));
    await comments()
      .patch('first', { set: { status: 'resolved' } })
      .commit();
    await comments().patch({ query: '*[parentCommentId == "first"]' }).set({ status: 'resolved' }).commit();
    expect(await comments().fetch('*[_type == "comment"] | order(_id asc){_id, status}')).toEqual([
      { _id: 'first', status: 'resolved' },
      { _id: 'reply', status: 'resolved' },
    ]);
    await comments().delete({ query: '*[_id == "first" || parentCommentId == "first"]' });
    expect(await comments().fetch('count(*)')).toBe(0);
  });

  test('has nothing of the content, and the content nothing of it', async () => {
    await comments().create(comment('apart'));
    await comments().create({ _id: 'task', _type: 'tasks.task', title: 'Write it' });
    expect(await comments().fetch('*[]._id')).toEqual(expect.not.arrayContaining(['page']));
    expect(await comments().getDocument('page')).toBeUndefined();
    expect(await content().getDocument('apart')).toBeUndefined();
    const queries = ['*[_type in ["comment", "tasks.task"]]', '*[references("page")]', '*[_id in ["apart", "task"]]'];
    for (const perspective of ['raw', 'published', 'drafts'] as const)
      for (const query of queries) expect(await content().fetch(query, {}, { perspective })).toEqual([]);
    expect(await clientOf('production', readToken).fetch('*[_type == "comment"]', {}, { perspective: 'published' })).toEqual([]);
    const lines = async (dataset: string): Promise<string> => {
      const headers = { authorization: `Bearer ${adminToken}` };
      return (await fetch(`${under.origin}/lake/v1/data/export/${dataset}`, { headers })).text();
    };
    expect([(await lines('production')).includes('"apart"'), (await lines('production-comments')).includes('"apart"')]).toEqual([
      false,
      true,
    ]);
    await comments().delete('apart');
    const { documents } = z.object({ documents: z.array(z.unknown()) }).parse(await asked('data/deleted/production'));
    expect(JSON.stringify(documents)).not.toContain('"comment"');
  });

  test('takes no content, and the content no comment', async () => {
    await expect(comments().create({ _type: 'banner' })).rejects.toMatchObject(refused(400));
    await expect(
      comments()
        .patch('page', { set: { title: 'x' } })
        .commit(),
    ).rejects.toMatchObject(refused(400));
    await expect(comments().delete('page')).rejects.toMatchObject(refused(400));
    await expect(content().create(comment('astray'))).rejects.toMatchObject(refused(400));
    await comments().create(comment('mine'));
    await expect(content().delete('mine')).rejects.toMatchObject(refused(400));
    expect((await comments().getDocument('mine'))?.message).toBe('Why so?');
  });

  test('tells its listeners of itself alone', async () => {
    const listen = (client: SanityClient) => firstValueFrom(client.listen('*', {}, { includeResult: true }).pipe(timeout(10_000)));
    const [inContent, inComments] = [listen(content()), listen(comments())];
    // a stream that is opened hears what comes after
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await comments().mutate([{ create: comment('heard') }], { transactionId: 'by-its-author' });
    await content().create({ _id: 'heard-too', _type: 'banner' });
    expect([await inContent, await inComments]).toMatchObject([
      { documentId: 'heard-too', result: { _type: 'banner' } },
      { documentId: 'heard', transactionId: 'by-its-author' },
    ]);
  });

  test('has the history of its documents', async () => {
    await comments().create({ _id: 'task-told', _type: 'tasks.task', title: 'One' });
    const headers = { authorization: `Bearer ${adminToken}` };
    const address = `${under.origin}/lake/v1/data/history/production-comments/transactions/task-told?effectFormat=mendoza`;
    expect(await (await fetch(address, { headers })).text()).toContain('"documentIDs":["task-told"]');
  });
});

describe('who reads and writes it', () => {
  test.each(['administrator', 'editor', 'legal', 'viewer'])('%s does', async (role) => {
    await comments(role).create(comment(`by-${role}`));
    expect((await comments(role).getDocument(`by-${role}`))?._type).toBe('comment');
  });

  test('nobody else does', async () => {
    const strangers = [clientOf('production-comments', undefined), clientOf('production-comments', readToken)];
    const statuses = [401, 403];
    for (const [place, stranger] of strangers.entries()) {
      await expect(stranger.fetch('*')).rejects.toMatchObject(refused(statuses[place] ?? 0));
      await expect(stranger.getDocument('mine')).rejects.toMatchObject(refused(statuses[place] ?? 0));
      const address = `${under.origin}/lake/v1/data/listen/production-comments?query=*`;
      const headers: Record<string, string> = place === 0 ? {} : { authorization: `Bearer ${readToken}` };
      expect((await fetch(address, { headers })).status).toBe(statuses[place]);
    }
  });

  test('roles are answered as groups, by which the Studio knows whom a comment may name', async () => {
    const groups = await content().fetch<{ members: string[]; grants: unknown[] }[]>('*[_type == "system.group"]{members, grants}');
    const { members } = z.object({ members: z.array(z.object({ id: z.string() })) }).parse(await asked('projects/lake'));
    expect(groups.flatMap((group) => group.members).toSorted()).toEqual(members.map(({ id }) => id).toSorted());
    expect(groups.every(({ grants }) => Array.isArray(grants))).toBe(true);
  });
});

test.each([
  ['banner', true],
  ['comment', false],
  ['tasks.task', false],
])('a change of a %s is of content: %s', (_type, expected) => {
  const document = { _id: 'a', _type };
  expect([isOfContent({ before: null, after: document }), isOfContent({ before: document, after: null })]).toEqual([expected, expected]);
});
