import { useCallback, useMemo, useState } from 'react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import { checkHostName } from '#lib/rules/servers/host-name.ts';
import { canBeNumbered } from '#lib/rules/servers/numbered-host-names.ts';
import { checkUserData } from '#lib/rules/servers/user-data.ts';
import { storedTextAtMost, type StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

type Setup = StoredValue<'serverSetup'>;

/** A public key of the form: its name, and its line without a comment. */
export type ChosenKey = Setup['sshKeys'][number];

/** The same object until something of it changes. */
export interface ServerSetupChoice extends Setup {
  /** What was typed as a key and is not added: in this page's memory alone, since nobody knows yet what it is. */
  readonly keyTyped: string;
  readonly typeKey: (text: string) => void;
  /** The line of the text for cloud-init that is not YAML, as its field has found it; null: none. */
  readonly faultyLine: number | null;
  readonly noteFaultyLine: (line: number | null) => void;
  readonly change: (change: Partial<Setup>) => void;
}

const none: Setup = { hostName: '', sshKeys: [], userData: '' };

const stored = (): Setup => readStored(browserStorage, 'serverSetup') ?? none;

/** How the server being configured is set up; stored for this tab, so that a log-in loses nothing of it. */
export function useServerSetup(): ServerSetupChoice {
  const [setup, setSetup] = useState(stored);
  const [keyTyped, typeKey] = useState('');
  const [faultyLine, noteFaultyLine] = useState<number | null>(null);
  const change = useCallback((changed: Partial<Setup>): void => {
    setSetup((before) => {
      const next = { ...before, ...changed };
      // a text that is longer than any that is taken is only in the field
      writeStored(browserStorage, 'serverSetup', next.userData.length > storedTextAtMost ? { ...next, userData: '' } : next);
      return next;
    });
  }, []);
  return useMemo(() => ({ ...setup, keyTyped, typeKey, faultyLine, noteFaultyLine, change }), [setup, keyTyped, faultyLine, change]);
}

/** The server was ordered: the next one has another name. */
export const forgetServerSetup = (): void => void removeStored(browserStorage, 'serverSetup');

/** The typed name is invalid, or becomes invalid once the server number is appended; an empty field is filled by the order's number. */
export function isNoHostName({ hostName }: Pick<Setup, 'hostName'>, servers = 1): boolean {
  const verdict = checkHostName(hostName);
  return hostName.trim() !== '' && !(verdict.ok && canBeNumbered(verdict.name, servers));
}

/** A text was typed that is none for cloud-init. */
export const isNoUserData = ({ userData, faultyLine }: Pick<ServerSetupChoice, 'userData' | 'faultyLine'>): boolean =>
  userData.trim() !== '' && (faultyLine !== null || !checkUserData(userData).ok);

/** By what one logs in, and whether the image takes keys and a text for cloud-init. */
interface SetupFor {
  readonly source: PasswordSource;
  readonly isLinux: boolean;
}

/** What of it is asked of the service; what is none of its kind is left to the form. */
export function wishedSetup({ hostName, sshKeys, userData }: Setup, { source, isLinux }: SetupFor): WireSetup {
  const host = checkHostName(hostName);
  return {
    ...(host.ok ? { hostName: host.name } : {}),
    ...(source === 'key' ? { sshKeys: [...sshKeys] } : {}),
    ...(isLinux && checkUserData(userData).ok ? { userData } : {}),
  };
}

/** The wish that is stored, for a page without the form; `ofAnother`: leaves out keys and text, which another account typed. */
export const storedSetup = (by: SetupFor, forAnotherAccount = false): WireSetup =>
  wishedSetup(forAnotherAccount ? { ...stored(), userData: '' } : stored(), forAnotherAccount ? { ...by, source: 'generated' } : by);

export const hasStoredUserData = (): boolean => stored().userData.trim() !== '';
