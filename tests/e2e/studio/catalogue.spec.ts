import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../setup/studio-session.ts';
import { htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';

const model = 'model-g4a-c1m1';
const code = 'cvm.g4a.amd.c1m1';
const newModel = 'model-cvm-g4a-amd-c4m16';
const newCode = 'cvm.g4a.amd.c4m16';
const newLine = `${newCode},General-EPYC-4a,plus,4,16,on-sale,no,no,ssd_cloud_disk,60,t500,US-0,22.1,172.83,3359\r\n`;

/** The file that the button gives. */
async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  return readFile(await download.path(), 'utf8');
}

const choose = (page: Page, csv: string): Promise<void> =>
  page.getByLabel('Import a CSV file').setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

const dryRun = (page: Page) => page.getByRole('region', { name: 'What the file changes' });

test('an editor exports the catalogue, changes a price and adds a model in the file, sees both before they are published, and visitors do after', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and two documents are published');
  await changed.keep(model, newModel);
  changed.afterwards(() => untilShows('/', '>3.47<'));
  changed.afterwards(() => expect.poll(() => shows('/product/vps', newCode)).toBe(false));
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/catalogue`);
  const csv = await exported(page);
  expect(csv).toContain(`\r\n${code},General-EPYC-4a,entry,1,1,on-sale,no,no,ssd_cloud_disk,15,t500,US-0,1.85,14.47,281\r\n`);

  await choose(page, csv);
  await expect(dryRun(page)).toContainText('The file changes nothing.');
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);

  const changedCsv = csv.replace('t500,US-0,1.85,14.47,281\r\n', 't500,US-0,1.95,14.47,281\r\n');
  await choose(page, `${changedCsv}${newLine.replace('c4m16', 'c4m8x')}`);
  await expect(page.getByRole('alert')).toContainText('Write the code like cvm.g4a.amd.c2m4.');
  await expect(page.getByRole('button', { name: 'Publish 2 models' })).toBeDisabled();

  await choose(page, `${changedCsv}${newLine}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dryRun(page).getByRole('heading', { name: 'New models' })).toBeVisible();
  await expect(dryRun(page).getByRole('row', { name: `${newCode} General-EPYC-4a plus 4 16 on-sale` })).toBeVisible();
  await expect(dryRun(page).getByRole('row', { name: new RegExp(`${code} .*US-0 .*USD 1.85`) })).toContainText('USD 1.95');
  await expect(dryRun(page).getByRole('row', { name: /Plan card Starter/ })).toContainText('$3.47 → $3.57');
  expect(await htmlOf('/product/vps')).not.toContain(newCode);

  await page.getByRole('button', { name: 'Publish 2 models' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published: 2 models.' })).toBeVisible();
  await untilShows('/product/vps', `data-model="${newCode}"`);
  await untilShows('/', '>3.57<');
  await expect(page.getByRole('row', { name: newCode })).toBeVisible();
  expect(await exported(page)).toContain(newLine);
  await context.close();
});

test('a model that somebody changed after the file was read is not overwritten: the file stays, and shows what it would change now', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and a document is published twice');
  await changed.keep(model);
  changed.afterwards(() => untilShows('/', '>3.47<'));
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/catalogue`);
  await choose(page, `code;tier;status\r\n${code};plus;internal-testing\r\n`);
  await expect(dryRun(page).getByRole('row', { name: /status on-sale internal-testing/ })).toBeVisible();
  await expect(dryRun(page).getByRole('row', { name: /tier entry plus/ })).toBeVisible();

  await changed.set(model, { tier: 'pro' });
  await page.getByRole('button', { name: 'Publish 1 model' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing was published: Somebody changed one of these models meanwhile.' }),
  ).toBeVisible();
  await expect(dryRun(page).getByRole('row', { name: /tier pro plus/ })).toBeVisible();
  expect(await lakeClient('viewer').getDocument(model)).toMatchObject({ tier: 'pro', status: 'on-sale' });

  await page.getByRole('button', { name: 'Publish 1 model' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published: 1 model.' })).toBeVisible();
  expect(await lakeClient('viewer').getDocument(model)).toMatchObject({ tier: 'plus', status: 'internal-testing' });
  await context.close();
});

test('a viewer sees what a file would change, and a sentence in place of the button', async ({ browser }) => {
  slow('the Studio starts');
  const { page, context } = await logIn(browser, 'viewer');
  await page.goto(`${origin()}/studio/catalogue`);
  await choose(page, `code,status\r\n${code},withdrawn\r\n`);
  await expect(dryRun(page).getByRole('row', { name: /status on-sale withdrawn/ })).toBeVisible();
  await expect(page.getByText('Your role may read the catalogue, and not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await context.close();
});
