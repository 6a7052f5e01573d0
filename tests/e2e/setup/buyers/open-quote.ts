import { expect, type Browser } from '@playwright/test';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { registerAccount } from './new-account.ts';
import { origin } from '../stack.ts';

/** A new account that has a quote open for a model in US-0, in dollars. */
export async function openQuote(browser: Browser, model: string): Promise<void> {
  const context = await browser.newContext();
  await registerAccount(context);
  const configuration = { ...starter, model };
  const answer = await context.request.post(`${origin()}/myDoc/order-server/quote`, {
    form: { params: JSON.stringify({ configuration, period: '1m', currency: 'USD' }) },
    headers: { origin: origin() },
  });
  expect(await answer.json()).toMatchObject({ code: 2000 });
  await context.close();
}
