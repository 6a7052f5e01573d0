import type { FastifyReply } from 'fastify';
import { isLengthWithin } from '#lib/rules/rule.ts';
import { isQueueFull } from '#services/platform/limits/bounded-queue.ts';
import { loginCookies } from './accounts/account-cookies.ts';
import { foldedEmail, type Account } from './accounts/account-table.ts';
import { passwordBounds } from './accounts/new-account.ts';
import { beginSession, endSession } from './accounts/session-table.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { Visit } from './visit.ts';

export const consolePath = '/ucenter/console';
export const busySeconds = 2;

/** Logging in always starts a new session; the one that the browser sent along ends. */
export async function enter(deps: SandboxDeps, visit: Visit, account: Account, path: string): Promise<FastifyReply> {
  const { executor } = deps.database;
  if (visit.credential) await endSession(executor, visit.credential);
  return visit.goTo(path, loginCookies(account, await beginSession(executor, account.id), visit.https));
}

/** Null when too many passwords are being hashed. */
export async function unlessBusy<Made>(make: () => Promise<Made>): Promise<Made | null> {
  try {
    return await make();
  } catch (error) {
    if (isQueueFull(error)) return null;
    throw error;
  }
}

/** The password of a form: encrypted by the page's script, or in clear where no script runs; null if it cannot be decrypted. */
export function passwordOf(deps: SandboxDeps, visit: Visit, purpose: 'login' | 'register'): string | null {
  const { encryptedPassword, password = '' } = visit.fields;
  return encryptedPassword === undefined ? password : deps.rsa.open(encryptedPassword, purpose);
}

export const isGoodPassword = (password: string | null, email: string): password is string =>
  password !== null && isLengthWithin(password, passwordBounds) && foldedEmail(password) !== foldedEmail(email);

const longestShown = 254;

export const shortened = (text: string | undefined): string => (text ?? '').trim().slice(0, longestShown);

export function retryAfter(reply: FastifyReply, seconds: number): number {
  reply.header('retry-after', seconds);
  return seconds;
}
