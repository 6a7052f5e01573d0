import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const services = path.resolve(import.meta.dirname, '../../services');
/** Migrations create tables, and fill those that start with rows. */
const notAStore = /migrations\.ts$|order-tables\.ts$|first-stock\.ts$/;
const writing = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+([a-z]+(?:_[a-z]+)+)\b/g;

/** Tables with more than one module that writes them, and why. */
const shared: Readonly<Record<string, string>> = {
  buying_group: 'what a finished group gives out is noted by what gives it out',
  group_seat: 'likewise: the coupon of a member',
  content_counter: 'an answer is persisted and counted in one statement',
  coupon_grant: 'claims write grants, orders their use',
  lake_editor: 'administrators change an account; what logs in notes that it was seen, and a start puts the seeded ones in',
  lake_preference: 'an account that is removed takes them along',
  lake_revision: 'writes only add to the history; pruning removes what its rule names',
  lake_transaction: 'likewise',
  lake_session: 'a log-in begins one, what administrators do to an account ends all of its sessions',
  server_order: 'placing inserts the row, changes of the order update it',
};

const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !notAStore.test(file));
const writers = new Map<string, string[]>();
for (const file of files) {
  const tables = [...readFileSync(path.join(services, file), 'utf8').matchAll(writing)].map(([, table = '']) => table);
  for (const table of new Set(tables)) writers.set(table, [...(writers.get(table) ?? []), file]);
}

test('a table is written by one module, or it is said why not', () => {
  const several = [...writers].filter(([, modules]) => modules.length > 1);
  expect(writers.size).toBeGreaterThan(40);
  expect(several.filter(([table]) => !(table in shared))).toEqual([]);
  expect(Object.keys(shared).filter((table) => !several.some(([name]) => name === table))).toEqual([]);
});
