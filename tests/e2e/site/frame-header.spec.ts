import type { Page } from '@playwright/test';
import { rowMs } from '#components/frame/top-bar/use-rotation.ts';
import { htmlLang, languages } from '#lib/language/languages.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { expectAccessible, wcag } from '../setup/axe.ts';
import { address, agree, currencyMenu, plainPage } from '../setup/frame-visit.ts';
import { switchLanguage } from '../setup/language-menu.ts';
import { openAlive, openWhole, untilOverlays } from '../setup/open-page.ts';
import { pause } from '../setup/pause.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const products = (page: Page) => page.locator('#site-menu > details').first();
const drawer = (page: Page) => page.locator('header [data-drawer]');

const widthsOf = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

test.beforeEach(async ({ context }) => agree(context));

for (const language of languages) {
  test(`R-3.2 in ${language} the keyboard opens the menu, walks through it and leaves it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWhole(page, address(plainPage, language));
    await products(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(products(page).locator('h3')).toHaveCount(5);
    await expect(products(page).locator('h3').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(products(page).locator('a').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(products(page).locator('a').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products(page)).not.toHaveAttribute('open');
    await expect(products(page).locator('summary')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(products(page).locator('a').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('/product/vps', language));
  });

  for (const width of atWidth(language === 'en' ? [320, 390, 960] : [320], [320, 390, 960])) {
    test(`R-3.3 at ${width} px in ${language} the menu is an accordion that holds focus and page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openWhole(page, address(plainPage, language));
      await drawer(page).locator('summary').click();
      await products(page).locator('summary').click();
      await expect(products(page).locator('a').first()).toBeVisible();
      expect(await widthsOf(page)).toEqual([width, width]);
      // heading and main landmark are inert behind the menu, as intended
      await expectAccessible(page, { tags: wcag });
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('End');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await drawer(page).locator('summary').focus();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).not.toHaveAttribute('open');
      await expect(drawer(page).locator('summary')).toBeFocused();
    });
  }

  for (const width of [961, 1440]) {
    test(`R-3.2 at ${width} px in ${language} the menu lies beside its words and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, address(plainPage, language));
      await expect(drawer(page)).toBeHidden();
      await products(page).locator('summary').click();
      await expect(products(page).locator('a').first()).toBeVisible();
      expect(await widthsOf(page)).toEqual([width, width]);
      for (const entry of await page.locator('#site-menu > .entry, #site-menu summary, header .action').all()) {
        const box = await entry.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect(box?.height).toBeLessThanOrEqual(44);
      }
    });
  }

  test(`without JavaScript the frame in ${language} opens, leads on and switches language`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(address(plainPage, language));
    await products(page).locator('summary').click();
    await products(page).locator('a').first().click();
    await expect(page).toHaveURL(address('/product/vps', language));
    await page.goto(address(plainPage, language));
    const other = language === 'ja' ? 'zh' : 'ja';
    await switchLanguage(page, other);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[other]);
    await expect(currencyMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 700 });
    await drawer(page).locator('summary').click();
    await page.locator('#site-menu > a').last().click();
    await expect(page).toHaveURL(/\/about$/);
    await context.close();
  });
}

for (const language of languages) {
  test(`R-3.1 in ${language} the newest announcements lead to themselves`, async ({ page }) => {
    await openWhole(page, address(plainPage, language));
    const news = page.locator('aside section');
    await expect(news.locator('li')).toHaveCount(3);
    const href = await news.locator('li.shown a').getAttribute('href');
    await news.locator('li.shown a').click();
    await expect(page).toHaveURL(`${origin()}${href}`);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('R-3.1 the newest announcements take turns, and can be stopped', async ({ page }) => {
  await page.clock.install();
  await openWhole(page, address(plainPage, 'en'));
  const news = page.locator('aside section');
  const shown = news.locator('li.shown a');
  await page.mouse.move(0, 600);
  const first = (await shown.textContent()) ?? '';
  await page.clock.runFor(rowMs);
  await expect(shown).not.toHaveText(first);
  await news.locator('button').first().click();
  await page.mouse.move(0, 600);
  const stopped = (await shown.textContent()) ?? '';
  await page.clock.runFor(3 * rowMs - 1_000);
  await expect(shown).toHaveText(stopped);
  await news.locator('button.next').click();
  await expect(shown).not.toHaveText(stopped);
});

test('R-3.2 the mouse opens the menu, may cross a neighbour on its way into it, and leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, address(plainPage, 'en'));
  const summary = await products(page).locator('summary').boundingBox();
  const target = await page.locator('#site-menu .near').first().boundingBox();
  if (!summary || !target) throw new Error('the menu is not there');
  await page.mouse.move(summary.x + 20, summary.y + 20);
  await expect(products(page)).toHaveAttribute('open');
  const last = products(page).locator('a').nth(6);
  const goal = await last.boundingBox();
  if (!goal) throw new Error('the panel is not there');
  for (let step = 1; step <= 30; step += 1) {
    await page.mouse.move(
      summary.x + 20 + ((goal.x + 20 - summary.x - 20) * step) / 30,
      summary.y + 20 + ((goal.y + 10 - summary.y - 20) * step) / 30,
    );
    await pause(20);
  }
  await expect(products(page)).toHaveAttribute('open');
  await page.mouse.move(400, 880);
  await expect(products(page)).not.toHaveAttribute('open');
  // and however slowly it moves
  await page.mouse.move(summary.x + 20, summary.y + 20);
  await expect(products(page)).toHaveAttribute('open');
  const closed = products(page).evaluate(
    (menu) =>
      new Promise((resolve) => {
        menu.addEventListener('toggle', resolve, { once: true });
      }),
  );
  for (let step = 1; step <= 80; step += 1) {
    await page.mouse.move(
      summary.x + 20 + ((goal.x + 20 - summary.x - 20) * step) / 80,
      summary.y + 20 + ((goal.y + 10 - summary.y - 20) * step) / 80,
    );
    await pause(40);
  }
  expect(await Promise.race([closed.then(() => 'closed'), pause(500).then(() => 'open')])).toBe('open');
});

test('R-3.3 a window that grows or shrinks with the menu open is never locked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openWhole(page, address(plainPage, 'en'));
  await drawer(page).locator('summary').click();
  await products(page).locator('summary').click();
  await page.setViewportSize({ width: 961, height: 700 });
  await expect(drawer(page)).not.toHaveAttribute('open');
  await expect(products(page)).not.toHaveAttribute('open');
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  await products(page).locator('summary').click();
  await page.setViewportSize({ width: 960, height: 700 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('with /myDoc unavailable the frame is complete and does not mention it', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/myDoc/**', (route) => route.abort());
  await openAlive(page, address(plainPage, 'en'));
  await untilOverlays(page);
  await pause(2_500, 'the calls are tried again, and nothing may come of it');
  await expect(page.locator('aside section')).toHaveCount(0);
  await expect(page.locator('#site-menu > details')).toHaveCount(3);
  await expect(page.locator('footer h2')).toHaveCount(5);
  await currencyMenu(page).locator('summary').click();
  await expect(currencyMenu(page).locator('button')).toHaveCount(3);
  await expect(page.locator('dialog[open], #__next [role=alert]:visible')).toHaveCount(0);
  expect(failures).toEqual([]);
});

test('R-1 every link of the frame leads to a page of the site', async ({ page, request }) => {
  await openWhole(page, address(plainPage, 'en'));
  const found = await page
    .locator('header a, footer a, aside a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  const own = [...new Set(found.filter((href) => href.startsWith('/')))];
  expect(own.length).toBeGreaterThan(25);
  const lost: string[] = [];
  for (const href of own) {
    const answer = await request.get(`${origin()}${href}`);
    if (answer.status() !== 200) lost.push(`${href} ${answer.status()}`);
  }
  expect(lost).toEqual([]);
});
