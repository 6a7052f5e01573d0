import type { BrowserContext, Page } from '@playwright/test';
import { languages, type Language } from '#lib/language/languages.ts';
import { expectAccessible, wcag } from '../setup/axe.ts';
import { openWhole } from '../setup/open-page.ts';
import { said } from '../setup/order-visit.ts';
import { lakeClient, origin, prefixes } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const browserLocale = { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;

const words = {
  en: {
    title: 'Cookies on this site',
    confirm: 'Confirm my choice',
    only: 'Only necessary',
    cancel: 'Cancel',
    settings: 'Cookie settings',
    marketing: 'Marketing',
  },
  zh: { title: '本站的 Cookie', confirm: '确认选择', only: '仅限必要', cancel: '取消', settings: 'Cookie 设置', marketing: '营销' },
  ja: {
    title: 'Cookieについて',
    confirm: '選択を確定',
    only: '必須のみ',
    cancel: 'キャンセル',
    settings: 'Cookie設定',
    marketing: 'マーケティング',
  },
} as const satisfies Record<Language, Record<string, string>>;

const statistics = {
  _id: 'statistics-script-e2e-matomo',
  _type: 'statisticsScript',
  vendor: 'matomo',
  vendorId: 'stats.e2e.example/7',
  category: 2,
  languages: [...languages],
  enabled: true,
};
const marketing = { ...statistics, _id: 'statistics-script-e2e-tags', vendor: 'google-tag-manager', vendorId: 'GTM-E2E1234', category: 3 };

/** What a vendor's script does first: it sets a cookie on the site's own domain. */
const vendorScript = (name: string): string => `document.cookie = '${name}=1; Path=/'; window.vendorRan = (window.vendorRan || 0) + 1;`;

/** Answers for every other host, none of which is ever reached; returns the requested addresses. */
async function standInForOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin(),
    async (route) => {
      const address = route.request().url();
      asked.push(address);
      const body = vendorScript(address.includes('matomo') ? '_pk_id.7.e2e' : '_gcl_au');
      await route.fulfill({ status: 200, contentType: 'text/javascript', body });
    },
  );
  return asked;
}

const consentPanel = (page: Page, language: Language) => page.getByRole('dialog', { name: words[language].title });
const cookieNamesOf = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map(({ name }) => name);
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...window.localStorage }));

/** The door polls, and may have read between two publications. */
async function untilPolicyAllows(source: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${origin()}/doc`)).headers.get('content-security-policy'), { timeout: 20_000, intervals: [500] })
    .toContain(source);
}

test.beforeAll(async () => {
  const editor = lakeClient('administrator');
  await editor.createOrReplace(statistics);
  await editor.createOrReplace(marketing);
  await untilPolicyAllows('https://stats.e2e.example');
  await untilPolicyAllows('https://www.googletagmanager.com');
});

test.afterAll(async () => {
  const editor = lakeClient('administrator');
  await editor.delete(statistics._id);
  await editor.delete(marketing._id);
});

test('R-4.5 the policy of pages allows the switched-on vendors’ exact origins and no wildcard', async () => {
  const policy = (await fetch(`${origin()}/doc`)).headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
  expect(scripts).toContain("'self' ");
  expect(scripts).toContain('https://stats.e2e.example');
  expect(scripts).toContain('https://www.googletagmanager.com');
  expect(policy).not.toMatch(/\*|unsafe-eval/);
});

for (const language of languages) {
  test(`R-3.9 nothing optional before Confirm, and each category by itself after it (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: browserLocale[language] });
    const asked = await standInForOthers(context);
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(`${origin()}${prefixes[language]}/doc`);
    const panel = consentPanel(page, language);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('switch')).toHaveCount(2);
    await panel.getByRole('button', { name: said(language, 'overlays', 'cookies.all') }).click();
    expect(await panel.getByRole('switch').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(calls.filter((address) => address.includes('SEO/JS/search'))).toEqual([]);
    expect(Object.keys(await stored(page)).filter((name) => name.startsWith('cookie'))).toEqual([]);

    await panel.getByRole('switch', { name: words[language].marketing }).uncheck();
    await panel.getByRole('button', { name: words[language].confirm }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => asked.filter((address) => address.endsWith('/matomo.js'))).toHaveLength(1);
    expect(asked.filter((address) => address.includes('googletagmanager'))).toEqual([]);
    expect(await stored(page)).toMatchObject({
      cookieSelect1: '1',
      cookieSelect2: '1',
      cookieSelect3: '0',
      cookieConfirm: expect.stringMatching(/^\{"version":1,"at":\d{13}\}$/),
    });
    await expect.poll(() => cookieNamesOf(context)).toContain('_pk_id.7.e2e');
    expect(problems.filter((text) => /Content Security Policy|hydrat/i.test(text))).toEqual([]);

    await page.reload();
    await expect.poll(() => asked.filter((address) => address.endsWith('/matomo.js'))).toHaveLength(2);
    await expect(panel).toBeHidden();
    await context.close();
  });
}

for (const language of languages) {
  test(`R-3.9 at 320 pixels every switch of the question is whole, and large enough (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: browserLocale[language], viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${origin()}${prefixes[language]}/doc`);
    await expect(consentPanel(page, language)).toBeVisible();
    // until then more of the page is seen than of the question
    await expect(consentPanel(page, language).getByRole('switch')).toHaveCount(2);
    await consentPanel(page, language)
      .getByRole('button', { name: said(language, 'overlays', 'cookies.all') })
      .click();
    await expectAccessible(page, { tags: wcag, within: '[role=dialog]' });
    const above = await consentPanel(page, language).evaluate((panel) => {
      const actions = panel.querySelector('.actions')?.getBoundingClientRect().top ?? 0;
      return [...panel.querySelectorAll('[role=switch]')].map((each) => each.getBoundingClientRect().bottom <= actions);
    });
    expect(above).toEqual([true, true, true, true]);
    await context.close();
  });
}

for (const language of languages) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    test(`R-3.9 at ${viewport.width} by ${viewport.height} what may be agreed to is in sight when one press agrees (${language})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale: browserLocale[language], viewport });
      const page = await context.newPage();
      await page.goto(`${origin()}${prefixes[language]}/doc`);
      const panel = consentPanel(page, language);
      await expect(panel).toBeVisible();
      await expectAccessible(page, { tags: wcag, within: '[role=dialog]' });
      await expect(panel.getByRole('switch')).toHaveCount(2);
      for (const each of await panel.getByRole('switch').all()) {
        await expect(each).toBeChecked();
        await expect(each).toBeInViewport({ ratio: 1 });
      }
      const tops = await panel.locator('.actions > button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      // what the foot of the page gives way to, and of a wide page is covered
      const { height: heightPx } = (await panel.boundingBox()) ?? { height: Infinity };
      expect(heightPx).toBeLessThan(viewport.width > 900 ? 180 : 260);
      await panel.getByRole('switch', { name: words[language].marketing }).uncheck();
      await panel.getByRole('button', { name: words[language].confirm }).click();
      await expect(panel).toBeHidden();
      expect(await stored(page)).toMatchObject({ cookieSelect1: '1', cookieSelect2: '1', cookieSelect3: '0' });
      await context.close();
    });
  }
}

test('R-3.9 withdrawing through the footer deletes what the vendors keep, on every path, and the scripts are gone with the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const asked = await standInForOthers(context);
  const page = await context.newPage();
  await page.goto(`${origin()}/doc/article/tos`);
  await consentPanel(page, 'en').getByRole('button', { name: words.en.confirm }).click();
  await expect.poll(() => cookieNamesOf(context)).toEqual(expect.arrayContaining(['_pk_id.7.e2e', '_gcl_au']));
  await page.evaluate(() => {
    document.cookie = '_pk_ses.7.e2e=1; Path=/doc';
    document.cookie = '_pk_ref.7.e2e=1; Path=/doc/article/';
    window.localStorage.setItem('Hm_lvt_e2e', '1');
  });
  await page.getByRole('button', { name: words.en.settings }).click();
  const settings = page.getByRole('dialog', { name: words.en.settings });
  await expect(settings.getByRole('switch', { name: words.en.marketing })).toBeChecked();
  const loadsBefore = asked.length;
  const reloaded = page.waitForEvent('load');
  await settings.getByRole('button', { name: words.en.only }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect((await cookieNamesOf(context)).filter((name) => /^_(pk|gcl)/.test(name))).toEqual([]);
  expect(await stored(page)).toMatchObject({ cookieSelect2: '0', cookieSelect3: '0' });
  expect(Object.keys(await stored(page))).not.toContain('Hm_lvt_e2e');
  expect(asked.slice(loadsBefore)).toEqual([]);
  await context.close();
});

test('R-3.9 a new choice in another tab neither asks here again nor reloads this page while it is written', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  await standInForOthers(context);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${origin()}/doc`);
  await consentPanel(one, 'en').getByRole('button', { name: words.en.confirm }).click();
  await other.goto(`${origin()}/doc`);
  await expect.poll(() => other.evaluate(() => Reflect.get(window, 'vendorRan'))).toBe(2);
  await other.evaluate(() => {
    const dialogs: unknown[] = [];
    const rewritten = new Promise((resolve) => {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === 'cookieConfirm' && newValue !== null) window.setTimeout(resolve, 0);
      });
    });
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) dialogs.push('asked');
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { dialogs, rewritten });
  });
  await one.getByRole('button', { name: words.en.settings }).click();
  await one.getByRole('dialog', { name: words.en.settings }).getByRole('button', { name: words.en.confirm }).click();
  // a reloaded page has neither of them
  expect(
    await other.evaluate(async () => {
      await Reflect.get(window, 'rewritten');
      return Reflect.get(window, 'dialogs');
    }),
  ).toEqual([]);
  await context.close();
});

test('R-3.9 cancelling stores nothing, holds while pages follow, and the next full load asks again', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin()}/doc`);
  const panel = consentPanel(page, 'en');
  await panel.getByRole('button', { name: words.en.cancel }).click();
  const heading = await page.locator('h1').innerText();
  await page.locator('main a[href^="/doc/article/"]').first().click();
  await page.waitForURL('**/doc/article/**');
  await expect(page.locator('h1')).not.toHaveText(heading);
  await expect(panel).toBeHidden();
  expect(Object.keys(await stored(page)).filter((name) => name.startsWith('cookie'))).toEqual([]);
  await page.reload();
  await expect(panel).toBeVisible();
  await context.close();
});

test('R-3.9 a choice in one tab counts in the others, and the settings are complete by keyboard', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto(`${origin()}/doc`);
  await expect(consentPanel(other, 'en')).toBeVisible();
  await consentPanel(one, 'en').getByRole('button', { name: words.en.only }).press('Enter');
  await expect(consentPanel(other, 'en')).toBeHidden();

  const opener = one.getByRole('button', { name: words.en.settings });
  await opener.focus();
  await one.keyboard.press('Enter');
  const settings = one.getByRole('dialog', { name: words.en.settings });
  await expect(settings).toBeVisible();
  await expectAccessible(one, { within: 'dialog' });
  for (let presses = 0; presses < 12; presses += 1) {
    await one.keyboard.press('Tab');
    expect(await one.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await one.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(opener).toBeFocused();
  await context.close();
});

test('R-3.9 on a phone the question is above the bar with the price, and can be answered there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, `${origin()}/product/vps-buy`);
  // a click hits the topmost element
  await consentPanel(page, 'en').getByRole('button', { name: words.en.confirm }).click();
  await expect(consentPanel(page, 'en')).toHaveCount(0);
});
