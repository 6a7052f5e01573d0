import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { address, logIn, settle, total } from '../setup/purchase-visit.ts';

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
