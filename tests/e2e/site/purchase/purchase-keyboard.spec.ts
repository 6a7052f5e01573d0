import type { Locator, Page } from '@playwright/test';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { expectAccessible, wcag } from '#tests/e2e/setup/axe.ts';
import { address, settle, total } from '#tests/e2e/setup/purchase-visit.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { enter, logIn } from '#tests/e2e/setup/visitor-session.ts';

const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const browserLanguages = { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' } as const;
const tabsAtMost = 120;

/** Presses Tab until one of some elements has the focus, and checks that nothing fixed covers it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < tabsAtMost; tabs += 1) {
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) {
      await expect.poll(() => page.evaluate(isFocusSeen)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${tabsAtMost} tabs did not lead to ${String(target)}`);
}

/** Whether the middle of the focused element is the topmost thing there. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return topmost !== null && (focused.contains(topmost) || topmost.closest('label')?.contains(focused) === true);
}

const inAddress = (page: Page, name: string) => expect.poll(() => new URL(page.url()).searchParams.get(name));

for (const [language, device] of atWidth<readonly (readonly [Language, keyof typeof viewports])[]>(
  [
    ['en', 'desktop'],
    ['ja', 'phone'],
  ],
  languages.flatMap(
    (each) =>
      [
        [each, 'desktop'],
        [each, 'phone'],
      ] as const,
  ),
)) {
  test(`R-5.2 from a card of ${localizePath('/', language)} to a finished configuration by keyboard alone, on a ${device}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: viewports[device], locale: browserLanguages[language] });
    await settle(context);
    const page = await context.newPage();
    await enter(context, 'verified');
    await page.goto(address('/', language));
    const card = page
      .locator('main article')
      .filter({ has: page.locator('a[href*="vps-buy"]') })
      .first();
    const shown = await card.locator('[data-amount]:visible').first().textContent();
    const [price = ''] = shown?.split('/') ?? [];
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, card.locator('a[href*="vps-buy"]'));
    await page.keyboard.press('Enter');
    await expect(total(page)).toHaveText(price.trim());

    const region = new URL(page.url()).searchParams.get('area') ?? '';
    await tabTo(page, page.locator('#region input[name=region]'));
    await page.keyboard.press('ArrowRight');
    await inAddress(page, 'area').not.toBe(region);
    await page.keyboard.press('ArrowRight');
    await inAddress(page, 'area').toBe(region);
    await tabTo(page, page.locator('#size input[type=radio]'));
    await page.keyboard.press('ArrowDown');
    await inAddress(page, 'hostProductId').toBe('cvm.g4a.amd.c1m2');
    await tabTo(page, page.locator('#image input[type=radio]'));
    await page.keyboard.press('Space');
    await inAddress(page, 'image').toBe('debian-13');
    await tabTo(page, page.locator('#boot-disk input[type=text]'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await inAddress(page, 'bootDiskSize').toBe('45');
    await tabTo(page, page.locator('#data-disks button'));
    await page.keyboard.press('Enter');
    await inAddress(page, 'dataDisk1').toBe('ssd_cloud_disk-40');
    await tabTo(page, page.locator('#network select'));
    await page.keyboard.press('ArrowDown');
    await inAddress(page, 'securityGroup').toBe('web');
    await tabTo(page, page.locator('#password button'));
    await page.keyboard.press('Enter');
    await expect(page.locator('#password code')).toBeVisible();
    // the focus is on the button that copies it
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('#period input[type=radio]'));
    const forOneMonth = (await total(page).textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await inAddress(page, 'period').toBe('2m');
    // the address is updated before the price
    await expect(total(page)).not.toHaveText(forOneMonth);
    const chosen = await total(page).textContent();
    expect(chosen).not.toBe(price.trim());
    await tabTo(page, page.locator(device === 'phone' ? '.go button' : '#summary .next button'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${localizePath('/product/vps-buy/confirm', language)}\\?.*quote=`));
    await expect(page.locator('main')).toContainText(chosen ?? '');
    await context.close();
  });
}

for (const device of atWidth<readonly (keyof typeof viewports)[]>(['desktop'], ['desktop', 'phone'])) {
  test(`from a row of the list to a quote by keyboard alone, on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: viewports[device] });
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
    const next = page
      .getByRole('button', { name: device === 'phone' ? /^(Next|Log in to buy)$/ : /^(Next: coupons and review|Log in to buy)$/ })
      .locator('visible=true')
      .last();
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
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Next/ }).locator('visible=true').last()).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().endsWith('/order-server/quote'));
    await page.getByRole('button', { name: /^Next/ }).locator('visible=true').last().focus();
    await page.keyboard.press('Enter');
    const form = (await asked).postData() ?? '';
    expect([form.includes('rsa1.'), form.includes(encodeURIComponent(made ?? 'none')), form.includes('Minor')]).toEqual([
      true,
      false,
      false,
    ]);
    await expect(page).toHaveURL(/vps-buy\/confirm\?.*quote=/);
    await expect(page.locator('h1')).toHaveText('Check and confirm');
    await expect(page.locator('main [data-total]')).toHaveText('$3.47');
    await expect(page.locator('main')).toContainText('Six things to check before you order');
    await expect(page.locator('main')).toContainText('Debian 12');
    expect(page.url()).not.toContain(encodeURIComponent(made ?? 'none'));
    await expectAccessible(page, { tags: wcag });
    await context.close();
  });
}
