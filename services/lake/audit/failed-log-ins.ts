import type { Executor } from '#services/platform/database/database.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { Logger } from '#services/platform/log.ts';
import { addAccountEvent } from './audit-table.ts';

const strangersNoted = { atOnce: 60, perMinute: 1 } as const;

/**
 * Notes failed log-ins. Those for an account are bounded by its own limit; of those for no account here sixty are noted, then one a
 * minute. What was typed is not noted. It returns at once: the time of an answer must not reveal whether the account exists.
 */
export function createFailureNotes({ executor }: { executor: Executor }, log: Logger): (account: string | null) => void {
  const strangers = createTokenBuckets(strangersNoted);
  return (account) => {
    if (account === null && strangers.take('') > 0) return;
    addAccountEvent(executor, { kind: 'logInFailed', actor: 'anonymous', account }).catch((error: unknown) =>
      log.error({ err: error }, 'a failed log-in was not noted in the audit log'),
    );
  };
}
