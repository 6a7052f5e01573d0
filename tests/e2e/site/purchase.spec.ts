import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { languages, localizePath, type Language } from '../../../lib/language/languages.ts';
import type { Currency } from '../../../lib/money/currencies.ts';
import { dataDirectory, lakeClient, origin, untilShows } from '../setup/stack.ts';

const accountsSchema = z.object({ visitors: z.array(z.object({ state: z.string(), email: z.string(), password: z.string() })) });
const quoteSchema = z.object({ code: z.literal(2000), message: z.object({ id: z.string(), totalMinor: z.number() }) });

const address = (page: string, language: Language = 'en'): string => `${origin()}${localizePath(page, language)}`;

/** Nothing of the frame's own stands over the page: consent was given, offers were seen. */
async function settle(context: BrowserContext, currency?: Currency): Promise<void> {
  await context.addInitScript((chosen) => {
    const now = String(Date.now());
    localStorage.setItem('cookieConfirm', JSON.stringify({ version: 1, at: Date.now() }));
    for (const [name, value] of [['cookieSelect1', '1'], ['cookieSelect2', '0'], ['cookieSelect3', '0'], ['userSelectLangTime', now], ['activeImg', now]] as const) localStorage.setItem(name, value);
    if (chosen) localStorage.setItem('currency', JSON.stringify({ type: chosen }));
  }, currency);
}

async function logIn(page: Page, state: string): Promise<void> {
  const { visitors } = accountsSchema.parse(JSON.parse(readFileSync(path.join(dataDirectory(), 'accounts.json'), 'utf8')));
  const found = visitors.find((each) => each.state === state);
  if (!found) throw new Error(`no visitor of the state ${state}`);
  await page.locator('#email').fill(found.email);
  await page.locator('#password').fill(found.password);
  await page.locator('form[action="/ucenter/login"] button').click();
}

/** The total as a visitor sees it: of the three currencies in the page, the one that is shown. */
const total = (page: Page) => page.locator('[data-total] [data-amount]:visible').first();

const starter = 'area=US-0&hostProductId=cvm.g4a.amd.c1m1&bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&flowId=1';

const samples: readonly (readonly [what: string, language: Language, currency: Currency, region: string, model: string, disk: string, sizeGib: number, flowId: string, price: string])[] = [
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

test('R-4.3 R-5.12 every given price stands in the configurator, in its currency and with its symbol', async ({ page, context }) => {
  await settle(context);
  for (const [what, language, , region, model, disk, sizeGib, flowId, price] of samples) {
    await page.goto(address(`/product/vps-buy?area=${region}&hostProductId=cvm.${model}&bootDiskProduct=${disk}_cloud_disk&bootDiskSize=${sizeGib}&flowId=${flowId}`, language));
    await expect(total(page), what).toHaveText(price);
  }
});

const cards: Readonly<Record<Language, readonly string[]>> = {
  en: ['$3.47', '$9.52', '$17.79', '$17.01'], zh: ['HK$27.15'], ja: ['¥662', '¥1,658', '¥3,599', '¥1,837', '¥2,825'],
};

const listed: readonly (readonly [language: Language, query: string, model: string, price: string])[] = [
  ['en', '', 'cvm.g4a.amd.c1m1', '$3.47'], ['en', '', 'cvm.g4a.amd.c2m4', '$9.52'], ['zh', '', 'cvm.g4a.amd.c1m1', 'HK$27.15'],
  ['ja', '', 'cvm.g4a.amd.c1m1', '¥662'], ['ja', '', 'cvm.g4a.amd.c2m4', '¥1,658'], ['ja', '', 'cvm.g4a.amd.c4m8', '¥3,599'],
  ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c1m4', '¥1,255'], ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c2m8', '¥2,443'], ['ja', 'series=MemoryX', 'cvm.mx4a.amd.c4m16', '¥5,385'],
  ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c1m2', '¥1,421'], ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c2m4', '¥2,753'], ['ja', 'series=Dedicated', 'cvm.dedicated2.amd.c4m8', '¥6,108'],
];

test('R-4.3 R-12.2 every given price stands on its card and in the list', async ({ page, context }) => {
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
  await expect(still.locator('main table').first()).toContainText('¥662');
  await expect(still.locator('main a[href="/ucenter/console/workServer/submitWork"]')).toBeVisible();
  await plain.close();
});

test('R-12.2 R-5.8 the list shows one family and region at a time, its address says which, and what is sold out leads elsewhere', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps?series=Dedicated'));
  await expect(page.locator('[data-family=Dedicated][data-region="US-0"]')).toBeVisible();
  await expect(page.locator('[data-family=General]:visible')).toHaveCount(0);
  await page.getByRole('link', { name: /ComputeX/ }).first().click();
  await expect(page).toHaveURL(/series=ComputeX/);
  const soldOut = page.locator('[data-family=ComputeX][data-region="US-0"] [data-model="cvm.cx4f.amd.c4m8"]');
  await expect(soldOut).toContainText('Sold out');
  await soldOut.getByRole('link').click();
  await expect(page).toHaveURL(/hostProductId=cvm\.cx4f\.amd\.c8m16/);
  await page.goto(address('/product/vps?series=MemoryX&area=JP-0&vcpu=8&memory=64'));
  await expect(page.locator('[data-model]:visible th')).toHaveText(['c16m64', 'c32m128', 'c64m256']);
});

test('R-5.2 each choice writes the address, Back undoes it, a reload and another language keep it', async ({ page, context }) => {
  await settle(context);
  await page.goto(address(`/product/vps-buy?${starter}`));
  await expect(total(page)).toHaveText('$3.47');
  await page.getByRole('radio', { name: /^c2m4/ }).check({ force: true });
  await expect(page).toHaveURL(/hostProductId=cvm\.g4a\.amd\.c2m4/);
  await page.getByRole('radio', { name: /^1 year/ }).check({ force: true });
  await expect(page).toHaveURL(/period=1y/);
  await page.goBack();
  await expect(page).not.toHaveURL(/period=1y/);
  await expect(page.getByRole('radio', { name: /^1 month/ })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: /^1 year/ })).toBeChecked();
  const before = await total(page).textContent();
  await page.reload();
  await expect(total(page)).toHaveText(before ?? '');
  await page.goto(page.url().replace('/product/', '/ja/product/'));
  await expect(page.getByRole('radio', { name: /^1年/ })).toBeChecked();
});

test('R-5.2 R-5.6 an address that asks for what there is not falls back with a word, and a wrong size is reset and announced', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?area=EU-9&hostProductId=cvm.gone.amd.c1m1&bootDiskSize=1e3&period=9y'));
  const notice = page.getByRole('status').filter({ hasText: 'Not everything could be taken' });
  for (const word of ['EU-9', 'cvm.gone.amd.c1m1', '1e3', '9y']) await expect(notice).toContainText(word);
  await notice.getByRole('button').click();
  const field = page.locator('#boot-disk input[type=text]').first();
  for (const typed of ['9', '2001', '1e3', '４０', '']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.locator('#boot-disk').getByRole('alert').first()).toContainText('reset to 10 GiB');
    await expect(field).toHaveValue('10');
  }
  await field.fill('40');
  await field.press('Enter');
  await expect(page.locator('#boot-disk').getByRole('alert').first()).toBeEmpty();
  await expect(page).toHaveURL(/bootDiskSize=40/);
});

for (const [device, viewport] of [['desktop', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }]] as const) {
  test(`from a row of the list to a quote by keyboard alone, on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    await settle(context);
    const page = await context.newPage();
    await page.goto(address('/product/vps'));
    await page.locator('[data-model="cvm.g4a.amd.c1m1"]:visible a').focus();
    await page.keyboard.press('Enter');
    await expect(total(page)).toHaveText('$3.47');
    await page.locator('#image input[type=radio]').first().focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/image=debian-13/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/image=debian-12/);
    const next = page.getByRole('button', { name: device === 'phone' ? /^(Next|Log in to buy)$/ : /^(Next: coupons and review|Log in to buy)$/ }).locator('visible=true').last();
    await next.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Please log in first');
    await dialog.getByRole('button', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    await logIn(page, 'member');
    await expect(page).toHaveURL(/vps-buy\?.*image=debian-12/);
    await expect(total(page)).toHaveText('$3.47');
    await page.getByRole('button', { name: 'Generate now' }).focus();
    await page.keyboard.press('Enter');
    const made = await page.locator('#password code').textContent();
    await expect(page.getByRole('button', { name: /^Next/ }).locator('visible=true').last()).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().endsWith('/order-server/quote'));
    await page.getByRole('button', { name: /^Next/ }).locator('visible=true').last().focus();
    await page.keyboard.press('Enter');
    const form = (await asked).postData() ?? '';
    expect([form.includes('rsa1.'), form.includes(encodeURIComponent(made ?? 'none')), form.includes('Minor')]).toEqual([true, false, false]);
    await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
    await expect(page.locator('h1')).toHaveText('Check and confirm');
    await expect(page.locator('main [data-total]')).toHaveText('$3.47');
    await expect(page.locator('main')).toContainText('Six things before you order');
    await expect(page.locator('main')).toContainText('Debian 12');
    expect(page.url()).not.toContain(encodeURIComponent(made ?? 'none'));
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    await context.close();
  });
}

test('R-5.7 without an image the visitor is told, and the form is shown where it is missing', async ({ page, context }) => {
  await settle(context);
  await page.goto(`${origin()}/ucenter/?ope=login`);
  await logIn(page, 'verified');
  await page.goto(address(`/product/vps-buy?${starter}`));
  await page.getByRole('button', { name: /^Next/ }).locator('visible=true').last().click();
  await expect(page.locator('#image').getByRole('alert')).toHaveText('Please select a system image.');
  await expect(page.locator('#image :focus')).toHaveCount(1);
  await expect(page.locator('#summary').getByRole('alert')).toHaveText('Please select a system image.');
  await page.locator('#image input[type=radio]').first().check({ force: true });
  await expect(page.locator('#summary').getByRole('alert')).toBeEmpty();
});

test('R-4.1 R-5.12 a unit price that is published moves card, list, configurator, calculator and quote', async ({ page, context }) => {
  await settle(context);
  const lake = lakeClient('editor');
  const field = 'regions[region._ref == "region-us-0"].price.USD';
  await page.goto(`${origin()}/ucenter/?ope=login`);
  await logIn(page, 'member');
  const quoted = async (): Promise<number> => {
    const params = {
      configuration: {
        region: 'US-0', model: 'cvm.g4a.amd.c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 15 }, traffic: 't500', dataDisks: [], bandwidthMbps: 50,
        image: { kind: 'image', code: 'debian-13' }, securityGroup: 'default', snapshot: null,
      },
      period: '1m', currency: 'USD',
    };
    const answer = await context.request.post(`${origin()}/myDoc/order-server/quote`, { form: { params: JSON.stringify(params) }, headers: { origin: origin() } });
    return quoteSchema.parse(await answer.json()).message.totalMinor;
  };
  expect(await quoted()).toBe(347);
  try {
    await lake.patch('model-g4a-c1m1').set({ [field]: 2.85 }).commit();
    await untilShows('/product/vps', '$4.47');
    await page.goto(address('/'));
    await expect(page.locator('main [data-amount=USD]:visible').filter({ hasText: '4.47' }).first()).toBeVisible();
    await page.goto(address(`/product/vps-buy?${starter}`));
    await expect(total(page)).toHaveText('$4.47');
    await page.goto(address(`/product/vps-buy?view=calculator&${starter}`));
    await expect(total(page)).toHaveText('$4.47');
    expect(await quoted()).toBe(447);
  } finally {
    await lake.patch('model-g4a-c1m1').set({ [field]: 1.85 }).commit();
    await untilShows('/product/vps', '$3.47');
  }
});

test('R-5.11 the calculator compares, shares by link and gives a table for a spreadsheet', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?view=calculator'));
  await expect(page.locator('h1')).toHaveText('Price calculator');
  await expect(page.locator('section [data-total]')).toHaveCount(3);
  await page.getByLabel('Size', { exact: true }).nth(1).selectOption('cvm.g4a.amd.c8m16');
  await expect(page).toHaveURL(/server2=.*c8m16/);
  const shared = page.url();
  await page.getByRole('button', { name: 'JPY' }).click();
  await expect(page.locator('table td').first()).toContainText('¥');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(1 + 3 * 10 * 3);
  await page.goto(shared);
  await expect(page.getByLabel('Size', { exact: true }).nth(1)).toHaveValue('cvm.g4a.amd.c8m16');
});

for (const language of languages) {
  for (const target of ['/product/vps', `/product/vps-buy?${starter}`, '/product/vps-buy?view=calculator']) {
    test(`${localizePath(target, language)} has one h1, no axe violation, no console error, and fits every width`, async ({ page, context }) => {
      await settle(context);
      const errors: string[] = [];
      page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(address(target, language));
      if (target.includes('vps-buy')) await expect(total(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
      for (const width of [320, 390, 960, 961, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        expect(`${width}: ${needed}`).toBe(`${width}: ${given}`);
      }
      expect(errors).toEqual([]);
    });
  }
}
