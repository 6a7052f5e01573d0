import { lakeClient, shows, untilShows } from '../setup/stack.ts';
import { draftFields, fieldOf, logIn, openDocument, publish, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const current = 'article-payment-currency-en';
const next = 'article-payment-currency-en-v2';
const address = '/doc/article/payment-currency';

test.afterEach(async () => {
  await lakeClient('administrator').transaction().delete(`drafts.${next}`).delete(next).delete(`drafts.${current}`).commit();
});

test('R-4.1 the legal editor makes a new version with the action, dates it today and publishes it; the old one keeps its address', async ({
  browser,
}) => {
  slow('a legal text is versioned, dated and published in the Studio');
  const title = `Payment in force ${uniqueWord()}`;
  const { title: oldTitle } = await lakeClient('viewer').fetch<{ title: string }>('*[_id == $id][0]{title}', { id: current });
  const today = new Date().toISOString().slice(0, 10);
  const { page, context } = await logIn(browser, 'legal');
  await openDocument(page, 'article', current);
  await page.getByTestId('action-menu-button').click();
  await page.getByText('New version', { exact: true }).click();
  await page.waitForURL(new RegExp(next));
  await expect(fieldOf(page, 'title')).toHaveValue(oldTitle);
  await write(page, 'title', title);
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole('tab', { name: 'Version and effect' }).click();
  await expect(fieldOf(page, 'version')).toHaveValue('2');
  await write(page, 'effectiveDate', today);
  await page.keyboard.press('Enter');
  await write(page, 'changeNote', 'Clearer words about currencies');
  await expect.poll(() => draftFields(next, 'version, effectiveDate, title')).toEqual({ version: 2, effectiveDate: today, title });
  expect(await shows(address, title)).toBe(false);
  await publish(page, next);
  await untilShows(address, `${title}</h1>`);
  await untilShows(`${address}/versions/1`, `${oldTitle}</h1>`);
  expect(await shows(address, 'Clearer words about currencies')).toBe(true);
  await context.close();
  await lakeClient('administrator').delete(next);
  await untilShows(address, `${oldTitle}</h1>`);
});

test('R-4.1 the marketing editor reads a legal text and can neither write nor publish it', async ({ browser }) => {
  await lakeClient('legal').createOrReplace({
    ...(await lakeClient('legal').getDocument<Record<string, unknown>>(current)),
    _id: `drafts.${current}`,
    _type: 'article',
    title: 'A draft of the lawyers',
  });
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', current);
  await expect(fieldOf(page, 'title')).toHaveValue('A draft of the lawyers');
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(fieldOf(page, 'title')).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByTestId('action-menu-button').click();
  await expect(page.getByRole('menuitem', { name: 'New version' })).toBeDisabled();
  await context.close();
});

test('the legal editor reads a banner and can neither write nor publish it', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'legal');
  await openDocument(page, 'banner', 'banner-two-harbours');
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(fieldOf(page, 'title.en')).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
  await context.close();
});
