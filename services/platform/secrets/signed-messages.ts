import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Signed messages over HTTP between two servers that share a secret: sender, time, address and every byte of the body are signed. */
export interface SignedMessage {
  readonly method: string;
  /** As the receiver sees it, query included. */
  readonly path: string;
  readonly body: string;
}

/** The first one signs; all of them verify, so that a secret can be rotated without an outage. */
export type SharedSecrets = readonly [string, ...string[]];

/** An older or newer message is rejected. */
export const messageFreshnessMs = 5 * 60 * 1_000;

const names = { id: 'hf-message-id', at: 'hf-message-time', signature: 'hf-message-signature' } as const;

const idPattern = /^[\w-]{8,64}$/;
const timePattern = /^\d{13}$/;

function digest(message: SignedMessage, id: string, atMs: number, secret: string): string {
  const text = ['v1', id, String(atMs), `${message.method} ${message.path}`, message.body].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The headers of a message; a new `id` is generated if none is given. */
export function signMessage(message: SignedMessage, secrets: SharedSecrets, at: Date, id: string = randomUUID()): Record<string, string> {
  return { [names.id]: id, [names.at]: String(at.getTime()), [names.signature]: digest(message, id, at.getTime(), secrets[0]) };
}

export type MessageVerdict = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'unsigned' | 'stale' };

/** Whether a message comes from the other side, unmodified and recent; compares in constant time. */
export function readSignedMessage(
  message: SignedMessage,
  header: (name: string) => string | undefined,
  secrets: SharedSecrets,
  now: Date,
): MessageVerdict {
  const id = header(names.id) ?? '';
  const at = header(names.at) ?? '';
  const signature = header(names.signature) ?? '';
  if (!idPattern.test(id) || !timePattern.test(at)) return { ok: false, reason: 'unsigned' };
  const atMs = Number(at);
  const known = secrets.map((secret) => isSame(signature, digest(message, id, atMs, secret))).includes(true);
  if (!known) return { ok: false, reason: 'unsigned' };
  return Math.abs(now.getTime() - atMs) > messageFreshnessMs ? { ok: false, reason: 'stale' } : { ok: true, id };
}

function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
