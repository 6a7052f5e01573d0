import { logout } from '#lib/contracts/calls/visitor-calls.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { cookiesExpiredByLogout } from '#lib/storage/cookie-table.ts';
import { expireScriptCookies } from '#lib/storage/script-cookies.ts';
import { pageClient } from '#components/ui/calls/page-client.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';

/**
 * Ends the session. Once it has ended, now or earlier, the account's cookies are gone and the home page opens; if the service
 * cannot be reached, nothing changes and the visitor is informed.
 */
export async function logOut(home: string): Promise<void> {
  const result = await pageClient.call(logout, {});
  if (!result.ok && result.kind !== 'login') {
    pageOutcomes.show(outcomeOf(result, false));
    return;
  }
  expireScriptCookies(cookiesExpiredByLogout, { secure: window.location.protocol === 'https:' });
  leavePage.to(home);
}
