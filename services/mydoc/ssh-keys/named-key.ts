import type { NamedSshKey } from '#lib/contracts/server-setup.ts';
import { readSshKey, sshFingerprint, sshKeyNameRule } from '#lib/rules/servers/ssh-key.ts';

/** A key with its name and fingerprint, or why it is none. What was sent is repeated nowhere: it may be a private one. */
export async function readNamedKey({
  name,
  key: line,
}: {
  name: string;
  key: string;
}): Promise<{ readonly ok: true; readonly named: NamedSshKey } | { readonly ok: false; readonly key: 'sshKeyPrivate' | 'sshKeyWrong' }> {
  const verdict = readSshKey(line);
  if (!verdict.ok) return { ok: false, key: verdict.fault === 'private' ? 'sshKeyPrivate' : 'sshKeyWrong' };
  if (!sshKeyNameRule.accepts(name)) return { ok: false, key: 'sshKeyWrong' };
  const { type, text } = verdict.key;
  return { ok: true, named: { name, type, key: text, fingerprint: await sshFingerprint(verdict.key) } };
}
