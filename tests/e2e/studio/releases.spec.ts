import type { Page } from '@playwright/test';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { draftFields, logIn, openActions, openDocument, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const announcement = 'announcement-renewal-coupons';

interface Release {
  readonly name: string;
  readonly state: string;
}

/** The release of a title. */
const releaseOf = (title: string): Promise<Release | null> =>
  lakeClient('editor').fetch('*[_type == "system.release" && metadata.title == $title][0]{name, state}', { title });

async function scheduledDraftOf(id: string): Promise<Release | null> {
  const query = '*[sanity::versionOf($id) && _id in path("versions.**")][0]._id';
  const version = await lakeClient('editor').fetch<string | null>(query, { id });
  const release = `_.releases.${version?.split('.')[1] ?? ''}`;
  return lakeClient('editor').fetch('*[_id == $release][0]{name, state}', { release });
}

const titleIn = (name: string): Promise<string | null> =>
  lakeClient('editor').fetch('*[_id == $id][0].title.en', { id: `versions.${name}.${announcement}` });

/** Releases that a test has made go when it ends. */
async function removeReleases(titles: readonly string[]): Promise<void> {
  const client = lakeClient('editor');
  for (const title of titles) {
    const found = await releaseOf(title);
    if (found?.state === 'active') await client.releases.archive({ releaseId: found.name });
    if (found) await client.releases.delete({ releaseId: found.name });
  }
}

async function makeRelease(page: Page, title: string): Promise<string> {
  await page.goto(`${origin()}/studio/releases`);
  await page.getByRole('button', { name: 'New release' }).last().click();
  await page.getByTestId('release-form-title').fill(title);
  await page.getByTestId('submit-release-button').click();
  await expect.poll(async () => (await releaseOf(title))?.state).toBe('active');
  return (await releaseOf(title))?.name ?? '';
}

test('the marketing editor makes a release, changes what is in it, runs it, and reverts it', async ({
  browser,
  changed,
  page: visitor,
}) => {
  slow('goes through each screen of a release in the Studio');
  const title = `Harbour ${uniqueWord()}`;
  const before = String(await lakeClient('editor').fetch('*[_id == $id][0].title.en', { id: announcement }));
  await changed.keep(announcement);
  changed.afterwards(() => removeReleases([title, `Reverting "${title}"`]));
  const { page, context } = await logIn(browser, 'editor');
  const name = await makeRelease(page, title);

  await test.step('a published document is added to it and changed, and visitors see nothing of that', async () => {
    await page.goto(`${origin()}/studio/intent/edit/id=${announcement};type=announcement?perspective=${name}`);
    await page.getByRole('button', { name: 'Add to release' }).click({ timeout: 30_000 });
    await expect.poll(() => titleIn(name)).toBe(before);
    await write(page, 'title.en', title);
    await expect.poll(() => titleIn(name)).toBe(title);
    await visitor.goto(`${origin()}/doc/announce`);
    await expect(visitor.getByText(before).first()).toBeVisible();
    await expect(visitor.getByText(title)).toHaveCount(0);
  });

  await test.step('Presentation shows the site as the release will make it', async () => {
    await page.goto(`${origin()}/studio/presentation?perspective=${name}&preview=${encodeURIComponent('/doc/announce')}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(`You see the release “${title}”, which is not published.`)).toBeVisible({ timeout: 30_000 });
    await expect(frame.getByText(title).nth(1)).toBeVisible();
  });

  await test.step('it is run, and visitors see it', async () => {
    await page.goto(`${origin()}/studio/releases/${name}`);
    await page.getByRole('button', { name: 'Run release' }).click({ timeout: 30_000 });
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect.poll(async () => (await releaseOf(title))?.state).toBe('published');
    await untilShows('/doc/announce', title);
  });

  await test.step('its activity says who did what to it', async () => {
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByText('Added a document version')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Published the/)).toHaveCount(1);
    await page.getByRole('button', { name: 'Activity' }).click();
  });

  await test.step('it is reverted, and what was there before is there again', async () => {
    await page.getByRole('button', { name: 'Revert release' }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: 'Revert now' }).click();
    await untilShows('/doc/announce', before);
    await expect.poll(async () => (await releaseOf(`Reverting "${title}"`))?.state).toBe('published');
  });
  await context.close();
});

test('a draft is scheduled in the Studio, and goes live at its time with nobody there', async ({ browser, changed }) => {
  const title = `Coupons ${uniqueWord()}`;
  await changed.keep(announcement);
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'announcement', announcement);
  await write(page, 'title.en', title);
  await expect.poll(() => draftFields(announcement, '"title": title.en')).toEqual({ title });
  await openActions(page);
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click();
  const dialog = page.getByRole('dialog');
  // it proposes the time at which it was opened
  await dialog.getByRole('textbox').fill('Dec 31, 2030 12:00');
  await dialog.getByRole('textbox').press('Tab');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect.poll(async () => (await scheduledDraftOf(announcement))?.state).toBe('scheduled');
  const { name } = (await scheduledDraftOf(announcement)) ?? { name: '' };
  changed.afterwards(() => lakeClient('editor').releases.delete({ releaseId: name }));
  await context.close();

  // nobody waits for that time
  await lakeClient('editor').releases.schedule({ releaseId: name, publishAt: new Date(Date.now() + 1_000).toISOString() });
  await untilShows('/doc/announce', title);
});
