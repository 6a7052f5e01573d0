import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { takesSshKeys } from '#lib/catalogue/on-sale.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { NamedSshKey, ServerSetup, WireSetup } from '#lib/contracts/server-setup.ts';
import { checkHostName } from '#lib/rules/servers/host-name.ts';
import { canBeNumbered } from '#lib/rules/servers/numbered-host-names.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readNamedKey } from '#services/mydoc/ssh-keys/named-key.ts';
import { readUserData } from './read-user-data.ts';
import { findUserData, storeUserData } from './user-data-store.ts';

export type ReadSetup = { readonly ok: true; readonly setup: ServerSetup | null } | Refusal;

/** Whose setup it is, and for which image and how many servers. */
interface SetupFor {
  readonly executor: Executor;
  readonly accountId: string;
  readonly configuration: Pick<WireConfiguration, 'image' | 'quantity'>;
  readonly catalogue: Pick<Catalogue, 'images'>;
}

/** The host name, the keys and the text for cloud-init of a request, checked; null: nothing was chosen. */
export async function readSetup({ hostName, sshKeys = [], ...wished }: WireSetup, setupFor: SetupFor): Promise<ReadSetup> {
  const { catalogue } = setupFor;
  const { image } = setupFor.configuration;
  const host = hostName === undefined ? null : checkHostName(hostName);
  if (host && !(host.ok && canBeNumbered(host.name, quantityOf(setupFor.configuration))))
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
  const userData = await readGiven(wished, setupFor);
  if (!userData.ok) return userData;
  const { named } = userData;
  if (!host && keys.length === 0 && !named) return { ok: true, setup: null };
  return { ok: true, setup: { hostName: host?.ok ? host.name : null, sshKeys: keys, ...(named ? { userData: named } : {}) } };
}

/** The text for cloud-init, stored apart; null: there is none. */
async function readGiven(
  { userData, userDataOf }: Pick<WireSetup, 'userData' | 'userDataOf'>,
  { executor, accountId, configuration, catalogue }: SetupFor,
): Promise<{ readonly ok: true; readonly named: ServerSetup['userData'] | null } | Refusal> {
  if (userData === undefined && userDataOf === undefined) return { ok: true, named: null };
  const field = userData === undefined ? 'params.setup.userDataOf' : 'params.setup.userData';
  if (!takesSshKeys(catalogue, configuration.image)) return refused('userDataNotForImage', { field });
  if (userData === undefined) {
    const named = await findUserData(executor, accountId, userDataOf ?? '');
    return named ? { ok: true, named } : refused('userDataWrong', { field });
  }
  const read = readUserData(userData);
  return read.ok ? { ok: true, named: await storeUserData(executor, accountId, read.given) } : { ...read, field };
}
