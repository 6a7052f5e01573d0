import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const { measureMs, warmUpMs } = z.object({ measureMs: z.number(), warmUpMs: z.number() }).parse(workerData);

const rows = Array.from({ length: 400 }, (_, row) => ({
  id: `row-${(row * 7919) % 400}`,
  amountMinor: row * 37,
  tags: ['vps', 'linux', String(row % 7)],
}));

/** The kinds of work that tests do: serialising and parsing, sorting, hashing. */
function doPiece(): void {
  const copy = z.array(z.object({ id: z.string() })).parse(JSON.parse(JSON.stringify(rows)));
  createHash('sha256')
    .update(
      copy
        .toSorted((left, right) => left.id.localeCompare(right.id))
        .map(({ id }) => id)
        .join(),
    )
    .digest();
}

function countPieces(forMs: number): number {
  const until = performance.now() + forMs;
  let pieces = 0;
  while (performance.now() < until) {
    doPiece();
    pieces += 1;
  }
  return pieces;
}

countPieces(warmUpMs);
parentPort?.postMessage(countPieces(measureMs));
