import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { until } from '#tests/setup/until.ts';
import { adminToken } from '../lake/lake-under-test.ts';
import {
  backupPlaces,
  hashesOf,
  backUpDatabase,
  openRestoredLake,
  picture,
  restoreInto,
  type StackUnderBackup,
} from './stack-under-backup.ts';

const places = backupPlaces();
const writers = 3;
type MadeBackup = Awaited<ReturnType<StackUnderBackup['backUp']>>;
const pairPattern = /^(left|right)-(\d+)-(\d+)$/;

/** How many backups are made in a row, each restored before the next. */
const backups = Number(process.env.TEST_BACKUPS ?? 1);

interface Writing {
  /** How many pairs each writer has got an answer for. */
  readonly acknowledged: number[];
  isEnded: boolean;
  /** Resolves while they may write. */
  open: Promise<void>;
}

const uploadTries = 5;
const writtenWithinMs = 120_000;

/** The lake has some seconds to read a picture: one that it refuses on a busy machine is sent again. */
async function uploadPicture(stack: StackUnderBackup, shade: number, tries = uploadTries): Promise<void> {
  try {
    await stack.client.assets.upload('image', await picture(shade), { filename: 'x.png' });
  } catch (error) {
    if (tries === 1) throw error;
    await uploadPicture(stack, shade, tries - 1);
  }
}

/** Writes pairs of documents and pictures, one after the other, until it is told to end. */
async function writePairs(stack: StackUnderBackup, writer: number, writing: Writing): Promise<void> {
  for (let number = 0; !writing.isEnded; number += 1) {
    await writing.open;
    if (number % 10 === 0) await uploadPicture(stack, 1 + ((writer * 40 + number) % 200));
    await stack.client
      .transaction()
      .create({ _id: `left-${writer}-${number}`, _type: 'pair', text: 'x'.repeat(2_000) })
      .create({ _id: `right-${writer}-${number}`, _type: 'pair', of: { _type: 'reference', _ref: `left-${writer}-${number}` } })
      .commit();
    writing.acknowledged[writer] = number + 1;
  }
}

/** How many pairs each writer has, of how many documents. */
function countPairs(ids: readonly string[]): { pairs: number[]; documents: number } {
  const found = ids.flatMap((id) => {
    const [, side, writer, number] = pairPattern.exec(id) ?? [];
    return side ? [{ side, writer: Number(writer), number: Number(number) }] : [];
  });
  const pairs = Array.from(
    { length: writers },
    (_, writer) => 1 + Math.max(-1, ...found.filter((one) => one.writer === writer).map((one) => one.number)),
  );
  return { pairs, documents: found.length };
}

/** A backup is made in the middle of the writing; answers what was acknowledged before it. */
async function backUpAmid(stack: StackUnderBackup, { acknowledged }: Writing): Promise<{ before: number[]; made: MadeBackup }> {
  const enough = Math.min(...acknowledged) + 5 + randomInt(20);
  await until('every writer has written', () => Math.min(...acknowledged) >= enough, writtenWithinMs);
  const before = [...acknowledged];
  const made = await stack.backUp();
  expect(made.faults).toEqual([]);
  expect(Math.max(...acknowledged.map((count, writer) => count - (before[writer] ?? 0)))).toBeGreaterThan(0);
  return { before, made };
}

/** What a backup holds is equal by hash once it is restored, with everything that was acknowledged before it and nothing half. */
async function expectWhole(made: MadeBackup, before: readonly number[], credentials: SanityClient): Promise<void> {
  const target = await places.openTarget();
  await restoreInto(target, made.directory);
  const again = await backUpDatabase(target.database, { directory: places.folder(), picturesDirectory: target.picturesDirectory });
  expect(hashesOf(again)).toEqual(hashesOf(made));
  const lake = await openRestoredLake(target);
  const client = createClient({ ...credentials.config(), apiHost: `${lake.origin}/lake`, token: adminToken });
  const { pairs, documents } = countPairs(await client.fetch<string[]>('*[_type == "pair"]._id'));
  await lake.close();
  await target.close();
  // each writer waits for its answer, so that what it has written is a row without gaps
  expect(documents).toBe(2 * pairs.reduce((sum, count) => sum + count, 0));
  for (const [writer, count] of pairs.entries()) expect(count).toBeGreaterThanOrEqual(before[writer] ?? 0);
}

describe('a backup while documents are written', () => {
  test(
    'holds everything that was acknowledged before it, nothing half, and what is written goes on',
    async () => {
      const stack = await places.openStack();
      const writing: Writing = { acknowledged: Array.from({ length: writers }, () => 0), isEnded: false, open: Promise.resolve() };
      const written = Promise.all(writing.acknowledged.map((_, writer) => writePairs(stack, writer, writing)));
      for (let made = 1; made <= backups; made += 1) {
        const backup = await backUpAmid(stack, writing);
        writing.open = expectWhole(backup.made, backup.before, stack.client);
        await writing.open;
        writing.isEnded = made === backups;
      }
      await written;
    },
    120_000 + 120_000 * backups,
  );
});
