import type { FastifyPluginAsync } from 'fastify';
import { accountNotice, accountNoticePath } from '#lib/contracts/account-centre.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { signedNoticeRoute, type SignedNoticeDeps } from './signed-notice.ts';

/** Deletes what an account leaves behind beside its orders, which stay for the books. */
export type ForgetAccount = (tx: Executor, accountId: string) => Promise<void>;

/** `notice/account`: the account centre reports that an account was closed. A repeated notice finds nothing to delete. */
export const accountNoticeRoutes = (
  deps: SignedNoticeDeps & { readonly database: Database; readonly forget: ForgetAccount },
): FastifyPluginAsync =>
  signedNoticeRoute(accountNoticePath, accountNotice, deps, async ({ accountId }) => {
    await deps.database.transaction((tx) => deps.forget(tx, accountId));
    return null;
  });
