import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { takesSshKeys } from '#lib/catalogue/on-sale.ts';
import type { WireConfiguration } from '#lib/contracts/calls/purchase-calls.ts';
import type { NamedSshKey, ServerSetup, WireSetup } from '#lib/contracts/server-setup.ts';
import { checkHostName } from '#lib/rules/host-name.ts';
import { readSshKey, sshFingerprint, sshKeyNameRule } from '#lib/rules/ssh-key.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';

export type ReadSetup = { readonly ok: true; readonly setup: ServerSetup | null } | Refusal;

/** The host name and the keys of a request, checked and with their fingerprints; null: neither was chosen. */
export async function readSetup(
  { hostName, sshKeys = [] }: WireSetup,
  image: WireConfiguration['image'],
  catalogue: Pick<Catalogue, 'images'>,
): Promise<ReadSetup> {
  const host = hostName === undefined ? null : checkHostName(hostName);
  if (host?.ok === false) return refused('hostNameWrong', { field: 'params.setup.hostName' });
  if (sshKeys.length > 0 && !takesSshKeys(catalogue, image)) return refused('sshKeysNotForImage', { field: 'params.setup.sshKeys' });
  const keys: NamedSshKey[] = [];
  for (const [index, given] of sshKeys.entries()) {
    const field = `params.setup.sshKeys.${index}`;
    const key = await readNamedKey(given);
    if (!key.ok) return refused(key.key, { field });
    if (keys.some(({ fingerprint }) => fingerprint === key.named.fingerprint)) return refused('sshKeyTwice', { field });
    keys.push(key.named);
  }
  return { ok: true, setup: host || keys.length > 0 ? { hostName: host?.name ?? null, sshKeys: keys } : null };
}

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
