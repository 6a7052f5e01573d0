import { helpArticle } from '../setup/help-article.ts';
import { logIn, openActions, openDocument } from '../setup/studio-session.ts';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

test('what an editor deletes is put back by Undo, and later from the trash, with its address and its history', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts');
  const word = uniqueWord();
  const { _id: id, ...article } = helpArticle(word);
  await changed.create({ _id: id, ...article });
  await untilShows(`/doc/article/${word}`, word);
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', id);

  const remove = async () => {
    await openActions(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Delete this document? Its published text leaves the site')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect
      .poll(() =>
        lakeClient('administrator')
          .getDocument(id)
          .then((found) => found ?? null),
      )
      .toBeNull();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expect(page.getByText(`Restored: ${article.title}`)).toBeVisible();
  expect(await lakeClient('administrator').getDocument(id)).toMatchObject({ title: article.title });
  await expect(page.getByText(`Restored: ${article.title}`)).toHaveCount(0, { timeout: 15_000 });

  await openDocument(page, 'article', id);
  await remove();
  await page.goto(`${origin()}/studio/trash`);
  await page.getByRole('button', { name: `Restore ${article.title}` }).click();
  await expect(page.getByRole('link', { name: 'Restored: open it' })).toBeVisible();
  expect(await lakeClient('administrator').getDocument(id)).toMatchObject({ title: article.title });
  await untilShows(`/doc/article/${word}`, word);
  await context.close();
});

test('a viewer reads the trash and is told that restoring is refused', async ({ browser, changed }) => {
  slow('the Studio starts');
  const word = uniqueWord();
  await changed.create({ _id: `hot-${word}`, _type: 'hotTerm', term: `hot ${word}`, language: 'en' });
  await changed.remove(`hot-${word}`);
  const { page, context } = await logIn(browser, 'viewer');
  await page.goto(`${origin()}/studio/trash`);
  await page.getByRole('button', { name: `Restore hot ${word}` }).click();
  await expect(page.getByText(/Not restored: /)).toBeVisible();
  await context.close();
});
