import { expect, type Browser } from '@playwright/test';
import { registerAccount } from './new-account.ts';
import { origin } from '../stack.ts';

/** A new account that has a quote open for a model in US-0, in dollars. */
export async function openQuote(browser: Browser, model: string): Promise<void> {
  const context = await browser.newContext();
  await registerAccount(context);
  const configuration = {
    region: 'US-0',
    model,
    disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
    traffic: 't500',
    dataDisks: [],
    bandwidthMbps: 50,
    image: { kind: 'image', code: 'debian-13' },
    securityGroup: 'default',
    snapshot: null,
  };
  const answer = await context.request.post(`${origin()}/myDoc/order-server/quote`, {
    form: { params: JSON.stringify({ configuration, period: '1m', currency: 'USD' }) },
    headers: { origin: origin() },
  });
  expect(await answer.json()).toMatchObject({ code: 2000 });
  await context.close();
}
