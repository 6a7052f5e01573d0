import type { WireSetup } from '#lib/contracts/server-setup.ts';

/** A host name and keys as the service takes them; nothing, where nothing was chosen. */
export function setupOnTheWire({ hostName, sshKeys = [] }: WireSetup): { setup?: WireSetup } {
  const chosen = { ...(hostName === undefined ? {} : { hostName }), ...(sshKeys.length > 0 ? { sshKeys } : {}) };
  return Object.keys(chosen).length > 0 ? { setup: chosen } : {};
}
