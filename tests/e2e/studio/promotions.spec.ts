import { logIn, openDocument, publishButton } from '../setup/studio-session.ts';
import { couponFigures } from '#lib/contracts/calls/coupon-calls.ts';
import { lakeClient, origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

const promotion = 'promotion-festivals';

async function draft(changes: Record<string, unknown>): Promise<void> {
  const client = lakeClient('administrator');
  const published = await client.getDocument<Record<string, unknown>>(promotion);
  await client.createOrReplace({ ...published, ...changes, _id: `drafts.${promotion}`, _type: 'promotion' });
}

test.afterEach(async () => {
  await lakeClient('administrator').delete(`drafts.${promotion}`);
});

test('R-6 beside a promotion an editor reads what the pages will say of its prices', async ({ browser }) => {
  slow('the Studio starts');
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'promotion', promotion);
  await page.getByRole('tab', { name: 'Price before' }).click();
  await expect(page.getByText('$72.83, before $97.11: 25% off (EU)')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Japanese' }).first()).toBeVisible();
  await context.close();
});

test('R-6 a promotion that would raise a price cannot be published, and says why', async ({ browser }) => {
  slow('the Studio starts, and validates a promotion');
  await draft({ discountPercent: 10 });
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'promotion', promotion);
  await expect(publishButton(page)).toBeDisabled();
  await publishButton(page).hover({ force: true });
  await expect(page.getByText(/This would raise a price: .* before\./).first()).toBeVisible();
  await context.close();
});

const refusedToScripts = [
  ['raises a price', { discountPercent: 10 }, /This would raise a price: .* would cost .*, and cost .* before\./],
  ['runs longer than the site settings allow', { endsAt: '2099-01-01T00:00:00.000Z' }, /A promotion runs for at most 28 days/],
  ['comes again too soon for a price before', { repeatsEveryDays: 40 }, /It would come again too soon for a price before \(\w\w\)/],
] as const;

for (const [what, changes, reason] of refusedToScripts) {
  test(`R-6 a script cannot publish a promotion that ${what}, and is told why`, async () => {
    const client = lakeClient('administrator');
    const before = await client.getDocument(promotion);
    await expect(client.patch(promotion).set(changes).commit()).rejects.toThrow(reason);
    expect(await client.getDocument(promotion)).toEqual(before);
  });
}

test('R-6 an editor reads what became of each campaign’s coupons, and nobody else does', async ({ browser, request }) => {
  slow('the Studio starts');
  const stranger = await request.post(`${origin()}/myDoc/${couponFigures.path}`, { form: {}, headers: { origin: origin() } });
  expect([stranger.status(), await stranger.json()]).toEqual([404, { code: 404, message: expect.objectContaining({ key: 'noSuchCall' }) }]);
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/coupons`);
  const row = page.getByRole('row', { name: /FIRST20/ });
  await expect(row).toContainText(/\d+ of \d+/);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/couponCampaign;coupon-campaign-first20/);
  await context.close();
});
