import './without-eval.ts';
import * as z from 'zod/mini';
import { sshKeysAtMost, sshKeyTypes, sshKeyUnitsAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { wireText } from './wire-fields.ts';

/** Longer texts are no host name; up to here the refusal says so. */
const hostNameUnitsAtMost = 500;
/** Emoji and rare characters take two UTF-16 units. */
const keyNameUnitsAtMost = 120;
/** Room for a comment behind the key, which is not kept. */
const keyLineUnitsAtMost = sshKeyUnitsAtMost + 1_000;

/** More than `userDataBytesAtMost`, so that a longer text is refused by name. */
const userDataUnitsAtMost = 20_000;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const sshKeyName = wireText(keyNameUnitsAtMost);
export const sshKeyLine = wireText(keyLineUnitsAtMost);

/** How a new server is set up, besides what has a price. */
export const wireSetup = z.strictObject({
  hostName: z.optional(wireText(hostNameUnitsAtMost)).check(z.describe('by RFC 1123; absent: it is made of the order’s number')),
  sshKeys: z
    .optional(z.array(z.strictObject({ name: sshKeyName, key: sshKeyLine })).check(z.maxLength(sshKeysAtMost)))
    .check(z.describe('public keys in the form of OpenSSH, for Linux images: one logs in by any of them')),
  userData: z
    .optional(wireText(userDataUnitsAtMost))
    .check(
      z.describe(
        'what cloud-init reads at the first start, for Linux images: 16 KiB at most, beginning with `#cloud-config`, `#!` or another head that cloud-init documents; a `#cloud-config` is YAML',
      ),
    ),
  userDataOf: z
    .optional(sha256)
    .check(z.describe('in place of `userData`: the fingerprint of a text that the account has given, as a quote names it')),
});

export type WireSetup = z.infer<typeof wireSetup>;

/** A public key as quotes and orders keep it: `key` without a comment, `fingerprint` as `ssh-keygen -lf` shows it. */
export const namedSshKey = z.object({ name: z.string(), type: z.enum(sshKeyTypes), key: z.string(), fingerprint: z.string() });

export type NamedSshKey = z.infer<typeof namedSshKey>;

/** A key as it was checked: a copy, which later changes of the account's keys do not change. */
export const serverSetup = z.object({
  hostName: z.nullable(z.string()),
  sshKeys: z.array(namedSshKey),
  userData: z
    .optional(z.object({ sha256, lines: z.int() }))
    .check(z.describe('that a text for cloud-init was given; the text itself, which may hold secrets, is in no answer')),
});

export type ServerSetup = z.infer<typeof serverSetup>;
