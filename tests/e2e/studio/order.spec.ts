import { lakeClient, origin } from '../setup/stack.ts';
import { logIn } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';

const rowOf = (): Promise<string[]> =>
  lakeClient('administrator').fetch('*[_type == "banner" && !(_id in path("drafts.**"))] | order(order asc, _id asc)._id');

test('a banner is dragged to the front of its row, and the whole row is published with one button', async ({ browser, changed }) => {
  slow('the Studio starts, and waits for a publication');
  const before = await rowOf();
  await changed.keep(...before);
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/structure/home;banner-order`);
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: / up$/ }) });
  await expect(lines).toHaveCount(before.length, { timeout: 30_000 });
  const publish = page.getByRole('button', { name: 'Publish this order' });
  await expect(publish).toBeDisabled();
  const last = await lines.last().getByRole('link').textContent();
  await lines.last().dragTo(lines.first());
  await expect(lines.first()).toContainText(last ?? '?');
  expect(await rowOf()).toEqual(before);
  await publish.click();
  await expect.poll(rowOf).toEqual([before.at(-1), ...before.slice(0, -1)]);
  // the list of banners is in the order of the row, too
  await page.goto(`${origin()}/studio/structure/home;banner`);
  const listed = page.locator('a[href*="/home;banner;"]');
  await expect(listed).toHaveCount(before.length, { timeout: 30_000 });
  await expect(listed.first()).toHaveAttribute('href', new RegExp(`;${before.at(-1)}$`));
  await context.close();
});

test('the check names a dead link of a draft before it is published', async ({ browser, changed }) => {
  slow('the Studio starts');
  const id = 'banner-dedicated-core';
  await changed.keep(id);
  const client = lakeClient('administrator');
  const banner = await client.getDocument<Record<string, unknown>>(id);
  await client.create({ ...banner, _id: `drafts.${id}`, _type: 'banner', action: { _type: 'link', href: '/doc/article/not-yet-there' } });
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/check`);
  await expect(page.getByRole('heading', { name: 'Before you publish the drafts' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('/doc/article/not-yet-there leads to no page.')).toBeVisible();
  await context.close();
});
