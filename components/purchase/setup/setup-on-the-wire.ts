import type { WireSetup } from '#lib/contracts/server-setup.ts';

/** A host name, keys and a text for cloud-init as the service takes them; nothing, where nothing was chosen. */
export function setupOnTheWire({ hostName, sshKeys = [], userData, userDataOf }: WireSetup): { setup?: WireSetup } {
  const chosen = {
    ...(hostName === undefined ? {} : { hostName }),
    ...(sshKeys.length > 0 ? { sshKeys } : {}),
    ...(userData === undefined ? {} : { userData }),
    ...(userDataOf === undefined ? {} : { userDataOf }),
  };
  return Object.keys(chosen).length > 0 ? { setup: chosen } : {};
}
