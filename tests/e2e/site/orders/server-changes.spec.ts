import {
  said,
  saying,
  agree,
  askForQuote,
  expectState,
  heading,
  openReceipt,
  order,
  orderButton,
  pay,
} from '#tests/e2e/setup/order-visit.ts';
import { enterAsNewPerson } from '#tests/e2e/setup/buyers/group-visit.ts';
import { address, choose } from '#tests/e2e/setup/purchase-visit.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const server = 'area=US-0&hostProductId=cvm.g4a.amd.c2m4&bootDiskProduct=ssd_cloud_disk&bootDiskSize=30&flowId=1&period=1y';

test('R-5.15 R-6.4 R-6.7 buy, change to a larger size with a coupon, see it at the server, and give all of it back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  slow('a server is built, and then changed');
  const language = 'en';
  const words = (key: string): string => said(language, 'orders', key);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await enterAsNewPerson(context);
  const page = await context.newPage();

  await page.goto(address('/ac/coupon', language));
  await page.locator('article#SIZEUP12').getByRole('button').first().click();
  await expect(page.locator('#mine li').filter({ has: page.locator('a[href*="coupon=SIZEUP12"]') })).toHaveCount(1);

  await page.goto(address(`/product/vps-buy?${server}`, language));
  await askForQuote(page, language);
  await expect(page.locator('main').getByText(said(language, 'renewals', 'coupon.upgrade'))).toBeVisible();
  await order(page, language);
  await pay(page, 'paid');
  await expectState(page, language, 'active');
  const ofServer = page.url();

  // where 'use now' of the coupon leads, and on with it
  await page.goto(address('/product/vps-buy/order?coupon=SIZEUP12&use=upgrade', language));
  await page.getByRole('link', { name: words('list.changeWith') }).click();
  await expect(page).toHaveURL(/\/product\/vps-buy\/confirm\?change=/);
  await expect(page.locator('main')).toContainText(said(language, 'changes', 'start.upgrade'));
  await expect(heading(page)).toHaveText(said(language, 'changes', 'title'));
  await choose(page.locator('input[name=model][value="cvm.g4a.amd.c4m8"]'));
  const bill = page.locator('main aside').last();
  await expect(bill.locator('[data-discount=SIZEUP12]')).toBeVisible();
  await expect(page.locator('[data-days]')).toHaveText(saying(language, 'changes', 'difference.text'));
  await choose(page.locator('input[name=model][value="cvm.g4a.amd.c8m16"]'));
  await expect(page).toHaveURL(/quote=/);
  await expect(bill.locator('[data-discount=SIZEUP12]')).toBeVisible();
  await expectUsable(page);
  const total = await bill.locator('[data-total]').innerText();
  await agree(page, language);
  await orderButton(page, language).click();
  await expect(page).toHaveURL(/\/ucenter\/pay\//);
  await pay(page, 'paid');
  await expectState(page, language, 'changed');
  await expect(page.locator('main')).toContainText(total);
  expect(await openReceipt(page, language)).toContain(total);
  await page.goBack();
  await page.getByRole('link', { name: words('action.toServer') }).click();
  await expect(page).toHaveURL(ofServer);
  await expect(page.locator('main')).toContainText('c8m16');
  await expect(page.locator('main aside').last()).toContainText(words('facts.changedSince'));
  await expect(page.locator('main li .state')).toHaveText(words('list.state.changed'));
  await expectUsable(page);

  await page.getByRole('button', { name: words('action.refund') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('section h3')).toHaveText(
    ['refund.period.own', 'refund.period.change', 'refund.period.all'].map((key) => saying(language, 'orders', key)),
  );
  await expect(dialog.locator('[data-period-back]').last()).toHaveText(total);
  await dialog.getByRole('button', { name: saying(language, 'orders', 'refund.confirm') }).click();
  await expect(heading(page)).toHaveText(words('headline.refunded'), { timeout: 60_000 });
  await context.close();
});
