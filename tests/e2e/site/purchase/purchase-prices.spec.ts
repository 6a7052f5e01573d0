import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { ContentChanges } from '#tests/e2e/setup/content-changes.ts';
import { address, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { origin, untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';

const quoteSchema = z.object({ code: z.literal(2000), message: z.object({ id: z.string(), totalMinor: z.number() }) });

const samples: readonly (readonly [
  what: string,
  language: Language,
  currency: Currency,
  region: string,
  model: string,
  disk: string,
  sizeGib: number,
  flowId: string,
  price: string,
])[] = [
  ['starter', 'en', 'USD', 'US-0', 'g4a.amd.c1m1', 'ssd', 15, '1', '$3.47'],
  ['starter', 'zh', 'HKD', 'US-0', 'g4a.amd.c1m1', 'ssd', 15, '1', 'HK$27.15'],
  ['starter', 'ja', 'JPY', 'JP-0', 'g4a.amd.c1m1', 'ssd', 15, '1', '¥662'],
  ['essential', 'en', 'USD', 'US-0', 'g4a.amd.c2m4', 'ssd', 30, '1', '$9.52'],
  ['basic', 'ja', 'JPY', 'JP-0', 'g4a.amd.c2m4', 'ssd', 30, '1', '¥1,658'],
  ['basic with 25 GiB', 'ja', 'JPY', 'JP-0', 'g4a.amd.c2m4', 'ssd', 25, '1', '¥1,622'],
  ['NVMe', 'en', 'USD', 'US-0', 'mx4a.amd.c2m8', 'nvme', 32, '4', '$17.79'],
  ['NVMe', 'ja', 'JPY', 'JP-0', 'g4a.amd.c2m4', 'nvme', 32, '4', '¥1,837'],
  ['dedicated core', 'en', 'USD', 'US-0', 'dedicated2.amd.c2m4', 'ssd', 60, '4', '$17.01'],
  ['dedicated core', 'ja', 'JPY', 'JP-0', 'dedicated2.amd.c2m4', 'ssd', 60, '4', '¥2,825'],
  ['home-page plan', 'ja', 'JPY', 'JP-0', 'g4a.amd.c4m8', 'ssd', 60, '1', '¥3,599'],
  ['memory-optimised', 'ja', 'JPY', 'JP-0', 'mx4a.amd.c1m4', 'ssd', 25, '1', '¥1,255'],
  ['memory-optimised', 'ja', 'JPY', 'JP-0', 'mx4a.amd.c2m8', 'ssd', 50, '1', '¥2,443'],
  ['memory-optimised', 'ja', 'JPY', 'JP-0', 'mx4a.amd.c4m16', 'ssd', 100, '1', '¥5,385'],
  ['dedicated list', 'ja', 'JPY', 'JP-0', 'dedicated2.amd.c1m2', 'ssd', 25, '4', '¥1,421'],
  ['dedicated list', 'ja', 'JPY', 'JP-0', 'dedicated2.amd.c2m4', 'ssd', 50, '4', '¥2,753'],
  ['dedicated list', 'ja', 'JPY', 'JP-0', 'dedicated2.amd.c4m8', 'ssd', 100, '4', '¥6,108'],
];

test('R-4.3 R-5.12 every authored price is in the configurator, in its currency and with its symbol', async ({ page, context }) => {
  await settle(context);
  for (const [what, language, , region, model, disk, sizeGib, flowId, price] of samples) {
    await page.goto(
      address(
        `/product/vps-buy?area=${region}&hostProductId=cvm.${model}&bootDiskProduct=${disk}_cloud_disk&bootDiskSize=${sizeGib}&flowId=${flowId}`,
        language,
      ),
    );
    await expect(total(page), what).toHaveText(price);
  }
});

const cards: Readonly<Record<Language, readonly string[]>> = {
  en: ['$3.47', '$9.52', '$17.79', '$17.01'],
  zh: ['HK$27.15'],
  ja: ['¥662', '¥1,658', '¥3,599', '¥1,837', '¥2,825'],
};

const listed: readonly (readonly [language: Language, query: string, model: string, price: string])[] = [
  ['en', '', 'cvm.g4a.amd.c1m1', '$3.47'],
  ['en', '', 'cvm.g4a.amd.c2m4', '$9.52'],
  ['zh', '', 'cvm.g4a.amd.c1m1', 'HK$27.15'],
  ['ja', '', 'cvm.g4a.amd.c1m1', '¥662'],
  ['ja', '', 'cvm.g4a.amd.c2m4', '¥1,658'],
  ['ja', '', 'cvm.g4a.amd.c4m8', '¥3,599'],
  ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c1m4', '¥1,255'],
  ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c2m8', '¥2,443'],
  ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c4m16', '¥5,385'],
  ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c1m2', '¥1,421'],
  ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c2m4', '¥2,753'],
  ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c4m8', '¥6,108'],
];

test('R-4.3 R-12.2 every authored price is on its card and in the list', async ({ page, context }) => {
  await settle(context);
  for (const language of languages) {
    await page.goto(address('/', language));
    const shown = await page.locator('main [data-amount]:visible').allTextContents();
    for (const price of cards[language]) expect(shown.map((text) => text.replace(/\s|\/.*$/g, '')).join(' ')).toContain(price);
  }
  for (const [language, query, model, price] of listed) {
    await page.goto(address(`/product/vps?${query}`, language));
    await expect(page.locator(`[data-model="${model}"]:visible [data-amount]:visible`)).toHaveText(price);
  }
});

test('R-2.7 a stored currency shows in list and configurator, and without a script the language’s', async ({ browser }) => {
  const context = await browser.newContext();
  await settle(context, 'HKD');
  const page = await context.newPage();
  await page.goto(address('/product/vps'));
  await expect(page.locator('[data-model="cvm.g4a.amd.c1m1"]:visible [data-amount]:visible')).toHaveText('HK$27.15');
  await page.goto(address(`/product/vps-buy?${starter}`));
  await expect(total(page)).toHaveText('HK$27.15');
  await context.close();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(address('/product/vps?series=Dedicated', 'ja'));
  for (const family of ['General', 'ComputeX', 'Dedicated', 'MemoryX']) await expect(still.locator(`#${family}`)).toBeVisible();
  await expect(still.locator('[data-model="cvm.dedicated2.amd.c4m8"]').first()).toContainText('¥6,108');
  await still.locator('nav a[href*="series=MemoryX"]').click();
  await expect(still).toHaveURL(/series=MemoryX#MemoryX$/);
  await still.goto(address('/product/vps-buy', 'ja'));
  await expect(still.locator('main')).toContainText('JavaScript');
  await expect(still.locator('main table:not([data-over-years], [data-over-years] table)').first()).toContainText('¥662');
  await expect(still.locator('main a[href="/ucenter/console/workServer/submitWork"]')).toBeVisible();
  await plain.close();
});

/** The service's price of the smallest size for a logged-in account. */
async function quoted({ request }: BrowserContext): Promise<number> {
  const params = {
    configuration: {
      region: 'US-0',
      model: 'cvm.g4a.amd.c1m1',
      disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
      traffic: 't500',
      dataDisks: [],
      bandwidthMbps: 50,
      image: { kind: 'image', code: 'debian-13' },
      securityGroup: 'default',
      snapshot: null,
    },
    period: '1m',
    currency: 'USD',
  };
  const answer = await request.post(`${origin()}/myDoc/order-server/quote`, {
    form: { params: JSON.stringify(params) },
    headers: { origin: origin() },
  });
  return quoteSchema.parse(await answer.json()).message.totalMinor;
}

/** The unit price of the smallest size in Los Angeles, in USD. */
const unitPrice = { id: 'model-g4a-c1m1', field: 'regions[region._ref == "region-us-0"].price.USD', usd: 1.85 } as const;

/** The smallest size costs a dollar more per month, in Los Angeles, until the test is over. */
async function raisePrice(changed: ContentChanges): Promise<void> {
  await changed.set(unitPrice.id, { [unitPrice.field]: unitPrice.usd + 1 });
  changed.afterwards(() => untilShows('/product/vps', '$3.47'));
  await untilShows('/product/vps', '$4.47');
}

test('R-4.1 R-5.12 a unit price that is published moves card, list, configurator, calculator and quote', async ({
  page,
  context,
  changed,
}) => {
  await settle(context);
  await enter(context, 'member');
  await expect.poll(() => quoted(context)).toBe(347);
  await raisePrice(changed);
  await page.goto(address('/'));
  await expect(page.locator('main [data-amount=USD]:visible').filter({ hasText: '4.47' }).first()).toBeVisible();
  await page.goto(address(`/product/vps-buy?${starter}`));
  await expect(total(page)).toHaveText('$4.47');
  await page.goto(address(`/product/vps-buy?view=calculator&${starter}`));
  await expect(total(page)).toHaveText('$4.47');
  await expect.poll(() => quoted(context)).toBe(447);
});

test('R-4.1 R-5.12 a unit price that changes while the form is open: the visitor sees the old and the new price', async ({
  page,
  context,
  changed,
}) => {
  await settle(context);
  await enter(context, 'member');
  await page.goto(address(`/product/vps-buy?${starter}&image=debian-13`));
  await expect(total(page)).toHaveText('$3.47');
  await page.getByRole('button', { name: 'Generate now' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await raisePrice(changed);
  // site and services are notified of a publication separately
  await expect.poll(() => quoted(context)).toBe(447);
  await expect(total(page)).toHaveText('$3.47');
  await page.locator('#summary .next button').click();
  const told = page.getByRole('dialog');
  await expect(told).toContainText('$4.47');
  await expect(told).toContainText('$3.47');
  await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
  await told.getByRole('button').last().click();
  await expect(page.locator('main [data-total]').first()).toHaveText('$4.47');
});
