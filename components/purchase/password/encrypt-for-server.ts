import { encryptPassword } from '#lib/account/encrypt-password.ts';
import { publicKey } from '#lib/contracts/calls/account/account-calls.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';

/** A server's password as it leaves this page. Without the service's key or a browser's cryptography it fails, and the page says so. */
export async function encryptForServer(password: string): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false }> {
  const key = await makeCall(publicKey, {});
  const encrypted = key.ok ? await encryptPassword(password, key.message, 'server') : null;
  if (encrypted?.ok) return encrypted;
  pageOutcomes.show({ kind: 'toast', text: null });
  return { ok: false };
}
