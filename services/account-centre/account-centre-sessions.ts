import type { CentreProfile, CentreSession } from '#lib/contracts/account-centre.ts';
import type { AccountCentre } from './account-centre-client.ts';

/** The site's sessions and profiles, read from the account centre on every request: a session that ended there has ended here. */
export interface AccountCentreSessions {
  readonly credentialCookie: 'hf_session' | 'token';
  read(credential: string): Promise<CentreSession | null>;
  end(credential: string): Promise<void>;
  profile(accountId: string): Promise<CentreProfile | null>;
}

export const accountCentreSessions = (
  centre: AccountCentre,
  credentialCookie: AccountCentreSessions['credentialCookie'],
): AccountCentreSessions => ({
  credentialCookie,
  read: async (credential) => {
    const answer = await centre.ask('session/verify', { credential });
    return answer.ok ? answer.result.session : null;
  },
  end: async (credential) => {
    await centre.ask('session/end', { credential, everywhere: false });
  },
  profile: async (accountId) => {
    const answer = await centre.ask('profile', { accountId });
    return answer.ok ? answer.result.profile : null;
  },
});
