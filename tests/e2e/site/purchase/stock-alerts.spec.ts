import type { BrowserContext } from '@playwright/test';
import { availabilityPage } from '#lib/orders/stock-alert-address.ts';
import { expectState, leavePayment, order, quoteFor, said } from '#tests/e2e/setup/order-visit.ts';
import { address, settle } from '#tests/e2e/setup/purchase-visit.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';
import { expectUsable } from '#tests/e2e/setup/whole-page.ts';

const model = 'cvm.dedicated2.amd.c32m64';
/** The last three of the seed's stock. */
const lastOnes = `area=US-0&hostProductId=${model}&quantity=3`;

/** The address in the latest e-mail of the mailbox whose subject begins so. */
async function linkInMailbox(context: BrowserContext, subject: string, link: RegExp): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const box = await (await context.request.get(`${origin()}/ucenter/console/mail`)).text();
    const [, letter] = new RegExp(`<a href="([^"]+)"[^>]*><b>${subject}`).exec(box) ?? [];
    return letter === undefined ? undefined : link.exec(await (await context.request.get(`${origin()}${letter}`)).text())?.[0];
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? '';
}

test('R-4.4 a visitor asks to be told of a sold-out size, logs in, is told when it is back, and ends it by the link', async ({
  browser,
}) => {
  slow('an order takes the last servers, and gives them back');
  const buyer = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await settle(buyer);
  await enter(buyer, 'verified');
  const shop = await buyer.newPage();
  await quoteFor(shop, 'en', lastOnes);
  await order(shop, 'en');

  const waiting = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await settle(waiting);
  const board = await waiting.newPage();
  await board.goto(address(availabilityPage, 'ja'));
  const row = board.locator(`[data-model="${model}"]`);
  const ask = row.getByRole('button', { name: /^再入荷の通知を受け取る/ });
  // its two lines begin where the column does
  await expect(ask).toHaveCSS('text-align', 'start');
  await ask.click();
  await expect(board.getByRole('dialog')).toBeVisible();
  await enter(waiting, 'member');
  await board.reload();
  await expect(row.getByText(said('ja', 'availability', 'alert.on'))).toBeVisible();
  await expectUsable(board);

  await leavePayment(shop);
  await shop.getByRole('button', { name: 'Cancel this order' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expectState(shop, 'en', 'closed');
  await expect(row.getByText('残り3台')).toBeVisible();
  await expect(row.getByText(said('ja', 'availability', 'alert.on'))).toBeVisible();
  await expect(row.getByRole('button', { name: /^再入荷のお知らせを解除/ })).toBeVisible();
  await expectUsable(board);

  const stop = await linkInMailbox(waiting, '在庫が戻りました', /\/ja\/product\/availability\?stop=[0-9a-f-]{36}/);
  const anybody = await browser.newContext({ viewport: { width: 960, height: 800 } });
  await settle(anybody);
  const page = await anybody.newPage();
  await page.goto(`${origin()}${stop}`);
  const size = '専有コア 第2世代 c32m64';
  await expect(page.getByText(`${size}が再入荷したら`)).toBeVisible();
  await page.getByRole('button', { name: said('ja', 'availability', 'alert.link.action') }).click();
  await expect(page.getByRole('heading', { name: 'お知らせを停止しました' })).toBeVisible();
  await expect(page.getByText(`${size}について、今後メールはお送りしません`)).toBeVisible();
  await expectUsable(page);
});
