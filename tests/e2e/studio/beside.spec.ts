import { fieldOf, logIn, openDocument } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';

test('a translator reads the text of another language beside the form, one click from the document, and goes on writing', async ({
  browser,
}) => {
  slow('the Studio starts');
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', 'article-ssh-keys-ja');
  // a help article has nothing that comes into force
  await expect(page.getByRole('tab', { name: 'Address' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Version and effect' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Read another language beside it' }).first().click();
  const beside = page.getByRole('region', { name: 'Another language' });
  await expect(beside.locator('[lang="en"]').getByRole('heading').first()).toContainText(/SSH key/i);
  await expect(beside.getByRole('link', { name: 'Version 1, published' })).toHaveAttribute('href', /article-ssh-keys-en/);
  await beside.getByRole('button', { name: '简体中文' }).click();
  await expect(beside.locator('[lang="zh"]').last()).toContainText('SSH');
  await expect(fieldOf(page, 'title')).toBeEditable();
  await beside.getByRole('button', { name: 'Close' }).click();
  await expect(beside).toHaveCount(0);
  await context.close();
});
