import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { documentBytesAtMost } from '#lib/content/document-limits.ts';
import { lakeOfFile } from '../lake-of-file.ts';
import { adminToken } from '../lake-under-test.ts';

const lake = lakeOfFile();
const headers = { authorization: `Bearer ${adminToken}` };
const ids = Array.from({ length: 9 }, (_, n) => `long-${n}`);
const rewritten = ids.slice(0, 5);

async function write(id: string, letter: string): Promise<void> {
  const mutations = [{ createOrReplace: { _id: id, _type: 'note', text: letter.repeat(documentBytesAtMost - 1_000) } }];
  const answer = await fetch(`${lake().origin}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations }),
  });
  expect(answer.status).toBe(200);
}

async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${lake().origin}/lake/v2025-02-19/data/${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

const lineSchema = z.looseObject({
  id: z.string(),
  documentIDs: z.array(z.string()),
  mutations: z.array(z.unknown()).optional(),
  effects: z.record(z.string(), z.looseObject({ apply: z.array(z.unknown()) })).optional(),
});
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));

beforeAll(async () => {
  // about four mebibytes of history each, and six
  for (const id of ids) await write(id, 'a');
  for (const id of rewritten) await write(id, 'b');
}, 120_000);

test('a history of more than 64 MiB is refused before it is read, and one of fewer transactions is answered whole', async () => {
  const path = `history/production/transactions/${ids.join(',')}?effectFormat=mendoza&reverse=true`;
  expect(await get(path)).toMatchObject({ status: 413, text: expect.stringContaining('64 MiB') });
  const some = linesOf((await get(`${path}&limit=3`)).text);
  expect(some.map(({ documentIDs }) => documentIDs)).toEqual(
    rewritten
      .toReversed()
      .slice(0, 3)
      .map((id) => [id]),
  );
  expect(some.map(({ mutations, effects }) => [mutations?.length, Object.keys(effects ?? {}).length])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

test('what is not asked for does not count', async () => {
  const { status, text } = await get(`history/production/transactions/${ids.join(',')}?excludeContent=true`);
  expect(status).toBe(200);
  const lines = linesOf(text);
  expect(lines.flatMap(({ documentIDs }) => documentIDs)).toEqual([...ids, ...rewritten]);
  expect(lines.some((line) => line.mutations !== undefined || line.effects !== undefined)).toBe(false);
});

test.each(['history/production/documents', 'doc/production'])(
  'documents of more than 16 MiB in one answer are refused, and fewer of them are answered: %s',
  async (path) => {
    expect(await get(`${path}/${ids.join(',')}`)).toMatchObject({ status: 413, text: expect.stringContaining('16 MiB') });
    const { text } = await get(`${path}/${ids.slice(0, 7).join(',')}`);
    expect(
      z
        .object({ documents: z.array(z.object({ _id: z.string() })) })
        .parse(JSON.parse(text))
        .documents.map(({ _id }) => _id),
    ).toEqual(ids.slice(0, 7));
  },
);
