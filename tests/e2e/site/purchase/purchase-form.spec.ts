import { switchLanguage } from '#tests/e2e/setup/language-menu.ts';
import { said } from '#tests/e2e/setup/order-visit.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';
import { address, choose, settle, starter, total } from '#tests/e2e/setup/purchase-visit.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { enter } from '#tests/e2e/setup/visitor-session.ts';

/** c2m4 at US-0 with the smallest disk: 12 × $8.80, less 15 percent for a year. */
const yearOfLargerSize = '$89.76';

test('R-5.2 each choice writes the address, Back undoes it, a reload and another language keep it', async ({ page, context }) => {
  await settle(context);
  await page.goto(address(`/product/vps-buy?${starter}`));
  await expect(total(page)).toHaveText('$3.47');
  await choose(page.getByRole('radio', { name: /^c2m4/ }));
  await expect(page).toHaveURL(/hostProductId=cvm\.g4a\.amd\.c2m4/);
  await choose(page.getByRole('radio', { name: /^1 year/ }));
  await expect(page).toHaveURL(/period=1y/);
  await page.goBack();
  await expect(page).not.toHaveURL(/period=1y/);
  await expect(page.getByRole('radio', { name: /^1 month/ })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: /^1 year/ })).toBeChecked();
  await expect(total(page)).toHaveText(yearOfLargerSize);
  await page.reload();
  await expect(total(page)).toHaveText(yearOfLargerSize);
  await page.goto(page.url().replace('/product/', '/ja/product/'));
  await expect(page.getByRole('radio', { name: /^1年/ })).toBeChecked();
});

test('R-5.2 the usual server and its price are there before any script, and what is chosen in its form by then counts', async ({
  page,
  context,
}) => {
  await settle(context);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address('/product/vps-buy'));
  await expect(total(page)).toHaveText('$3.47');
  await choose(page.getByRole('radio', { name: /^c2m4/ }));
  await choose(page.getByRole('radio', { name: /^1 year/ }));
  await page.getByLabel('Security group').selectOption('closed');
  await page.getByRole('button', { name: 'Generate now' }).click();
  await expect(total(page)).toHaveText('$3.47');
  release();
  await expect(page).toHaveURL(/hostProductId=cvm\.g4a\.amd\.c2m4.*securityGroup=closed.*period=1y/);
  await expect(total(page)).not.toHaveText('$3.47');
  await expect(page.locator('#password code')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^1 year/ })).toBeChecked();
});

test('R-2.3 R-5.2 a link without a region keeps the region that is shown when the language changes', async ({ page, context }) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?hostProductId=cvm.g4a.amd.c2m4'));
  await expect(page.locator('#region input[name=region][value="US-0"]')).toBeChecked();
  // the server's HTML shows the same region before the form knows of it
  await untilAlive(page.locator('#region input[name=region][value="US-0"]'));
  await switchLanguage(page, 'ja');
  await expect(page).toHaveURL(/\/ja\/product\/vps-buy\?.*area=US-0/);
  await expect(page.locator('#region input[name=region][value="US-0"]')).toBeChecked();
  await expect(page.locator('#size input[value="cvm.g4a.amd.c2m4"]')).toBeChecked();
});

test('R-5.2 R-5.6 an address that asks for what there is not falls back with a word, and a wrong size is reset and announced', async ({
  page,
  context,
}) => {
  await settle(context);
  await page.goto(address('/product/vps-buy?area=EU-9&hostProductId=cvm.gone.amd.c1m1&bootDiskSize=1e3&period=9y'));
  const notice = page.getByRole('status').filter({ hasText: 'Some options were changed' });
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

const standings = { barred: 'barred', lowcredit: 'lowCredit' } as const;
for (const visitor of ['barred', 'lowcredit'] as const)
  test(`R-6.3 who logs in as ${visitor} is told above the form what cannot be ordered, and how to reach support`, async ({
    page,
    context,
  }) => {
    await settle(context);
    await enter(context, visitor);
    await page.goto(address(`/product/vps-buy?${starter}`, 'zh'));
    await expect(page.getByText(said('zh', 'purchase', `standing.${standings[visitor]}`))).toBeVisible();
    await expect(page.getByRole('link', { name: said('zh', 'purchase', 'standing.contact') })).toHaveAttribute('href', '/zh/contact');
  });

test('R-5.7 without an image the visitor is informed, and the form is shown where it is missing', async ({ page, context }) => {
  await settle(context);
  await enter(context, 'verified');
  await page.goto(address(`/product/vps-buy?${starter}`));
  await page.getByRole('button', { name: /^Next/ }).locator('visible=true').last().click();
  await expect(page.locator('#image').getByRole('alert')).toHaveText('Please select a system image.');
  await expect(page.locator('#image :focus')).toHaveCount(1);
  await expect(page.locator('#summary').getByRole('alert')).toHaveText('Please select a system image.');
  await choose(page.locator('#image input[type=radio]').first());
  await expect(page.locator('#summary').getByRole('alert')).toBeEmpty();
});

test('R-12.2 R-5.8 the list shows one family and region at a time, its address says which, and what is sold out leads elsewhere', async ({
  page,
  context,
}) => {
  await settle(context);
  await page.goto(address('/product/vps?series=Dedicated'));
  await expect(page.locator('[data-family=Dedicated][data-region="US-0"]')).toBeVisible();
  await expect(page.locator('[data-family=General]:visible')).toHaveCount(0);
  await page
    .getByRole('link', { name: /ComputeX/ })
    .first()
    .click();
  await expect(page).toHaveURL(/series=ComputeX/);
  const soldOut = page.locator('[data-family=ComputeX][data-region="US-0"] [data-model="cvm.cx4f.amd.c4m8"]');
  await expect(soldOut).toContainText('Sold out');
  await soldOut.getByRole('link').click();
  await expect(page).toHaveURL(/hostProductId=cvm\.cx4f\.amd\.c8m16/);
  await page.goto(address('/product/vps?series=MemoryX&area=JP-0&vcpu=8&memory=64'));
  await expect(page.locator('[data-model]:visible th')).toHaveText(['c16m64', 'c32m128', 'c64m256']);
});
