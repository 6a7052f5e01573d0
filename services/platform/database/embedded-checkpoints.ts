import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

export interface Checkpoints {
  /** Writes a checkpoint where the log has grown enough; true where it did. */
  look(): Promise<boolean>;
  stop(): void;
}

const mebibyte = 1_024 * 1_024;
const logBytesAtMost = 16 * mebibyte;
const checkIntervalMs = 20_000;

const rowSchema = z.object({ bytes: z.coerce.number() });

/**
 * Keeps the embedded database's log short. The engine writes a checkpoint when it is closed and at no other time: without this, the
 * first start after a kill goes through everything that was written since the last orderly start.
 */
export function scheduleCheckpoints(client: Pick<PGlite, 'query' | 'exec'>): Checkpoints {
  const look = async (): Promise<boolean> => {
    const { rows } = await client.query(
      'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()',
    );
    if (rowSchema.parse(rows[0]).bytes < logBytesAtMost) return false;
    await client.exec('CHECKPOINT');
    return true;
  };
  // one that fails is made up for by the next
  const timer = setInterval(() => void look().catch(() => undefined), checkIntervalMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
