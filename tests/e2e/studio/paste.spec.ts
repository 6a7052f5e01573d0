import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { helpArticle } from '../setup/help-article.ts';
import { lakeClient } from '../setup/stack.ts';
import { draftFields, logIn, openDocument } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

/** Pastes HTML as an office program puts it on the clipboard; the browser's own clipboard would tidy it first. */
const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'words');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('what is pasted from Word into an article keeps its headings, lists, links and table', async ({ browser, changed }) => {
  slow('the Studio starts, and saves a whole text');
  const word = uniqueWord();
  const id = `article-${word}-en`;
  await changed.keep(id);
  const { body: _body, ...article } = helpArticle(word);
  await lakeClient('editor').create({ ...article, _id: `drafts.${id}` });
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', id);
  const field = page.getByTestId('field-body');
  const editor = field.locator('[contenteditable=true]').first();
  await editor.click();
  await paste(editor, readFileSync('tests/studio/paste/samples/word.html', 'utf8'));
  await expect(field.getByRole('heading', { name: 'Who may ask' })).toBeVisible();
  await expect
    .poll(() =>
      draftFields(
        id,
        '"styles": body[].style, "lists": body[].listItem, "levels": body[].level, "table": body[_type == "table"][0].rows[].cells',
      ),
    )
    .toEqual({
      styles: ['h2', 'h2', 'normal', 'normal', 'normal', 'normal', 'h3', 'normal', 'normal', null, 'h3', 'normal'],
      lists: [null, null, null, 'bullet', 'bullet', 'bullet', null, 'number', 'number', null, null, null],
      levels: [null, null, null, 1, 2, 1, null, 1, 2, null, null, null],
      table: [
        ['Days', 'Share'],
        ['1 to 7', 'all of it'],
        ['later: none', ''],
      ],
    });
  expect(await draftFields(id, '"links": body[].markDefs[].href')).toMatchObject({
    links: expect.arrayContaining(['https://www.example.com/refund']),
  });
  await context.close();
});
