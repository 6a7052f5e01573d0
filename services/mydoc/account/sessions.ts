import { maskName } from '#lib/rules/masks.ts';
import type { RealNameState } from '#lib/rules/real-name.ts';
import type { Visitor } from '../envelope/visitor.ts';

/** The logged-in account; e-mail and phone are masked. */
export interface Session {
  readonly accountId: string;
  readonly username?: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What is known of an account, for the gates of. */
export interface AccountProfile {
  readonly emailConfirmed: boolean;
  readonly realName: RealNameState;
  /** The verified person, one for all of this person's accounts. */
  readonly personId: string | null;
  readonly newcomer: boolean;
  readonly barred: boolean;
  /** 0 to 100. */
  readonly creditScore: number;
  readonly paidOrders: number;
}

/** The log-in interface: reads and ends a session by its credential, and reads account profiles. */
export interface Sessions {
  /** The cookie that holds the credential; `hf_session` by default. */
  readonly credentialCookie?: 'hf_session' | 'token';
  read(credential: string): Promise<Session | null>;
  end(credential: string): Promise<void>;
  /** Null for an account that no longer exists. */
  profile?(accountId: string): Promise<AccountProfile | null>;
}

/** For an installation without log-in: every visitor is anonymous. */
export const noSessions: Sessions = { read: async () => null, end: async () => undefined };

/** The credential that a visitor's browser sent. */
export const credentialOf = (sessions: Sessions, visitor: Visitor): string | undefined =>
  visitor.cookie(sessions.credentialCookie ?? 'hf_session') || undefined;

/** The logged-in account; null for a visitor. A call that requires an account answers null with `refused('loginRequired')`. */
export async function readSession(sessions: Sessions, visitor: Visitor): Promise<Session | null> {
  const credential = credentialOf(sessions, visitor);
  return credential === undefined ? null : sessions.read(credential);
}

/** How a buyer is named on a receipt: the e-mail address, else the phone number, both masked, else the masked name. */
export const shownName = (session: Session | null): string | null =>
  session && (session.email ?? session.phone ?? maskName(session.username ?? session.accountId));
