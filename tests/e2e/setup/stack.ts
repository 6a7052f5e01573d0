import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';

const stackSchema = z.object({
  origin: z.url(),
  dataDirectory: z.string(),
  servicesPort: z.number(),
  environment: z.record(z.string(), z.string()),
});

export type StackUnderTest = z.infer<typeof stackSchema>;

const accountsSchema = z.object({
  editors: z.array(z.object({ role: z.string(), email: z.string(), password: z.string(), token: z.string() })),
});

export type Role = 'administrator' | 'editor' | 'legal' | 'viewer';

export interface Account {
  email: string;
  password: string;
  token: string;
}

/** Every product of this run; they share one build. */
export const allStacks = (): StackUnderTest[] => z.array(stackSchema).parse(JSON.parse(process.env.STACKS_UNDER_TEST ?? '[]'));

/** The product of this worker: each has its own (start-stack.ts). */
function stackOfWorker(): StackUnderTest {
  const stack = allStacks()[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!stack) throw new Error('no product was started for this worker');
  return stack;
}

let known: StackUnderTest | null = null;

const current = (): StackUnderTest => (known ??= stackOfWorker());

export const origin = (): string => current().origin;
export const dataDirectory = (): string => current().dataDirectory;
export const servicesOrigin = (): string => `http://127.0.0.1:${current().servicesPort}`;
export const stackEnvironment = (): Record<string, string> => current().environment;

export function accountOf(role: Role): Account {
  const { editors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory(), 'accounts.json'), 'utf8')));
  const account = editors.find((entry) => entry.role === role);
  if (!account) throw new Error(`no account of the role ${role}`);
  return account;
}

/** The real client, through the front door as in an editor's script. */
export const lakeClient = (role: Role): SanityClient =>
  createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin()}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: accountOf(role).token,
  });

export const prefixes = { en: '', zh: '/zh', ja: '/ja' } as const satisfies Record<Language, string>;

/** The HTML of an address for any visitor; English requests English, so that `/` does not redirect. */
export async function htmlOf(address: string, base = origin()): Promise<string> {
  const answer = await fetch(`${base}${address}`, { headers: { 'accept-language': 'en' }, redirect: 'manual' });
  return answer.text();
}

/**
 * Shorter than the pause of the sweep: changes that only the sweep delivers would be late in some tests. The publication benchmark measures
 * how fast.
 */
const arrivalDeadlineMs = 12_000;
const pollEveryMs = 50;

/** Polls an address until it shows a text; returns how long that took in ms. @throws after the deadline. */
export async function untilShows(address: string, text: string, deadlineMs = arrivalDeadlineMs, base = origin()): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < deadlineMs) {
    if ((await htmlOf(address, base)).includes(text)) return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw new Error(`${address} did not show '${text}' within ${deadlineMs} ms`);
}

/** Whether an address shows a text now; for assertions that must not print a whole page. */
export const shows = async (address: string, text: string): Promise<boolean> => (await htmlOf(address)).includes(text);
