import type { GatedAccount } from '#lib/account/account-gates.ts';
import { accountSession, publicKey } from '#lib/contracts/calls/account/account-calls.ts';
import { logout } from '#lib/contracts/calls/visitor-calls.ts';
import { cookiesExpiredBy401, cookiesExpiredByLogout } from '#lib/storage/cookie-table.ts';
import type { Logger } from '#services/platform/log.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused } from '../envelope/refusal.ts';
import { credentialOf, readSession, type AccountProfile, type Sessions } from './sessions.ts';

export interface AccountDeps {
  sessions: Sessions;
  /** The key that password fields are encrypted with; absent = there is no such field. */
  passwordKey?: { readonly keyId: string; readonly publicKey: string } | undefined;
  /**
   * What the gates of see of an account: who has paid an order here is no newcomer, whatever the centre knows; absent: the profile.
   */
  gated?: (profile: AccountProfile & { accountId: string }) => Promise<GatedAccount>;
  readonly log: Pick<Logger, 'warn'>;
  /** Gives an account what its person receives at a session, which neither waits for it nor fails with it; absent: nothing. */
  welcome?: (accountId: string, profile: AccountProfile) => Promise<void>;
}

export const accountHandlers = (deps: AccountDeps): readonly CallHandler[] => [
  // the cookies are cleared in either case, so that the page can go home
  handle(logout, async (_input, visitor) => {
    visitor.expireCookies(cookiesExpiredByLogout);
    const credential = credentialOf(deps.sessions, visitor);
    const session = credential ? await deps.sessions.read(credential) : null;
    if (!credential || !session) return refused('loginRequired');
    await deps.sessions.end(credential);
    return answered({});
  }),
  handle(accountSession, async (_input, visitor) => {
    const session = await readSession(deps.sessions, visitor);
    const profile = session ? await deps.sessions.profile?.(session.accountId) : null;
    if (!session || !profile) {
      // a marker without a session would promise a log-in that does not exist
      if (cookiesExpiredBy401.some((name) => visitor.cookie(name) !== undefined)) visitor.expireCookies(cookiesExpiredBy401);
      return answered({ state: 'visitor' as const });
    }
    const { accountId, username = accountId, email, phone } = session;
    deps.welcome?.(accountId, profile).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a welcome coupon was not given, and will be at a later session');
    });
    const { realName, newcomer, barred, creditScore } = (await deps.gated?.({ ...profile, accountId })) ?? profile;
    return answered({
      state: 'account' as const,
      username,
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      emailConfirmed: profile.emailConfirmed,
      realName,
      newcomer,
      barred,
      creditScore,
    });
  }),
  handle(publicKey, async () =>
    deps.passwordKey ? answered({ keyId: deps.passwordKey.keyId, publicKey: deps.passwordKey.publicKey }) : refused('doesNotExist'),
  ),
];
