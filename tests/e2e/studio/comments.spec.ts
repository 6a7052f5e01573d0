import type { Page } from '@playwright/test';
import { lakeClient } from '../setup/stack.ts';
import { logIn, openDocument } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const announcement = 'announcement-renewal-coupons';

const discussion = () => lakeClient('administrator').withConfig({ dataset: 'production-comments' });

/** The field with the English title. */
const titleField = (page: Page) => page.getByTestId('field-title.en');

test('an editor comments on a field and gives a task, and another one reads both', async ({ browser, changed }) => {
  slow('two editors open the Studio');
  const [message, title] = [`Is this right ${uniqueWord()}?`, `Look at it ${uniqueWord()}`];
  changed.afterwards(() => discussion().delete({ query: '*[_type in ["comment", "tasks.task"]]' }));

  const first = await logIn(browser, 'editor');
  await openDocument(first.page, 'announcement', announcement);
  await titleField(first.page).hover();
  await titleField(first.page).getByRole('button', { name: 'Add comment' }).click();
  await first.page.getByTestId('comment-input-editable').click();
  await first.page.keyboard.type(message);
  await first.page.getByTestId('comment-input-send-button').click();
  await expect.poll(() => discussion().fetch('count(*[_type == "comment" && !defined(parentCommentId)])')).toBe(1);

  await first.page.getByTestId('tasks-toolbar').click();
  await first.page.getByRole('button', { name: 'New task', exact: true }).click();
  await first.page.getByPlaceholder('Task title').fill(title, { timeout: 20_000 });
  await first.page.getByRole('button', { name: 'Create Task' }).click();
  await expect.poll(() => discussion().fetch('*[_type == "tasks.task" && title == $title][0].createdByUser != null', { title })).toBe(true);
  await first.context.close();

  const second = await logIn(browser, 'legal');
  await openDocument(second.page, 'announcement', announcement);
  await titleField(second.page).getByRole('button', { name: 'Open comments' }).click();
  await expect(second.page.getByText(message)).toBeVisible();
  await second.page.getByTestId('tasks-toolbar').click();
  await second.page.getByRole('tab', { name: 'Active Document' }).click();
  await expect(second.page.getByText(title)).toBeVisible();
  await second.context.close();
});
