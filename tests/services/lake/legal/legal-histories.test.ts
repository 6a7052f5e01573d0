import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  // from a person's first write on (being-filled.ts)
  const note = { mutations: [{ create: { _id: 'note-of-a-person', _type: 'note' } }] };
  expect(await send({ by: 'administrator', path: 'mutate', body: () => note }, '')).toBe(true);
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const roles = ['administrator', 'legal', 'editor', 'machine'] as const;
type Role = (typeof roles)[number];

const tokenOf = (role: Role): string => (role === 'machine' ? adminToken : under.editor(role).token);

const ids = ['text-a', 'text-b'] as const;
const id = fc.constantFrom(...ids);
/** Those who may write legal texts come more often, so that some are published. */
const role = fc.constantFrom<Role>('administrator', 'legal', 'administrator', 'legal', ...roles);
const fields = fc.record({
  title: fc.constantFrom('Terms', 'Other terms', 'Third terms'),
  version: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('legal', 'legal', 'legal', 'help'),
});

const shared = { _type: 'article', language: 'en', effectiveDate: '2020-01-01', body: [] };

interface Step {
  readonly by: Role;
  readonly path: 'mutate' | 'actions';
  /** With the ids of one history, which is also the address of its text. */
  readonly body: (history: string) => object;
}

const layer = fc.constantFrom('', 'drafts.', 'drafts.', 'drafts.');

const mutating = (by: Role, mutations: (history: string) => object[]): Step => ({
  by,
  path: 'mutate',
  body: (history) => ({ mutations: mutations(history) }),
});

const acting = (by: Role, what: string, target: string, more: object = {}): Step => ({
  by,
  path: 'actions',
  body: (history) => ({
    actions: [
      {
        actionType: `sanity.action.document.${what}`,
        publishedId: `${history}-${target}`,
        ...(what === 'delete' ? {} : { draftId: `drafts.${history}-${target}` }),
        ...more,
      },
    ],
  }),
});

const replaces = fc
  .tuple(role, id, fields, layer)
  .map(([by, target, given, above]) =>
    mutating(by, (history) => [
      { createOrReplace: { ...shared, ...given, slug: { current: history }, _id: `${above}${history}-${target}` } },
    ]),
  );
const patches = fc
  .tuple(role, id, fields, layer)
  .map(([by, target, given, above]) => mutating(by, (history) => [{ patch: { id: `${above}${history}-${target}`, set: given } }]));
const deletes = fc
  .tuple(role, id, layer)
  .map(([by, target, above]) => mutating(by, (history) => [{ delete: { id: `${above}${history}-${target}` } }]));
const makesAgain = fc
  .tuple(role, id, fields)
  .map(([by, target, given]) =>
    mutating(by, (history) => [
      { delete: { id: `${history}-${target}` } },
      { create: { ...shared, ...given, slug: { current: history }, _id: `${history}-${target}` } },
    ]),
  );
const edits = fc.tuple(role, id, fields).map(([by, target, set]) => acting(by, 'edit', target, { patch: { set } }));
const acts = fc.tuple(role, id, fc.constantFrom('unpublish', 'delete', 'discard')).map(([by, target, what]) => acting(by, what, target));
const publishes = fc.tuple(role, id).map(([by, target]) => acting(by, 'publish', target));

const step = fc.oneof(
  { weight: 4, arbitrary: replaces },
  { weight: 2, arbitrary: patches },
  { weight: 1, arbitrary: deletes },
  { weight: 1, arbitrary: makesAgain },
  { weight: 2, arbitrary: edits },
  { weight: 1, arbitrary: acts },
  { weight: 5, arbitrary: publishes },
);

const document = z.looseObject({ _id: z.string(), _rev: z.string() });
type Stored = z.infer<typeof document>;

async function send({ by, path, body }: Step, history: string): Promise<boolean> {
  const answer = await fetch(`${under.origin}/lake/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(by)}` },
    body: JSON.stringify(body(history)),
  });
  expect(answer.status).toBeLessThan(500);
  return answer.ok;
}

async function read(history: string): Promise<Map<string, Stored>> {
  const named = ids.flatMap((each) => [`${history}-${each}`, `drafts.${history}-${each}`]);
  const answer = await fetch(`${under.origin}/lake/v2025-02-19/data/doc/production/${named.join(',')}`, {
    headers: { authorization: `Bearer ${tokenOf('administrator')}` },
  });
  const { documents } = z.object({ documents: z.array(document) }).parse(await answer.json());
  return new Map(documents.map((each) => [each._id, each]));
}

const textOf = ({ _id, _rev, _createdAt, _updatedAt, ...text }: Stored): object => text;
const isLegal = (stored: Stored | undefined): stored is Stored => stored?.kind === 'legal';

const runs = historiesOf({ numRuns: 25, seed: 20261123 });
let histories = 0;

test('no history of writes by any role changes a published version, or publishes one without two people', async () => {
  let published = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      histories += 1;
      const history = `h${histories}`;
      const lastChangedBy = new Map<string, Role>();
      let before = await read(history);
      for (const each of steps) {
        const isWritten = await send(each, history);
        const after = await read(history);
        if (!isWritten) expect(after).toEqual(before);
        for (const [name, was] of before) {
          if (name.startsWith('drafts.') || !isLegal(was)) continue;
          expect(after.has(name)).toBe(true);
          expect(textOf(after.get(name) ?? was)).toEqual(textOf(was));
        }
        for (const [name, now] of after) {
          const draft = before.get(`drafts.${name}`);
          if (name.startsWith('drafts.') || !isLegal(now) || isLegal(before.get(name))) continue;
          published += 1;
          expect(draft && isDeepStrictEqual(textOf(draft), textOf(now))).toBe(true);
          expect(lastChangedBy.get(`drafts.${name}`)).not.toBe(each.by);
        }
        for (const name of [...after.keys()]) if (after.get(name)?._rev !== before.get(name)?._rev) lastChangedBy.set(name, each.by);
        before = after;
      }
      const numbers = [...before.values()].filter((one) => !one._id.startsWith('drafts.') && isLegal(one)).map(({ version }) => version);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    runs,
  );
  expect(published).toBeGreaterThan(runs.numRuns / 5);
}, 600_000);
