import { lakeClient, origin, shows } from '../setup/stack.ts';
import { logIn, openActions, openDocument } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';

const announcement = 'announcement-renewal-coupons';

interface Release {
  readonly name: string;
  readonly state: string;
}

/** The release that takes the announcement off the site. */
async function removalOf(id: string): Promise<Release | null> {
  const client = lakeClient('editor');
  const version = await client.fetch<string | null>('*[sanity::versionOf($id) && _system.delete == true][0]._id', { id });
  return client.fetch('*[_id == $release][0]{name, state}', { release: `_.releases.${version?.split('.')[1] ?? ''}` });
}

test('the marketing editor has an announcement leave the site at a time, cancels that, and another time it leaves with nobody there', async ({
  browser,
  changed,
}) => {
  slow('does it twice, and looks into the calendar');
  await changed.keep(announcement);
  const title = String(await lakeClient('editor').fetch('*[_id == $id][0].title.en', { id: announcement }));
  const { page, context } = await logIn(browser, 'editor');
  const waiting = page.getByTestId('unpublishing');

  const schedule = async (): Promise<void> => {
    await openDocument(page, 'announcement', announcement);
    await openActions(page);
    await page.getByRole('menuitem', { name: 'Unpublish at …' }).click();
    await page.getByLabel('When, in UTC').fill('2030-12-31T12:00');
    await page.getByRole('button', { name: 'Unpublish at 2030-12-31 12:00 UTC' }).click();
    await expect(waiting.getByText('It is unpublished by itself at 2030-12-31 12:00 UTC.')).toBeVisible();
  };

  await test.step('it waits for its time, above the form and in the calendar', async () => {
    await schedule();
    expect((await removalOf(announcement))?.state).toBe('scheduled');
    await page.goto(`${origin()}/studio/calendar`);
    const row = page.getByRole('row').filter({ hasText: 'is unpublished' });
    await expect(row).toContainText(title);
    await expect(row).toContainText('2030-12-31 12:00 UTC');
  });

  await test.step('it is cancelled, and nothing of it is left', async () => {
    await openDocument(page, 'announcement', announcement);
    await waiting.getByRole('button', { name: 'Cancel the unpublishing' }).click();
    await expect(waiting).toHaveCount(0);
    expect(await removalOf(announcement)).toBeNull();
  });

  await schedule();
  const { name } = (await removalOf(announcement)) ?? { name: '' };
  changed.afterwards(() => lakeClient('editor').releases.delete({ releaseId: name }));
  await context.close();
  expect(await shows('/doc/announce', title)).toBe(true);
  // nobody waits for that time
  await lakeClient('editor').releases.schedule({ releaseId: name, publishAt: new Date(Date.now() + 1_000).toISOString() });
  await expect.poll(() => shows('/doc/announce', title), { timeout: 30_000 }).toBe(false);
});
