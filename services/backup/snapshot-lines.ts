import { z } from 'zod';
import { backupError, snapshotHeadSchema, snapshotTableSchema } from './backup-manifest.ts';
import type { SnapshotPart, SnapshotSink } from './snapshot.ts';

/** Parts of a snapshot on their way between two processes: each is a line of JSON, a row is a line as it is. */
const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('head'), head: snapshotHeadSchema }),
  z.object({ kind: z.literal('table'), table: snapshotTableSchema }),
  z.object({ kind: z.literal('end') }),
]);

export const linesOf = (part: SnapshotPart): string =>
  part.kind === 'rows' ? part.rows.map((row) => `${row}\n`).join('') : `${JSON.stringify(part)}\n`;

const rowsAtOnce = 500;

const cutOff = (cause?: unknown): Error => backupError('The services ended in the middle of the backup. Start it again.', cause);

/** What arrives from another process. @throws a sentence if that process ends. */
export async function* arriving(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw cutOff(error);
  }
}

/** Passes what arrives as lines on to a sink. @throws a sentence if the lines end too early. */
export async function readLines(lines: AsyncIterable<string>, sink: SnapshotSink): Promise<void> {
  let rows: string[] = [];
  let isWhole = false;
  const passRowsOn = async (): Promise<void> => {
    if (rows.length > 0) await sink({ kind: 'rows', rows });
    rows = [];
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      rows.push(line);
      if (rows.length >= rowsAtOnce) await passRowsOn();
      continue;
    }
    await passRowsOn();
    const part = partSchema.parse(JSON.parse(line));
    isWhole = part.kind === 'end';
    await sink(part);
  }
  if (!isWhole) throw cutOff();
}
