import type { Database } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { hasEnded, type ProcessName } from '#services/platform/process/process-name.ts';
import { heartbeatMs, leaseSeconds, readOwner, reacquireMs, releaseLease, takeLease } from '../lease.ts';

export interface Ownership {
  /** This process's name in the lease. */
  readonly owner: string;
  owns(): boolean;
  /** Tries once now, then goes on in the background. */
  start(): Promise<void>;
  /** The documents in memory may be outdated: release them, and reload at the next heartbeat. */
  drop(reason: unknown): void;
  stop(): Promise<void>;
}

export interface OwnershipDependencies {
  database: Database;
  log: Logger;
  process: ProcessName;
  gained: () => Promise<void>;
  lost: () => void;
}

/** Keeps this process the lake's only writer as long as it lives; another takes over when it has exited. */
export function createOwnership(deps: OwnershipDependencies): Ownership {
  const owner = deps.process.name;
  // only one process can open the embedded database
  const exclusive = deps.database.profile.kind === 'pglite';
  let owning = false;
  let renewedAt = 0;
  let beating: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let [failing, stopped] = [false, false];

  /** A process that does not own the lake checks more often, to be back as soon as an unavailable database answers. */
  const goOn = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(
      () => {
        beating = beating.then(beat).then(goOn);
      },
      owning ? heartbeatMs : reacquireMs,
    ).unref();
  };

  const drop = (reason: unknown): void => {
    if (!owning) return;
    owning = false;
    deps.log.warn({ err: reason }, 'the content lake released its documents');
    deps.lost();
    goOn();
  };

  /** The lease of a process that has ended on this machine does not have to expire first. */
  const take = async (): Promise<boolean> => {
    const { executor } = deps.database;
    if (await takeLease(executor, owner, { exclusive })) return true;
    const other = await readOwner(executor);
    return other !== null && (await hasEnded(other)) && takeLease(executor, owner, { exclusive, ended: other });
  };

  const beat = async (): Promise<void> => {
    const askedAt = performance.now();
    try {
      const held = await take();
      failing = false;
      if (held) renewedAt = askedAt;
      if (held && !owning) {
        await deps.gained();
        owning = true;
      } else if (!held) {
        drop('another process owns it');
      }
    } catch (error) {
      if (!failing) deps.log.error({ err: error }, 'the lease of the content lake could not be renewed');
      failing = true;
      if (performance.now() - renewedAt > leaseSeconds * 1000) drop(error);
    }
  };

  return {
    owner,
    owns: () => owning && (exclusive || performance.now() - renewedAt < leaseSeconds * 1000),
    start: async () => {
      await beat();
      goOn();
    },
    drop,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await beating;
      owning = false;
      await releaseLease(deps.database.executor, owner);
      await deps.process.release();
    },
  };
}
