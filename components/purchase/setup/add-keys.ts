import { sshKeysAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { proposedKeyName, readSshKeys, type SshKeyFault } from '#lib/rules/servers/ssh-key.ts';
import type { ChosenKey } from './use-server-setup.ts';

/** Why nothing of a pasted text was added, and which line it was, where there are several. */
export interface KeyRefusal {
  readonly fault: SshKeyFault | 'twice' | 'many';
  readonly line: number | null;
}

export type AddedKeys = { readonly ok: true; readonly keys: readonly ChosenKey[] } | { readonly ok: false; readonly refusal: KeyRefusal };

/** The keys of a form with those of a pasted text behind them: all of them, or none. */
export function addKeys(known: readonly ChosenKey[], text: string): AddedKeys {
  const verdicts = readSshKeys(text);
  const keys = [...known];
  for (const [index, verdict] of verdicts.entries()) {
    const refuse = (fault: KeyRefusal['fault']): AddedKeys => ({
      ok: false,
      refusal: { fault, line: verdicts.length > 1 ? index + 1 : null },
    });
    if (!verdict.ok) return refuse(verdict.fault);
    if (keys.some(({ key }) => key === verdict.key.text)) return refuse('twice');
    if (keys.length >= sshKeysAtMost) return refuse('many');
    keys.push({ name: proposedKeyName(verdict.key, keys.length + 1), key: verdict.key.text });
  }
  return { ok: true, keys };
}
