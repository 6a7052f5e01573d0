import { readFile } from 'node:fs/promises';
import { openQuote } from '../setup/buyers/open-quote.ts';
import { draftOf, fieldOf, logIn, openDocument, publishButton, write } from '../setup/studio-session.ts';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

const model = 'model-g4a-c1m1';
const code = 'cvm.g4a.amd.c1m1';

test('an editor pastes a price list, sees what it changes on pages and for open quotes, confirms what is unusual, publishes it, and does so by a file', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts');
  await changed.keep(model);
  changed.afterwards(() => untilShows('/', '>3.47<'));
  await openQuote(browser, code);
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/prices`);
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*US-0`) })).toContainText('1.85');
  await expect(
    page.getByRole('row', { name: new RegExp(`${code} General, fourth generation · 1 vCPU · 1 GiB US-0 Los Angeles-1`) }),
  ).toBeVisible();

  const pasted = page.getByLabel('Changed prices');
  await pasted.fill(`code\tregion\tUSD\tJPY\n${code}\tUS-0\t2.85\t281.5\n${code}\tnowhere\t1\t1`);
  await expect(page.getByRole('alert')).toContainText(`Line 3: Nothing with the code ${code} is sold in nowhere.`);
  const publish = page.getByRole('button', { name: 'Publish 2 prices' });
  await expect(publish).toBeDisabled();

  await pasted.fill(`code\tregion\tUSD\tJPY\n${code}\tUS-0\t2.85\t281.5`);
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*US-0 .*USD 1.85`) })).toContainText('USD 2.85');
  await expect(page.getByRole('row', { name: /Plan card Starter/ })).toContainText('$3.47 → $4.47');
  const quotes = page.getByRole('row', { name: new RegExp(`${code} .*US-0 .*USD \\d+ 20`) });
  const counted = Number(await quotes.getByRole('cell').nth(3).textContent());
  expect(counted).toBeGreaterThan(0);
  await openQuote(browser, code);
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(quotes.getByRole('cell').nth(3)).toHaveText(String(counted + 1));
  await expect(publish).toBeDisabled();
  await page.getByLabel('JPY has no decimals. This is meant.').check();
  await publish.click();
  await expect(page.getByRole('status').filter({ hasText: 'Published: 2 prices.' })).toBeVisible();
  await untilShows('/', '>4.47<');
  expect(await lakeClient('viewer').getDocument(model)).toMatchObject({
    regions: expect.arrayContaining([expect.objectContaining({ price: expect.objectContaining({ USD: 2.85, JPY: 281.5 }) })]),
  });

  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*US-0`) }).first()).toContainText('2.85');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('\r\n.com,renewal,');
  const buffer = Buffer.from(csv.replace(`${code},US-0,2.85,`, `${code},US-0,2.95,`));
  await page.getByLabel('Import a CSV file').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('row', { name: new RegExp(`${code} .*US-0 .*USD 2.85`) })).toContainText('USD 2.95');
  await page.getByRole('button', { name: 'Publish 1 price' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published: 1 price.' })).toBeVisible();
  await context.close();
});

test('a viewer may read the price list, and is told that publishing is refused', async ({ browser }) => {
  slow('the Studio starts');
  const { page, context } = await logIn(browser, 'viewer');
  await page.goto(`${origin()}/studio/prices`);
  await page.getByLabel('Changed prices').fill(`code\tregion\tUSD\n${code}\tUS-0\t1.95`);
  await page.getByRole('button', { name: 'Publish 1 price' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was published:' })).toBeVisible();
  expect(await page.getByLabel('Changed prices').inputValue()).toContain('1.95');
  await context.close();
});

test('in a model’s own form, 0 and digits that a currency does not have are published only when they are said to be meant', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and a price is published');
  await changed.keep(model);
  changed.afterwards(() => untilShows('/', '>3.47<'));
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'model', model);
  await page.getByText('Los Angeles-1').first().click();
  await expect(page.getByTestId(/^field-regions.*price\.USD$/)).toBeVisible();
  const path = (await page.getByTestId(/^field-regions.*price\.USD$/).getAttribute('data-testid'))?.replace('field-', '') ?? '';
  await write(page, path, '0');
  await write(page, path.replace('USD', 'JPY'), '281.5');
  await expect(fieldOf(page, path)).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(publishButton(page)).toBeEnabled();
  await publishButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Prices change' });
  await expect(dialog.getByRole('row', { name: new RegExp(`${code} .*US-0 .*USD 1.85`) })).toContainText('USD 0');
  await expect(dialog.getByRole('row', { name: /Plan card Starter/ })).toContainText('$3.47 → $1.62');
  await expect(dialog.getByRole('heading', { name: 'Open quotes' })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Publish these prices' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('This would cost nothing. This is meant.').check();
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('JPY has no decimals. This is meant.').check();

  await dialog.getByRole('button', { name: 'Wait' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await draftOf(model)).not.toBeNull();
  await publishButton(page).click();
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('This would cost nothing. This is meant.').check();
  await dialog.getByLabel('JPY has no decimals. This is meant.').check();
  await confirm.click();
  await expect.poll(() => draftOf(model)).toBeNull();
  await untilShows('/', '$1.62');
  await context.close();
});
