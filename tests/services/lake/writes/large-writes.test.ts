import { expect, test } from '@jest/globals';
import { documentBytesAtMost, documentValuesAtMost } from '#lib/content/document-limits.ts';
import { lakeOfFile } from '../lake-of-file.ts';
import { adminToken } from '../lake-under-test.ts';

const lake = lakeOfFile();

async function write(mutations: readonly unknown[], search = '', transactionId?: string): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${adminToken}` };
  const answer = await fetch(`${lake().origin}/lake/v2025-02-19/data/mutate/production?${search}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations, transactionId }),
  });
  return { status: answer.status, text: await answer.text() };
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const linesAtMost = 10;

test('a list that is too long is refused as a whole, not for each of its items', async () => {
  for (const mutations of [zeros(50_000), [{ patch: { id: 'a', unset: zeros(50_000) } }]]) {
    const { status, text } = await write(mutations);
    expect(status).toBe(400);
    expect(text.split('\\n').length).toBeLessThan(linesAtMost);
  }
  const fields = Object.fromEntries(zeros(50_000).map((_, n) => [`f${n}`, 'no number']));
  expect((await write([{ patch: { id: 'a', inc: fields } }])).text.split('\\n').length).toBeLessThan(linesAtMost);
});

test('documents are not returned without end: the transaction is refused before it is written', async () => {
  await write([{ createOrReplace: { _id: 'large', _type: 'note', text: 'x'.repeat(200_000) } }]);
  const again = Array.from({ length: 500 }, () => ({ createIfNotExists: { _id: 'large', _type: 'note' } }));
  const refused = await write([...again, { create: { _id: 'beside', _type: 'note' } }], 'returnDocuments=true');
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('mutationTooExpensiveError') });
  expect((await write([{ patch: { id: 'beside', set: { n: 1 } } }])).status).toBe(409);
  expect((await write(again, 'returnIds=true')).status).toBe(200);
});

test('what is too much work answers 400 over HTTP too, and the next write is taken', async () => {
  await write([{ createOrReplace: { _id: 'listed', _type: 'note', list: zeros(50_000) } }]);
  const refused = await write([{ patch: { id: 'listed', unset: ['list[0:50000]'] } }]);
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('mutationTooExpensiveError') });
  expect((await write([{ patch: { id: 'listed', unset: ['list'] } }])).status).toBe(200);
});

const withText = (characters: number) => ({ createOrReplace: { _id: 'long', _type: 'note', text: 'x'.repeat(characters) } });
const aroundTextBytes = 1_000;

test('a document has two mebibytes at most, by its bytes and however it gets them: 413 with the limit, and nothing is written', async () => {
  expect((await write([withText(documentBytesAtMost - aroundTextBytes)])).status).toBe(200);
  const refused = await write([{ create: { _id: 'beside-long', _type: 'note' } }, withText(documentBytesAtMost)]);
  expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('at most 2 MiB as JSON and 100,000 values') });
  const inChinese = { createOrReplace: { _id: 'long', _type: 'note', text: '云'.repeat(documentBytesAtMost / 3) } };
  expect((await write([inChinese])).status).toBe(413);
  expect((await write([{ patch: { id: 'long', set: { more: 'x'.repeat(aroundTextBytes) } } }])).status).toBe(413);
  expect((await write([{ patch: { id: 'beside-long', set: { n: 1 } } }])).status).toBe(409);
});

test('a document has a hundred thousand values at most', async () => {
  const listed = (count: number) => ({ createOrReplace: { _id: 'many', _type: 'note', list: zeros(count) } });
  expect((await write([listed(documentValuesAtMost - 10)])).status).toBe(200);
  expect(await write([listed(documentValuesAtMost)])).toMatchObject({ status: 413, text: expect.stringContaining('100,000 values') });
});

test('a transaction writes eight mebibytes at most, also where the request is small', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `half-${name}`);
  const text = 'x'.repeat(documentBytesAtMost - aroundTextBytes);
  for (const _id of ids) expect((await write([{ createOrReplace: { _id, _type: 'note', text } }])).status).toBe(200);
  const patchesOf = (some: readonly string[]) => some.map((id) => ({ patch: { id, set: { n: 1 } } }));
  expect(await write(patchesOf(ids))).toMatchObject({ status: 413, text: expect.stringContaining('8 MiB') });
  expect((await write(patchesOf(ids.slice(1)))).status).toBe(200);
});

test('a request has four mebibytes at most, and the refusal says so', async () => {
  expect(await write([withText(4 * 1_024 * 1_024)])).toMatchObject({ status: 413, text: expect.stringContaining('at most 4 MiB') });
});
