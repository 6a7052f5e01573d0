import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

export interface Checkpoints {
  /** Writes a checkpoint if the log has grown enough; true if it did. */
  look(): Promise<boolean>;
  stop(): void;
}

const mebibyte = 1_024 * 1_024;
const logBytesAtMost = 16 * mebibyte;
const checkIntervalMs = 20_000;

const rowSchema = z.object({ bytes: z.coerce.number() });

/**
 * Keeps the embedded database's log short. The engine itself only checkpoints when it is closed: without this, the first start after a kill
 * would replay everything written since the last clean shutdown.
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
  // the next one makes up for a failed one
  const timer = setInterval(() => void look().catch(() => undefined), checkIntervalMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
