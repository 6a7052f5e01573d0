import { addSshKey, listSshKeys, removeSshKey, renameSshKey, type SavedSshKey } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import { readScriptCookie } from '#lib/storage/script-cookies.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import type { ChosenKey } from './use-server-setup.ts';

/** The keys that an account keeps. A failed call has been shown to the visitor: its answer is null or false. */
export interface KeyPorts {
  /** Null: nobody is logged in, or the service is unavailable. */
  readonly list: () => Promise<readonly SavedSshKey[] | null>;
  readonly add: (key: ChosenKey) => Promise<SavedSshKey | null>;
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

export const keyPorts: KeyPorts = {
  list: async () => {
    if (readScriptCookie('token') === null) return null;
    const result = await makeCall(listSshKeys, {});
    return result.ok ? result.message : null;
  },
  add: async ({ name, key }) => {
    const result = await makeCall(addSshKey, { name, key });
    return result.ok ? result.message : null;
  },
  rename: async (id, name) => (await makeCall(renameSshKey, { id, name })).ok,
  remove: async (id) => (await makeCall(removeSshKey, { id })).ok,
};
