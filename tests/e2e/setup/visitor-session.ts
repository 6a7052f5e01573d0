import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { countCost } from './costs.ts';
import { dataDirectory, origin } from './stack.ts';

const accountsSchema = z.object({ visitors: z.array(z.object({ state: z.string(), email: z.string(), password: z.string() })) });

/** A seeded visitor by the state of their account. */
export function visitorOf(state: string): { email: string; password: string } {
  const { visitors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory(), 'accounts.json'), 'utf8')));
  const found = visitors.find((each) => each.state === state);
  if (!found) throw new Error(`no visitor of the state ${state}`);
  return found;
}

/** On the account centre's page: logs a visitor in as a person does, and waits for the redirect: the password is encrypted first. */
export async function logIn(page: Page, state: string): Promise<void> {
  countCost('screenLogIns');
  const { email, password } = visitorOf(state);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form[action="/ucenter/login"] button').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/ucenter/') || pathname.startsWith('/ucenter/console'), {
    waitUntil: 'commit',
  });
}

/** Ends the session on the server: the browser's cookies remain. */
export async function endSession(context: BrowserContext): Promise<void> {
  const credential = (await context.cookies()).find(({ name }) => name === 'hf_session');
  if (!credential) throw new Error('nobody is logged in');
  const answer = await fetch(`${origin()}/myDoc/logout`, {
    method: 'POST',
    headers: { origin: origin(), cookie: `hf_session=${credential.value}` },
  });
  expect(await answer.json()).toMatchObject({ code: 2000 });
}

/** Logs a visitor in by the account centre's form, without a page: for tests that are not about the log-in. */
export async function enter(context: BrowserContext, state: string): Promise<void> {
  const form = await (await context.request.get(`${origin()}/ucenter/?ope=login`)).text();
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { email, password } = visitorOf(state);
  const answer = await context.request.post(`${origin()}/ucenter/login`, {
    form: { ...Object.fromEntries(hidden), email, password },
    headers: { origin: origin() },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, expect.stringContaining('/ucenter/console')]);
}
