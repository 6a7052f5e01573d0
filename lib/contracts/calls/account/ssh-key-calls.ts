import * as z from 'zod/mini';
import { defineCall } from '#lib/contracts/define-call.ts';
import { namedSshKey, sshKeyLine, sshKeyName } from '#lib/contracts/server-setup.ts';

/** Public keys that an account may keep. */
export const keptSshKeysAtMost = 50;

const savedKey = z.extend(namedSshKey, { id: z.uuid() });

export type SavedSshKey = z.infer<typeof savedKey>;

const area = 'ssh-keys';
const requirement = 'R-5.5';

export const listSshKeys = defineCall({
  path: 'account/sshKeys',
  area,
  kind: 'read',
  quiet: true,
  requirement,
  summary: 'The public keys that the account keeps for its next servers, the latest first.',
  input: z.strictObject({}),
  output: z.array(savedKey),
  refusals: ['loginRequired'],
});

export const addSshKey = defineCall({
  path: 'account/addSshKey',
  area,
  kind: 'action',
  requirement,
  summary: `Keeps a public key for the account, ${keptSshKeysAtMost} at most; each key once.`,
  input: z.strictObject({ name: sshKeyName, key: sshKeyLine }),
  output: savedKey,
  refusals: ['loginRequired', 'sshKeyPrivate', 'sshKeyWrong', 'sshKeyTwice', 'sshKeysTooMany'],
});

export const renameSshKey = defineCall({
  path: 'account/renameSshKey',
  area,
  kind: 'action',
  requirement,
  summary: 'Gives a kept key another name. Servers that were ordered with it keep the name that it had.',
  input: z.strictObject({ id: z.uuid(), name: sshKeyName }),
  output: savedKey,
  refusals: ['loginRequired', 'sshKeyWrong', 'doesNotExist'],
});

export const removeSshKey = defineCall({
  path: 'account/removeSshKey',
  area,
  kind: 'action',
  requirement,
  summary: 'Keeps a key no longer; servers that were ordered with it keep it. Repeated, it answers the same.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({}),
  refusals: ['loginRequired'],
});
