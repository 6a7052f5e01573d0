import { useCallback, useMemo, useState } from 'react';
import type { PasswordSource } from '#lib/catalogue/configuration.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import { checkHostName } from '#lib/rules/servers/host-name.ts';
import type { StoredValue } from '#lib/storage/stored-table.ts';
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
  readonly change: (change: Partial<Setup>) => void;
}

const none: Setup = { hostName: '', sshKeys: [] };

const stored = (): Setup => readStored(browserStorage, 'serverSetup') ?? none;

/** The host name and the public keys of the server being configured; stored for this tab, so that a log-in loses none of them. */
export function useServerSetup(): ServerSetupChoice {
  const [setup, setSetup] = useState(stored);
  const [keyTyped, typeKey] = useState('');
  const change = useCallback((changed: Partial<Setup>): void => {
    setSetup((before) => {
      const next = { ...before, ...changed };
      writeStored(browserStorage, 'serverSetup', next);
      return next;
    });
  }, []);
  return useMemo(() => ({ ...setup, keyTyped, typeKey, change }), [setup, keyTyped, change]);
}

/** The server was ordered: the next one has another name. */
export const forgetServerSetup = (): void => void removeStored(browserStorage, 'serverSetup');

/** A name was typed that is none; an empty field is one that the order's number fills. */
export const isNoHostName = ({ hostName }: Pick<Setup, 'hostName'>): boolean => hostName.trim() !== '' && !checkHostName(hostName).ok;

/** What of it is asked of the service; a name that is none is left to the form. */
export function wishedSetup({ hostName, sshKeys }: Setup, source: PasswordSource): WireSetup {
  const host = checkHostName(hostName);
  return { ...(host.ok ? { hostName: host.name } : {}), ...(source === 'key' ? { sshKeys: [...sshKeys] } : {}) };
}

/** The same of what is stored, where the form is another page; `ofAnother`: the keys are those of an account that is not this one. */
export const storedSetup = (source: PasswordSource, ofAnother = false): WireSetup =>
  wishedSetup(stored(), ofAnother ? 'generated' : source);
