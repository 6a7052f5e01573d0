import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { takesSshKeys } from '#lib/catalogue/on-sale.ts';
import type { WireConfiguration } from '#lib/contracts/calls/purchase-calls.ts';
import type { NamedSshKey, ServerSetup, WireSetup } from '#lib/contracts/server-setup.ts';
import { checkHostName } from '#lib/rules/servers/host-name.ts';
import { canBeNumbered } from '#lib/rules/servers/numbered-host-names.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { readNamedKey } from '#services/mydoc/ssh-keys/named-key.ts';

export type ReadSetup = { readonly ok: true; readonly setup: ServerSetup | null } | Refusal;

/** The host name and the keys of a request, checked and with their fingerprints; null: neither was chosen. */
export async function readSetup(
  { hostName, sshKeys = [] }: WireSetup,
  { image, quantity }: Pick<WireConfiguration, 'image' | 'quantity'>,
  catalogue: Pick<Catalogue, 'images'>,
): Promise<ReadSetup> {
  const host = hostName === undefined ? null : checkHostName(hostName);
  if (host && !(host.ok && canBeNumbered(host.name, quantityOf({ quantity }))))
    return refused('hostNameWrong', { field: 'params.setup.hostName' });
  if (sshKeys.length > 0 && !takesSshKeys(catalogue, image)) return refused('sshKeysNotForImage', { field: 'params.setup.sshKeys' });
  const keys: NamedSshKey[] = [];
  for (const [index, given] of sshKeys.entries()) {
    const field = `params.setup.sshKeys.${index}`;
    const key = await readNamedKey(given);
    if (!key.ok) return refused(key.key, { field });
    if (keys.some(({ fingerprint }) => fingerprint === key.named.fingerprint)) return refused('sshKeyTwice', { field });
    keys.push(key.named);
  }
  return { ok: true, setup: host || keys.length > 0 ? { hostName: host?.ok ? host.name : null, sshKeys: keys } : null };
}
