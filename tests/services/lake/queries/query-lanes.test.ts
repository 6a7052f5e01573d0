import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDocumentIndex, type DocumentIndex } from '#services/lake/documents/document-index.ts';
import type { Identity } from '#services/lake/editors/identity.ts';
import { createQueryLanes, type QueryLanes } from '#services/lake/queries/query-lanes.ts';
import { createQueryEngine, type QueryAnswer } from '#services/lake/queries/query.ts';

let lanes: QueryLanes;
let index: DocumentIndex;

beforeEach(() => {
  index = createDocumentIndex();
  lanes = createQueryLanes({ index, engine: createQueryEngine(index), bounds: { timeMs: 1_000, memoryMib: 256 } });
});

afterEach(() => lanes.close());

const endless = `${JSON.stringify('a'.repeat(550))} match "a*a*a*a*b"`;
const editor = (id: string): Identity => ({ id, name: id, email: '', role: 'editor', by: 'token' });
const ask = (who: string, query: string): Promise<QueryAnswer> =>
  lanes.answer({ query, params: {}, perspective: { kind: 'raw' } }, editor(who), { share: who });

const stranger: Identity = { id: 'anonymous', name: '', email: '', role: 'anonymous', by: 'nothing' };
const askFrom = (address: string, query: string): Promise<QueryAnswer> =>
  lanes.answer({ query, params: {}, perspective: { kind: 'public' } }, stranger, { share: address });

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

test('an editor waits for no anonymous reader, whose queries end sooner, and addresses of those take turns', async () => {
  await Promise.all([ask('editor', '1'), askFrom('a', '1')]);
  const order: string[] = [];
  const refused: unknown[] = [];
  const noted = (who: string, answer: Promise<unknown>): Promise<unknown> =>
    answer.catch((error: unknown) => refused.push(error)).then(() => order.push(who));
  const flood = ['a', 'a'].map((address) => noted(address, askFrom(address, endless)));
  await Promise.all([...flood, noted('b', askFrom('b', '2')), noted('editor', ask('editor', '3'))]);
  expect(order).toEqual(['editor', 'a', 'b', 'a']);
  expect(refused).toEqual(['1', '2'].map(() => expect.objectContaining({ status: 400, message: expect.stringContaining('2 s') })));
}, 60_000);

test('anonymous readers of one address have eight queries at a time, and any other address its own', async () => {
  const flood = Array.from({ length: 12 }, () => askFrom('a', '1').catch((error: unknown) => error));
  const other = await askFrom('b', '2');
  const answers = await Promise.all(flood);
  expect(other.result).toBe('2');
  expect(answers.filter((answer) => typeof answer === 'object' && answer !== null && 'result' in answer)).toHaveLength(8);
  expect(answers.at(-1)).toMatchObject({ status: 429 });
}, 60_000);

test('what anonymous readers are answered is of published content, and as new as what was acknowledged', async () => {
  const document = (id: string, type = 'note') => ({ _id: id, _type: type, _rev: '1', _createdAt: '', _updatedAt: '' });
  for (const id of ['kept', 'gone', 'drafts.kept', 'secret.one']) index.put(document(id));
  index.put(document('said', 'comment'));
  const ids = '*[]._id | order(@)';
  const found = async (): Promise<unknown> => JSON.parse((await askFrom('a', ids)).result);
  expect(await found()).toEqual(['gone', 'kept']);
  const added = [document('new'), document('drafts.new'), document('said-too', 'comment')];
  lanes.changed([
    ...added.map((after) => ({ id: after._id, before: null, after, mutations: [] })),
    { id: 'gone', before: document('gone'), after: null, mutations: [] },
  ]);
  expect(await found()).toEqual(['kept', 'new']);
  index.remove('new');
  lanes.reloaded();
  expect(await found()).toEqual(['gone', 'kept']);
}, 60_000);
