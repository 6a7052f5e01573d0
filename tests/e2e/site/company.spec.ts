import type { Browser, Page } from '@playwright/test';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { openAlive } from '../setup/open-page.ts';
import { lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';
import { untilAlive } from '../setup/until-alive.ts';

const paths = ['/about', '/contact', '/jobs', '/aff'];
const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

/** A visitor who has chosen their cookies, so that no panel covers the page. */
async function visitor(browser: Browser, options: { width?: number; stored?: Record<string, string> } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: options.width ?? 1280, height: 900 }, locale: 'en-US' });
  await context.addInitScript(
    (stored) => {
      // asked for the language and shown the promotion a moment ago: no dialog covers the page either
      for (const name of ['userSelectLangTime', 'activeImg']) localStorage.setItem(name, String(Date.now() - 1_000));
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { cookieSelect1: '1', cookieSelect2: '0', cookieSelect3: '0', cookieConfirm: '{"version":1,"at":1}', ...options.stored },
  );
  return context.newPage();
}

for (const language of languages) {
  test(`the company's pages in ${language} have one primary action each`, async ({ browser }) => {
    const page = await visitor(browser);
    for (const path of paths) {
      await openAlive(page, address(path, language));
      const primary = await page
        .locator('main')
        .locator('a, button')
        .evaluateAll((all) => {
          const accent = getComputedStyle(document.documentElement).getPropertyValue('--hf-colors-accent-solid').trim();
          const probe = document.createElement('i');
          probe.style.setProperty('background-color', accent);
          document.body.append(probe);
          const painted = getComputedStyle(probe).backgroundColor;
          probe.remove();
          return all.filter((each) => getComputedStyle(each).backgroundColor === painted).length;
        });
      expect([path, primary]).toEqual([path, 1]);
    }
    await page.context().close();
  });

  test(`R-4.7 /contact in ${language} shows the hours of chat and tickets, and draws them`, async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(address('/contact', language));
    const hours = { en: '09:00 to 22:00', zh: '09:00–22:00', ja: '10:00〜23:00' } as const satisfies Record<Language, string>;
    const chat = page.locator('main li').filter({ hasText: hours[language] });
    await expect(chat.locator('rect.open')).toHaveCount(13);
    await expect(page.locator('main li').first().locator('rect.open')).toHaveCount(24);
    await page.context().close();
  });

  test(`R-4.6 /aff in ${language} says the rate of its language and reckons with it`, async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(address('/aff', language));
    const rate = { en: '7%', zh: '26%', ja: '26%' } as const satisfies Record<Language, string>;
    const result = { en: '$25.20', zh: 'HK$728.00', ja: '¥14,040' } as const satisfies Record<Language, string>;
    await expect(page.locator('h1')).toContainText(rate[language]);
    await expect(page.locator('main .result:visible')).toHaveText(result[language]);
    await untilAlive(page.getByRole('slider'));
    await page.getByRole('slider').press('ArrowRight');
    await expect(page.locator('main .result:visible')).not.toHaveText(result[language]);
    await page.context().close();
  });
}

async function fill(page: Page, text: string): Promise<void> {
  await untilAlive(page.locator('[name=name]'));
  await page.locator('[name=name]').fill('Aiko <b>Tanaka</b>');
  await page.locator('[name=email]').fill('aiko@example.com');
  await page.locator('[name=text]').fill(text);
  await page.locator('#write .human button').click();
  await expect(page.locator('#write .human [role=status] svg')).toBeVisible();
}

test('R-12.3 a message becomes a ticket: refused field by field first, then sent, with a number to keep', async ({ browser }) => {
  const page = await visitor(browser);
  await openAlive(page, address('/contact', 'ja'));
  const send = page.locator('#write button[type=submit]');
  await untilAlive(send);
  await page.locator('[name=email]').fill('ki@mail');
  await send.click();
  await expect(page.locator('#write .error')).toHaveText([/お名前/, /メールアドレス/, /内容/, /ロボット対策/]);
  await expect(page.locator('[name=name]')).toBeFocused();
  await fill(page, '大阪の利用者には、どのリージョンが近いですか。');
  await send.click();
  await expect(page.locator('#write')).toContainText(/T-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  await expect(page.locator('#write')).toContainText('aiko@example.com');
  await page.context().close();
});

test('R-12.3 what was typed before the page’s scripts came is still there when they have', async ({ browser }) => {
  const page = await visitor(browser);
  let comeNow = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (comeNow = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(address('/contact', 'en'), { waitUntil: 'domcontentloaded' });
  await page.locator('[name=name]').fill('Aiko Tanaka');
  await page.locator('[name=subject]').selectOption('press');
  await page.locator('[name=text]').fill('Which region suits visitors in Osaka?');
  comeNow();
  await untilAlive(page.locator('[name=name]'));
  await page.locator('[name=email]').fill('aiko@example.com');
  await expect(page.locator('[name=email]')).toHaveValue('aiko@example.com');
  await expect(page.locator('[name=name]')).toHaveValue('Aiko Tanaka');
  await expect(page.locator('[name=subject]')).toHaveValue('press');
  await expect(page.locator('[name=text]')).toHaveValue('Which region suits visitors in Osaka?');
  await page.context().close();
});

test('R-12.3 when the service is unavailable the input stays, and the e-mail address is there', async ({ browser }) => {
  const page = await visitor(browser);
  await openAlive(page, address('/contact', 'en'));
  await page.route('**/myDoc/contact/ticket', (route) => route.abort());
  await fill(page, 'Which region suits visitors in Osaka?');
  await page.locator('#write button[type=submit]').click();
  await expect(page.locator('#write [role=alert]')).toContainText('What you typed is still here');
  await expect(page.locator('[name=text]')).toHaveValue('Which region suits visitors in Osaka?');
  await expect(page.locator('#write [role=alert] a[href^="mailto:"]')).toBeVisible();
  await page.context().close();
});

test('without JavaScript the contact page gives the e-mail address in place of the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address('/contact', 'zh'));
  await expect(page.locator('#write form')).toBeHidden();
  await expect(page.locator('#write a[href="mailto:support@marlow.example"]:visible')).toHaveCount(1);
  await context.close();
});

test('R-2.7 the estimate is in the stored currency at first paint, and its field too', async ({ browser }) => {
  const page = await visitor(browser, { stored: { currency: '{"type":"JPY"}' } });
  await page.goto(address('/aff', 'en'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main .result:visible')).toHaveText('¥3,780');
  await expect(page.locator('#aff-order-JPY')).toBeVisible();
  await expect(page.locator('#aff-order-USD')).toBeHidden();
  await page.context().close();
});

test('R-12.3 a position is opened by its address, and an editor closes it with the next request', async ({ browser, changed }) => {
  const page = await visitor(browser);
  await page.goto(`${origin()}/jobs#network-engineer`);
  await expect(page.locator('details#network-engineer')).toHaveAttribute('open', '');
  await expect(page.locator('details#network-engineer h4').first()).toBeVisible();
  await page.context().close();
  const { _id } = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "job" && slug.current == "network-engineer"][0]{_id}');
  await changed.set(_id, { open: false });
  await expect.poll(() => shows('/ja/jobs', 'network-engineer')).toBe(false);
  await changed.undo();
  await untilShows('/ja/jobs', 'id="network-engineer"');
});

test('R-12.3 with every position closed the page says so and how to write to us', async ({ changed }) => {
  // the text alone is in the page's data at any time
  const nothingOpen = '<h3>目前没有在招职位</h3>';
  const open = await lakeClient('editor').fetch<string[]>('*[_type == "job" && open == true]._id');
  await changed.set(open, { open: false });
  await untilShows('/zh/jobs', nothingOpen);
  expect(await shows('/zh/jobs', '/zh/contact?subject=jobs#write')).toBe(true);
  await changed.undo();
  await expect.poll(() => shows('/zh/jobs', nothingOpen)).toBe(false);
});

test('R-4.6 the commission that an administrator sets is reckoned with on the next request', async ({ changed }) => {
  await changed.set('siteSettings', { 'affiliateRates.en': 5 }, 'administrator');
  changed.afterwards(() => untilShows('/aff', 'up to 7%'));
  await untilShows('/aff', 'up to 5%');
  expect(await shows('/aff', '$18.00')).toBe(true);
});

test('R-4.1 an editor’s words for the about page are there with the next request, and on no other page', async ({ changed }) => {
  const word = uniqueWord();
  const { _id } = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "marketingPage" && pageId == "about"][0]{_id}');
  await changed.set(_id, { 'lead.ja': `説明 ${word}` });
  changed.afterwards(() => expect.poll(() => shows('/ja/about', word)).toBe(false));
  await untilShows('/ja/about', `説明 ${word}`);
  expect(await shows('/ja/contact', word)).toBe(false);
});
