import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDocumentIndex } from '#services/lake/documents/document-index.ts';
import type { Identity } from '#services/lake/editors/identity.ts';
import { createQueryLanes, type QueryLanes } from '#services/lake/queries/query-lanes.ts';
import { createQueryEngine, type QueryAnswer } from '#services/lake/queries/query.ts';

let lanes: QueryLanes;

beforeEach(() => {
  const index = createDocumentIndex();
  lanes = createQueryLanes({ index, engine: createQueryEngine(index), bounds: { timeMs: 1_000, memoryMib: 256 } });
});

afterEach(() => lanes.close());

const endless = `${JSON.stringify('a'.repeat(550))} match "a*a*a*a*b"`;
const editor = (id: string): Identity => ({ id, name: id, email: '', role: 'editor', by: 'token' });
const ask = (who: string, query: string): Promise<QueryAnswer> =>
  lanes.answer({ query, params: {}, perspective: { kind: 'raw' } }, editor(who), { share: who });

test('who ended a process waits for the new one, and another editor goes on with the one that is ready', async () => {
  await Promise.all([ask('unlucky', '1'), ask('other', '1')]);
  await expect(ask('unlucky', endless)).rejects.toMatchObject({ status: 400 });
  const order: string[] = [];
  const noted = (who: string): Promise<unknown> => ask(who, '1 + 1').then(() => order.push(who));
  await Promise.all([noted('other'), noted('unlucky')]);
  expect(order).toEqual(['other', 'unlucky']);
}, 60_000);

test('one editor’s two questions at once are answered by two processes, and a third one has its own', async () => {
  const order: string[] = [];
  const noted = (who: string, query: string): Promise<unknown> =>
    ask(who, query)
      .catch(() => undefined)
      .then(() => order.push(who));
  await Promise.all([ask('a', '1'), ask('a', '1'), ask('b', '1')]);
  await Promise.all([noted('a', endless), noted('a', endless), noted('b', '2')]);
  expect(order).toEqual(['b', 'a', 'a']);
}, 60_000);
