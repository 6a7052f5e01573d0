import { watch } from '../setup/studio-console.ts';
import { logIn, openDocument } from '../setup/studio-session.ts';
import { origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

const tools = ['structure', 'prices', 'calendar', 'translations', 'check', 'handbook'] as const;

test('the Studio asks no other host than its own for anything, in no tool and no form, and logs no error', async ({ browser }) => {
  slow('the Studio starts in several of its tools');
  const { page, context } = await logIn(browser, 'editor');
  const seen = watch(context);
  await page.goto(`${origin()}/studio`);
  await expect(page.getByRole('link', { name: 'Start', exact: true }).first()).toBeVisible({ timeout: 30_000 });
  for (const tool of tools) {
    await page.goto(`${origin()}/studio/${tool}`);
    await expect(page.getByRole('link', { name: 'Prices', exact: true }).first()).toBeVisible({ timeout: 30_000 });
  }
  await openDocument(page, 'banner', 'banner-two-harbours');
  await page.getByRole('button', { name: 'Help and resources' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /feedback/i })).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
  await context.close();
});
