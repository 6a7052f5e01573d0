import { createHmac } from 'node:crypto';

/** The value of `sanity-webhook-signature` for a body sent at an instant (milliseconds since 1970). */
export function signWebhook(body: string, secret: string, atMs: number): string {
  const digest = createHmac('sha256', secret).update(`${atMs}.${body}`).digest('base64url');
  return `t=${atMs},v1=${digest}`;
}
