import type { FrameLocator, Page } from '@playwright/test';
import { lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { watch } from '../setup/studio-console.ts';
import { draftFields, fieldOf, logIn, publish, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const datedAnnouncement = 'announcement-renewal-coupons';

/** Opens Presentation and waits until the page in its frame is connected to the Studio. */
async function openPresentation(page: Page, path = ''): Promise<FrameLocator> {
  await page.goto(`${origin()}/studio/presentation${path}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('a[href^="/api/preview/disable"]')).toBeVisible({ timeout: 30_000 });
  await expect(frame.locator('sanity-visual-editing')).toBeAttached({ timeout: 30_000 });
  return frame;
}

/** Clicks a text of the framed page where the overlay marks it as editable. */
async function clickText(page: Page, frame: FrameLocator, selector: string): Promise<void> {
  const text = frame.locator(selector).first();
  await text.hover();
  await text.click();
}

test('R-4.1 drafts are seen beside their form in Presentation, a click on a text opens its field, and only publishing changes the public page', async ({
  browser,
  changed,
}) => {
  slow('the Studio and the previewed site start in one window');
  await changed.keep('homePage');
  const { page, context } = await logIn(browser, 'editor');
  const seen = watch(context);
  const frame = await openPresentation(page);
  await clickText(page, frame, 'h1');
  await expect(fieldOf(page, 'headline.en')).toBeVisible();
  expect(page.url()).toContain('homePage');
  const word = `Drawn ${uniqueWord()}`;
  changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
  await write(page, 'headline.en', word);
  await expect(frame.locator('h1')).toContainText(word);
  expect(await shows('/', word)).toBe(false);
  await expect.poll(() => draftFields('homePage', '"en": headline.en')).toEqual({ en: word });
  await publish(page, 'homePage');
  await untilShows('/', word);
  const cookies = (await context.cookies()).map(({ name, secure, sameSite, httpOnly }) => ({ name, secure, sameSite, httpOnly }));
  expect(cookies).toEqual(
    expect.arrayContaining([
      { name: 'hf_editor', secure: false, sameSite: 'Lax', httpOnly: true },
      { name: '__prerender_bypass', secure: false, sameSite: 'Lax', httpOnly: true },
    ]),
  );
  expect(seen.complaints).toEqual([]);
  expect(seen.eventStreams).toEqual([]);
  await context.close();
});

test('Presentation follows the page: another language and a legal text open their own documents', async ({ browser }) => {
  slow('the Studio and the previewed site start in one window');
  const { page, context } = await logIn(browser, 'legal');
  const frame = await openPresentation(page, `?preview=${encodeURIComponent('/ja/doc/article/privacy')}`);
  await expect(fieldOf(page, 'title')).not.toBeEmpty();
  await clickText(page, frame, 'h1');
  await expect(fieldOf(page, 'title')).toHaveValue('プライバシーポリシー');
  // it is published: a new version is written in a draft of its own
  await expect(fieldOf(page, 'title')).not.toBeEditable();
  await context.close();
});

test('Presentation shows the whole site at a past instant, and a link shows that instant alone to somebody without an account', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts, and the announcement is changed and seen on the site first');
  await changed.keep(datedAnnouncement);
  const before = String(await lakeClient('editor').fetch('*[_id == $id][0].title.en', { id: datedAnnouncement }));
  const atMs = Date.now();
  const title = `Later ${uniqueWord()}`;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await lakeClient('editor').patch(datedAnnouncement).set({ 'title.en': title }).commit();
  await untilShows('/doc/announce', title);
  const { page, context } = await logIn(browser, 'editor');
  const frame = await openPresentation(page, `?preview=${encodeURIComponent('/doc/announce')}`);
  await expect(frame.getByText(title).first()).toBeVisible();
  await frame.getByLabel('Show the site at').fill(new Date(atMs - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 19));
  await frame.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(frame.getByText(/^You see the site as it was on/)).toBeVisible();
  await expect(frame.getByText(before).first()).toBeVisible();
  await expect(frame.getByText(title)).toHaveCount(0);
  await frame.getByRole('button', { name: 'Make a link' }).click();
  const link = await frame.getByLabel('Link to this page at this time').inputValue();
  await frame.getByRole('button', { name: 'Back to now' }).click();
  await expect(frame.getByText(title).first()).toBeVisible();
  await context.close();

  const stranger = await browser.newContext();
  const colleague = await stranger.newPage();
  await colleague.goto(link);
  await expect(colleague.getByText(before).first()).toBeVisible();
  await expect(colleague.getByText(title)).toHaveCount(0);
  await expect(colleague.getByLabel('Show the site at')).toHaveCount(0);
  const wished = await colleague.request.post(`${origin()}/api/preview/show`, { data: { perspective: 'drafts' } });
  expect(wished.status()).toBe(400);
  // the cookie that opens drafts in general, without the one that says what may be shown
  await stranger.clearCookies({ name: '__next_preview_data' });
  await colleague.goto(`${origin()}/doc/announce`);
  await expect(colleague.getByText('You see what is published.')).toBeVisible();
  expect((await fetch(link.replace(/at=\d+/, 'at=1'), { redirect: 'manual' })).status).toBe(401);
  await stranger.close();
});

test('a viewer sees drafts in Presentation and can write none of them', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'viewer');
  const frame = await openPresentation(page);
  await clickText(page, frame, 'h1');
  await expect(fieldOf(page, 'headline.en')).toBeVisible();
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(fieldOf(page, 'headline.en')).not.toBeEditable();
  await context.close();
});

test('a draft is shown to nobody who has not opened a preview, and the public page loads nothing of the overlays', async ({ browser }) => {
  /** Opens the home page; what is returned reads the scripts that it has asked for by then. */
  const openHome = async (page: Page): Promise<() => Promise<string[]>> => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.push(request.url());
    });
    await page.goto(`${origin()}/`, { waitUntil: 'networkidle' });
    return () => Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  };
  const ofOverlays = (script: string): boolean => script.includes('sanity-visual-editing');
  const visitor = await browser.newContext();
  const seen = watch(visitor);
  const scripts = await (await openHome(await visitor.newPage()))();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(ofOverlays)).toEqual([]);
  expect(seen.complaints).toEqual([]);
  await visitor.close();

  const { page, context } = await logIn(browser, 'editor');
  await openPresentation(page);
  const scriptsOfPreview = await openHome(await context.newPage());
  await expect.poll(async () => (await scriptsOfPreview()).filter(ofOverlays)).not.toEqual([]);
  await context.close();
});

test('a stranger cannot switch drafts on, and leaving a preview leads back to the public page', async ({ browser }) => {
  const refused = await fetch(`${origin()}/api/preview/enable?sanity-preview-secret=guessed&sanity-preview-pathname=/`, {
    redirect: 'manual',
  });
  expect(refused.status).toBe(401);
  const { page, context } = await logIn(browser, 'editor');
  await openPresentation(page);
  const tab = await context.newPage();
  await tab.goto(`${origin()}/`);
  await tab.getByRole('link', { name: 'Exit preview' }).click();
  await expect(tab.getByText('You see drafts that are not published.')).toHaveCount(0);
  expect((await context.cookies()).some(({ name }) => name === '__prerender_bypass')).toBe(false);
  await context.close();
});
