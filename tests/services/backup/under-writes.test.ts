import { randomInt } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createClient } from '@sanity/client';
import { until } from '#tests/setup/until.ts';
import { adminToken } from '../lake/lake-under-test.ts';
import { backupPlaces, hashesOf, backUpDatabase, openRestoredLake, picture, restoreInto } from './stack-under-backup.ts';

const places = backupPlaces();
const writers = 3;
const pairPattern = /^(left|right)-(\d+)-(\d+)$/;

/** Writes pairs of documents and pictures, one after the other, until it is told to end. */
async function writePairs(
  stack: Awaited<ReturnType<typeof places.openStack>>,
  writer: number,
  acknowledged: number[],
  isEnded: () => boolean,
) {
  for (let number = 0; !isEnded(); number += 1) {
    if (number % 10 === 0)
      await stack.client.assets.upload('image', await picture(1 + ((writer * 40 + number) % 200)), { filename: 'x.png' });
    await stack.client
      .transaction()
      .create({ _id: `left-${writer}-${number}`, _type: 'pair', text: 'x'.repeat(2_000) })
      .create({ _id: `right-${writer}-${number}`, _type: 'pair', of: { _type: 'reference', _ref: `left-${writer}-${number}` } })
      .commit();
    acknowledged[writer] = number + 1;
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

describe('a backup while documents are written', () => {
  test('holds everything that was acknowledged before it, nothing half, and what is written goes on', async () => {
    const stack = await places.openStack();
    const acknowledged = Array.from({ length: writers }, () => 0);
    let isEnded = false;
    const writing = Promise.all(acknowledged.map((_, writer) => writePairs(stack, writer, acknowledged, () => isEnded)));
    const enough = 5 + randomInt(20);
    await until('every writer has written', () => Math.min(...acknowledged) >= enough);
    const before = [...acknowledged];
    const made = await stack.backUp();
    const after = [...acknowledged];
    isEnded = true;
    await writing;
    expect(made.faults).toEqual([]);
    expect(Math.max(...after.map((count, writer) => count - (before[writer] ?? 0)))).toBeGreaterThan(0);

    const target = await places.openTarget();
    await restoreInto(target, made.directory);
    const again = await backUpDatabase(target.database, { directory: places.folder(), picturesDirectory: target.picturesDirectory });
    expect(hashesOf(again)).toEqual(hashesOf(made));
    const lake = await openRestoredLake(target);
    const client = createClient({ ...stack.client.config(), apiHost: `${lake.origin}/lake`, token: adminToken });
    const { pairs, documents } = countPairs(await client.fetch<string[]>('*[_type == "pair"]._id'));
    await lake.close();
    // each writer waits for its answer, so that what it has written is a row without gaps
    expect(documents).toBe(2 * pairs.reduce((sum, count) => sum + count, 0));
    for (const [writer, count] of pairs.entries()) expect(count).toBeGreaterThanOrEqual(before[writer] ?? 0);
  }, 240_000);
});
