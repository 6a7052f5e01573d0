import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { createLeftBehind, type Choice } from '#studio/connection/left-behind.ts';
import { createLocalCopies, type LocalCopy } from '#studio/connection/local-copies.ts';
import { copy } from './local-copy-under-test.ts';
import { createMemoryStorage } from './memory-storage.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Asked {
  readonly read: string[][];
  readonly written: unknown[];
}

/** A lake with one document that is edited, which refuses every write or none. */
function createLake(edited: { _id: string; _rev: string }, refusal?: Error): { client: SanityClient; asked: Asked } {
  const asked: Asked = { read: [], written: [] };
  const patch = (id: string) => {
    const fields: Record<string, unknown> = { id };
    const made = {
      ifRevisionId: () => made,
      unset: () => made,
      set: (values: object) => {
        Object.assign(fields, values);
        return made;
      },
      commit: async () => {
        if (refusal) throw refusal;
        asked.written.push(fields);
      },
    };
    return made;
  };
  const client = z.custom<SanityClient>().parse({
    config: () => ({ dataset: 'production' }),
    getDocuments: async (ids: string[]) => {
      asked.read.push(ids);
      return ids.map((id) => (id === edited._id ? edited : null));
    },
    request: async () => '',
    patch,
  });
  return { client, asked };
}

async function choicesOf({ client }: { client: SanityClient }, left: readonly LocalCopy[]) {
  const copies = createLocalCopies(createMemoryStorage());
  for (const each of left) copies.write(each);
  const leftBehind = createLeftBehind({
    client,
    copies,
    pages: {
      own: 'this',
      look:
        async () =>
        ({ owner }) =>
          owner === 'this',
    },
    editor: 'editor-editor',
  });
  let choices: readonly Choice[] = [];
  leftBehind.choices.subscribe((each) => (choices = each));
  const stop = leftBehind.start();
  await jest.advanceTimersByTimeAsync(1);
  stop();
  return { leftBehind, choices: () => choices, kept: () => copies.leftBehind('editor-editor', () => false) };
}

const draft = { _id: 'drafts.a', _rev: 'r1', title: { en: 'old' } };
const refused = Object.assign(new Error('Your role may not do this.'), { statusCode: 403 });

test('what a closed page left is sent on, a version of a release into that version', async () => {
  const version = { ...draft, _id: 'versions.r1.a' };
  const lake = createLake(version);
  const { choices, kept } = await choicesOf(lake, [copy({ documentId: version._id })]);
  expect(lake.asked.read[0]).toEqual([version._id, 'a']);
  expect(lake.asked.written).toEqual([{ id: version._id, title: { en: 'typed' } }]);
  expect([choices(), kept()]).toEqual([[], []]);
});

test('what the lake refuses is offered with the reason, and kept until the editor decides', async () => {
  const { leftBehind, choices, kept } = await choicesOf(createLake(draft, refused), [copy()]);
  expect(choices()).toEqual([{ copy: copy(), changes: copy().changes, why: refused.message }]);
  const [choice] = choices();
  await expect(choice && leftBehind.use(choice)).rejects.toThrow(refused.message);
  expect([choices().length, kept().length]).toEqual([1, 1]);
  if (choice) leftBehind.discard(choice);
  expect([choices(), kept()]).toEqual([[], []]);
});

test('what was set aside is offered again by the next page and never sent by itself, beside what is still on its way', async () => {
  const lake = createLake(draft);
  const aside = copy({ savedAtMs: 2, setAside: { id: '1', why: refused.message } });
  const { leftBehind, choices, kept } = await choicesOf(lake, [copy({ changes: [] }), aside]);
  expect([choices(), lake.asked.written]).toEqual([[{ copy: aside, changes: aside.changes, why: refused.message }], []]);
  const [choice] = choices();
  if (choice) await leftBehind.use(choice);
  expect([lake.asked.written, choices(), kept()]).toEqual([[{ id: draft._id, title: { en: 'typed' } }], [], []]);
});
