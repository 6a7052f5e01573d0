import { expectAccessible } from '../setup/axe.ts';
import { open, visit } from '../setup/frame-visit.ts';
import { expect, test } from '../setup/test.ts';

test.describe('R-3.6 the side widget', () => {
  test('is beside the column from 1360 px and is an icon of the header below, and never covers a card', async ({ browser }) => {
    for (const width of [390, 960, 1359, 1360, 1440]) {
      const page = await visit(browser, { viewport: { width, height: 800 } });
      await open(page, '/doc');
      const summary = page.locator('header summary[aria-label="Help and support"]');
      const place = await summary.boundingBox();
      const inHeader = (place?.y ?? 0) < 200;
      expect([width, inHeader]).toEqual([width, width < 1360]);
      if (!inHeader) expect(place?.x).toBeGreaterThan((width + 1200) / 2);
      await summary.press('Enter');
      await expect(page.getByRole('link', { name: /Open a support ticket/ }).first()).toHaveAttribute(
        'href',
        '/ucenter/console/workServer/submitWork',
      );
      // nobody scans the phone that shows the code
      await expect(page.getByRole('img', { name: /QR code/ }).locator('visible=true')).toHaveCount(width > 640 ? 1 : 0);
      const panel = await page.locator('header details[open] ul').last().boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(summary).toBeFocused();
      await page.context().close();
    }
  });

  test('the search opens over the page, finds, walks by keyboard, and gives the focus back', async ({ browser }) => {
    const page = await visit(browser, { locale: 'zh-CN' });
    await open(page, '/zh/doc');
    const opener = page.locator('header a[aria-label="搜索"]');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '搜索文档' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('快照');
    await expect(dialog.locator('mark').first()).toHaveText('快照');
    await expectAccessible(page, { within: 'dialog' });
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('100%');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/doc/search/100%25');
    await page.context().close();
  });
});

test('the page behind a dialog does not scroll, and scrolls again after it', async ({ browser }) => {
  const page = await visit(browser, { viewport: { width: 1440, height: 600 } });
  await open(page, '/doc');
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  // beside the page the widget has the search, and the header has it too
  await page.locator('header a[aria-label="Search the documentation"]').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 300);
  await page.keyboard.type('snapshot');
  await expect(dialog.locator('mark').first()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBe(300);
  await page.context().close();
});

test('R-3.6 on a phone the search fills the screen, shows its focus, closes on Escape at once and gives the focus back', async ({
  browser,
}) => {
  const page = await visit(browser, { viewport: { width: 390, height: 700 } });
  await open(page, '/doc');
  const opener = page.locator('header a[aria-label="Search"]');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 700]);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('search')).not.toHaveCSS('box-shadow', 'none');
  await page.route('**/searchArtAndPro', (route) => route.abort());
  await page.keyboard.type('snapshot');
  await expect(dialog.getByRole('status')).toHaveText('The search cannot be reached. Try again in a moment.');
  await expect(page.locator('#__next [role=alert]:visible')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.context().close();
});
