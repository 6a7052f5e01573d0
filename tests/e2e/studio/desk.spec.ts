import { helpArticle } from '../setup/help-article.ts';
import { lakeClient, origin } from '../setup/stack.ts';
import { logIn, openDocument, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const help = 'article-rdns-en';
const legal = 'article-tos-en';

test.afterEach(async () => {
  await lakeClient('administrator').delete(`drafts.${help}`);
});

test('an edit link opens a text in the list where an editor looks for it', async ({ browser }) => {
  slow('the Studio starts at each of three links');
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', help);
  await expect(page).toHaveURL(/\/help;category-network;article-rdns-en/);
  await openDocument(page, 'article', legal);
  await expect(page).toHaveURL(/\/legal;tos;article-tos-en/);
  await openDocument(page, 'model', 'model-g4a-c2m4');
  await expect(page).toHaveURL(/\/plans;models;series-general-epyc-4a;model-g4a-c2m4/);
  await context.close();
});

test('a text that cannot be published says why beside the button', async ({ browser }) => {
  slow('the Studio starts, and validates a whole text');
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', help);
  await write(page, 'title', '');
  await expect(publishButton(page)).toBeDisabled();
  await publishButton(page).hover({ force: true });
  await expect(page.getByText('Not yet. Title: Write the title.')).toBeVisible();
  await context.close();
});

test('a viewer reads why a text cannot be edited, and is offered no request that nobody answers', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'viewer');
  await openDocument(page, 'article', help);
  await expect(page.getByTestId('permission-check-banner')).toContainText('does not have permission to edit this document');
  await expect(page.getByRole('button', { name: 'Ask to edit' })).toHaveCount(0);
  await context.close();
});

test('the check names a dead link and an address that two documents have', async ({ browser }) => {
  const client = lakeClient('administrator');
  const twin = { ...(await client.getDocument<Record<string, unknown>>(help)), _id: 'article-e2e-twin', _type: 'article', title: 'Twin' };
  await client
    .transaction()
    .createOrReplace({
      _id: 'footer-link-e2e-dead',
      _type: 'footerLink',
      name: { en: 'Dead', zh: '失效', ja: '切れ' },
      href: '/doc/article/nowhere',
      order: 99,
    })
    .createOrReplace(twin)
    .commit();
  const { page, context } = await logIn(browser, 'editor');
  try {
    await page.goto(`${origin()}/studio/check`);
    await expect(page.getByText('/doc/article/nowhere leads to no page.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('2 documents have the address rdns.')).toHaveCount(2);
  } finally {
    await client.transaction().delete('footer-link-e2e-dead').delete(twin._id).commit();
    await context.close();
  }
});

test('a legal clerk sees first what a legal clerk may mend, an editor what an editor may', async ({ browser }) => {
  slow('the Studio starts twice, and reads all content');
  for (const [role, own, other] of [
    ['legal', 'Terms of service', 'Tidewater'],
    ['editor', 'Tidewater', 'Terms of service'],
  ] as const) {
    const { page, context } = await logIn(browser, role);
    await page.goto(`${origin()}/studio/check`);
    const heading = page.getByRole('heading', { name: 'For you to mend' });
    await expect(heading).toBeVisible({ timeout: 30_000 });
    const [mine, others] = [page.getByRole('table').nth(0), page.getByRole('table').nth(1)];
    await expect(mine).toContainText(own);
    await expect(mine).not.toContainText(other);
    await expect(others).toContainText(other);
    await page.goto(`${origin()}/studio`);
    await expect(page.getByRole('listitem').filter({ hasText: 'example' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('listitem').filter({ hasText: other })).toHaveCount(0);
    await context.close();
  }
});

test('the Studio opens with what comes next, what waits, what is to be mended and what happened', async ({ browser, changed }) => {
  slow('the Studio starts');
  const word = uniqueWord();
  const id = `article-${word}-en`;
  await changed.keep(id);
  await lakeClient('editor').create({ ...helpArticle(word), _id: `drafts.${id}` });
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio`);
  await expect(page.getByRole('heading', { name: 'Next on the site' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Moorings ${word}.*your publication`) })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(/starts|ends|takes effect|is released/);
  await expect(page.getByRole('img', { name: /^Visits: \d+ in 30 days$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Orders paid: \d+ in 30 days$/ })).toBeVisible();
  await context.close();
});

test('an editor opens what became of groups and what the assistant was asked; kept questions are not shown where none are kept', async ({
  browser,
}) => {
  slow('the Studio starts twice');
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/assistant`);
  await expect(page.getByRole('heading', { name: 'Questions without an answer' })).toBeVisible();
  await expect(page.getByText(/^Conversations are not kept/)).toBeVisible();
  await page.getByRole('link', { name: 'Group buying' }).click();
  await expect(page.getByRole('heading', { name: 'Group buying' })).toBeVisible();
  await context.close();
});
