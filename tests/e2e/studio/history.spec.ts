import type { Page } from '@playwright/test';
import { accountOf, lakeClient, origin } from '../setup/stack.ts';
import { draftOf, draftFields, fieldOf, logIn, openDocument, publish, write } from '../setup/studio-session.ts';
import { expect, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const revisions = (page: Page) => page.getByTestId('timeline-item-button');
/** The oldest revision that contains a text; 'Created' represents everything before it. */
const oldest = (page: Page) => revisions(page).filter({ hasText: 'Live edited' }).last();

async function openHistory(page: Page): Promise<void> {
  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(revisions(page).first()).toBeVisible();
}

let id: string;

test.beforeEach(async () => {
  id = `redirect-${uniqueWord()}`;
  await lakeClient('administrator').create({ _id: id, _type: 'redirect', from: `/doc/${id}`, to: '/doc/article/tos', permanent: false });
});

test.afterEach(async () => {
  await lakeClient('administrator').transaction().delete(`drafts.${id}`).delete(id).commit();
});

test('the history names who wrote each revision, and the marketing editor restores an older one as a draft', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'redirect', id);
  await write(page, 'to', '/doc/article/privacy');
  await expect.poll(() => draftFields(id, 'to')).toEqual({ to: '/doc/article/privacy' });
  await publish(page, id);
  await openHistory(page);
  await expect(revisions(page).first()).toContainText('Published');
  await expect(
    revisions(page).first().getByTitle('Marketing Editor').or(revisions(page).first().getByText('Marketing Editor')),
  ).not.toHaveCount(0);
  await expect(revisions(page).last()).toContainText('Created');
  await oldest(page).click();
  await expect(fieldOf(page, 'to')).toHaveValue('/doc/article/tos');
  await page.getByTestId('action-reverttorevision').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => draftFields(id, 'to')).toEqual({ to: '/doc/article/tos' });
  expect(await lakeClient('viewer').fetch('*[_id == $id][0].to', { id })).toBe('/doc/article/privacy');
  await context.close();
});

test('a viewer reads a redirect’s history and can restore nothing of it, in the Studio and beside it', async ({ browser }) => {
  await lakeClient('editor').patch(id).set({ to: '/doc/article/privacy' }).commit();
  const { page, context } = await logIn(browser, 'viewer');
  await openDocument(page, 'redirect', id);
  await openHistory(page);
  await oldest(page).click();
  await expect(fieldOf(page, 'to')).toHaveValue('/doc/article/tos');
  await expect(page.getByTestId('action-reverttorevision')).toBeDisabled();
  const answer = await fetch(`${origin()}/lake/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accountOf('viewer').token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      actions: [
        {
          actionType: 'sanity.action.document.replaceDraft',
          publishedId: id,
          attributes: { _id: `drafts.${id}`, _type: 'redirect', to: '/doc/article/tos' },
        },
      ],
    }),
  });
  expect(answer.status).toBe(403);
  expect(await draftOf(id)).toBeNull();
  await context.close();
});
