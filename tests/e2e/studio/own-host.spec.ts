import { watch } from '../setup/studio-console.ts';
import { logIn } from '../setup/studio-session.ts';
import { origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

const tools = ['Content', 'Prices', 'Releases', 'Calendar', 'Translations', 'Check', 'Handbook'] as const;

test('the Studio asks no other host than its own for anything, in no tool and no form, and logs no error', async ({ browser }) => {
  slow('the Studio starts in several of its tools');
  // wide enough for the tools that are clicked
  const { page, context } = await logIn(browser, 'editor', { viewport: { width: 1920, height: 900 } });
  const seen = watch(context);
  await page.goto(`${origin()}/studio`);
  await expect(page.getByRole('link', { name: 'Start', exact: true }).first()).toBeVisible({ timeout: 30_000 });
  for (const tool of tools) {
    await page.getByRole('link', { name: tool, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Content', exact: true }).first().click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('link', { name: 'Banners', exact: true }).first().click();
  await page.getByText('Two regions, the same servers').first().click();
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Help and resources' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /feedback/i })).toHaveCount(0);
  expect(seen.complaints).toEqual([]);
  await context.close();
});
