import { lakeClient, shows, untilShows } from '../setup/stack.ts';
import { draftFields, draftOf, fieldOf, logIn, openDocument, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const current = 'article-payment-currency-en';
const address = '/doc/article/payment-currency';

/** The version that is made here stays for ever, so a second try of the test makes the one after it. */
const highestVersion = (): Promise<number> =>
  lakeClient('viewer').fetch<number>(
    'math::max(*[_type == "article" && slug.current == "payment-currency" && language == "en" && !(_id in path("drafts.**"))].version)',
  );

test.afterEach(async () => {
  await lakeClient('administrator').delete({ query: '*[string::startsWith(_id, "drafts.article-payment-currency-en")]' });
});

test('R-4.1 the legal editor makes a new version, another person publishes it; the old one is frozen and keeps its address', async ({
  browser,
}) => {
  slow('a legal text is versioned and dated by one person and published by another in the Studio');
  const [before, title] = [await highestVersion(), `Payment in force ${uniqueWord()}`];
  const next = `${current}-v${before + 1}`;
  const { title: oldTitle } = await lakeClient('viewer').fetch<{ title: string }>(
    '*[_type == "article" && slug.current == "payment-currency" && language == "en" && version == $before][0]{title}',
    { before },
  );
  const today = new Date().toISOString().slice(0, 10);
  const clerk = await logIn(browser, 'legal');
  await openDocument(clerk.page, 'article', current);
  await expect(fieldOf(clerk.page, 'title')).not.toBeEditable();
  await clerk.page.getByRole('button', { name: 'New version' }).click();
  await clerk.page.waitForURL(new RegExp(next));
  await write(clerk.page, 'title', title);
  await expect(publishButton(clerk.page)).toBeDisabled();
  await clerk.page.getByRole('tab', { name: 'Version and effect' }).click();
  await expect(fieldOf(clerk.page, 'version')).toHaveValue(String(before + 1));
  await write(clerk.page, 'effectiveDate', today);
  await clerk.page.keyboard.press('Enter');
  await write(clerk.page, 'changeNote', 'Clearer words about currencies');
  await expect.poll(() => draftFields(next, 'version, effectiveDate, title')).toEqual({ version: before + 1, effectiveDate: today, title });
  await publishButton(clerk.page).click();
  await expect(clerk.page.getByText('you changed this draft last, so another person publishes it')).toBeVisible();
  expect(await shows(address, title)).toBe(false);
  await clerk.context.close();

  const counsel = await logIn(browser, 'administrator');
  await openDocument(counsel.page, 'article', next);
  await publishButton(counsel.page).click();
  await expect(counsel.page.getByText('Chinese: there is no draft of this version.')).toBeVisible();
  await counsel.page.getByRole('button', { name: 'Publish English' }).click();
  await expect.poll(() => draftOf(next)).toBeNull();
  await untilShows(address, `${title}</h1>`);
  await untilShows(`${address}/versions/${before}`, `${oldTitle}</h1>`);
  expect(await shows(address, 'Clearer words about currencies')).toBe(true);
  await expect(fieldOf(counsel.page, 'title')).not.toBeEditable();
  await counsel.page.getByTestId('action-menu-button').click();
  await expect(counsel.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await counsel.context.close();
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
