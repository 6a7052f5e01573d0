import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '#tests/e2e/setup/axe.ts';
import { helpArticle } from '#tests/e2e/setup/help-article.ts';
import { openAlive } from '#tests/e2e/setup/open-page.ts';
import { said } from '#tests/e2e/setup/order-visit.ts';
import { origin, untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, slow, test } from '#tests/e2e/setup/test.ts';
import { uniqueWord } from '#tests/e2e/setup/unique-word.ts';
import { endSession, enter, logIn } from '#tests/e2e/setup/visitor-session.ts';

const star = (page: Page, name = 'Favourite'): Locator => page.locator('main').getByRole('button', { name, exact: true });
const prompt = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'This operation requires login. Log in now?' });
const form = (page: Page): Locator => page.locator('#feedback');

async function rate(page: Page, level: string, type: string): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await form(page).getByRole('radio', { name: level }).check();
  await form(page).getByRole('radio', { name: type }).check();
}

test('R-8.3 R-8.4 a reader is asked to log in, and what was wished is done after it: the star, and the rating', async ({
  page,
  context,
  changed,
}) => {
  slow('two log-ins, and an article that is published and withdrawn');
  const word = uniqueWord();
  const path = `/doc/article/${word}`;
  await changed.create(helpArticle(word));
  await untilShows(path, `Moorings ${word}`);

  await openAlive(page, `${origin()}${path}`);
  await rate(page, 'Little help', 'Incomplete');
  await form(page).getByRole('textbox').fill('How deep is it? ⚓');
  await star(page).click();
  await expect(prompt(page)).toBeVisible();
  await prompt(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await logIn(page, 'member');
  await expect(page).toHaveURL(`${origin()}${path}`);
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

  // what was typed has survived, and a session that ended asks again
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByRole('textbox')).toHaveValue('How deep is it? ⚓');
  await endSession(context);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await prompt(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await logIn(page, 'member');
  await expect(form(page).getByRole('status')).toHaveText('Thank you. Your rating has been saved.');
  await form(page).getByRole('button', { name: 'Change the rating' }).click();
  await rate(page, 'Very satisfied', 'Other, or nothing');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(form(page).getByRole('status')).toHaveText('Thank you. Your earlier rating has been replaced.');

  await page.goto(`${origin()}/zh/doc/collect`);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: word });
  await expect(row.getByRole('link')).toHaveAttribute('href', `/zh${path}`);
  await expect(row).toContainText(said('zh', 'favourites', 'list.in.en'));
  await changed.remove(`article-${word}-en`);
  const gone = page.locator('main').getByRole('listitem').filter({ hasText: word });
  await expect(async () => {
    await page.goto(`${origin()}/ja/doc/collect`);
    await expect(gone).toContainText(said('ja', 'favourites', 'list.gone'));
  }).toPass();
  await expect(gone.getByRole('link')).toHaveCount(0);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await gone.getByRole('button').click();
  await expect(gone).toContainText(said('ja', 'favourites', 'list.removed').replace('{{title}}', `Moorings ${word}`));
  await gone.getByRole('button', { name: said('ja', 'favourites', 'list.undo') }).click();
  await expect(gone).toContainText(said('ja', 'favourites', 'list.gone'));
  await gone.getByRole('button').click();
  await page.reload();
  await expect(page.locator('main')).not.toContainText(word);
});

test('R-8.4 the star and the form speak the language of the page, also below an English text', async ({ page }) => {
  for (const language of ['zh', 'ja'] as const) {
    await openAlive(page, `${origin()}/${language}/doc/article/snapshots`);
    await expect(star(page, said(language, 'readers', 'star'))).toHaveAttribute('aria-pressed', 'false');
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page).getByRole('radiogroup')).toHaveAccessibleName(said(language, 'readers', 'feedback.question'));
    await star(page, said(language, 'readers', 'star')).click();
    await expect(page.getByRole('dialog')).toContainText(said(language, 'frame', 'calls.loginQuestion'));
  }
});

test('R-8.3 R-8.4 an article that is renamed while somebody reads it takes the rating and the star, and is at its new address at the next visit', async ({
  page,
  context,
  changed,
}) => {
  slow('an article that is published twice');
  const [word, renamed] = [uniqueWord(), uniqueWord()];
  const [path, newPath] = [`/doc/article/${word}`, `/doc/article/${renamed}`];
  await enter(context, 'member');
  await changed.create(helpArticle(word));
  await changed.keep(`redirect-moved-${word}`);
  await untilShows(path, `Moorings ${word}`);
  await openAlive(page, `${origin()}${path}`);
  await changed.set(`article-${word}-en`, { slug: { _type: 'slug', current: renamed }, title: `Berths ${renamed}` });
  await untilShows(newPath, `Berths ${renamed}`);

  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await rate(page, 'Little help', 'Incomplete');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(form(page).getByRole('status')).toHaveText('Thank you. Your rating has been saved.');

  await expect(async () => {
    await page.goto(`${origin()}${path}`);
    await expect(page).toHaveURL(`${origin()}${newPath}`);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Berths ${renamed}`);
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${origin()}/doc/collect`);
  await expect(page.locator('main').getByRole('link', { name: `Berths ${renamed}` })).toHaveAttribute('href', newPath);
});

test('R-8.3 R-8.4 R-8.6 an article that is withdrawn while somebody reads it says so to the star and the rating, and is gone at the next visit', async ({
  page,
  context,
  changed,
}) => {
  slow('an article that is published and withdrawn');
  const word = uniqueWord();
  const path = `/doc/article/${word}`;
  await enter(context, 'member');
  await changed.create(helpArticle(word));
  await untilShows(path, `Moorings ${word}`);
  await openAlive(page, `${origin()}${path}`);
  await rate(page, 'Little help', 'Incomplete');
  await form(page).getByRole('textbox').fill('How deep is it?');
  await changed.remove(`article-${word}-en`);
  await expect.poll(async () => (await fetch(`${origin()}${path}`)).status).toBe(404);

  await form(page).getByRole('button', { name: 'Send' }).click();
  // it ends with a link
  const [gone = ''] = said('en', 'errors-mydoc', 'articleGone').split(' <a');
  await expect(form(page)).toContainText(gone);
  await expect(form(page).getByRole('textbox')).toHaveValue('How deep is it?');
  await star(page).click();
  await expect(page.getByText(gone).last()).toBeVisible();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await page.reload())?.status()).toBe(404);
});
