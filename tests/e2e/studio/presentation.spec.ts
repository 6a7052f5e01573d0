import type { FrameLocator, Page } from '@playwright/test';
import { origin, shows, untilShows } from '../setup/stack.ts';
import { watch } from '../setup/studio-console.ts';
import { draftFields, fieldOf, logIn, publish, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

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
  const { page, context } = await logIn(browser, 'legal');
  const frame = await openPresentation(page, `?preview=${encodeURIComponent('/ja/doc/article/privacy')}`);
  await expect(fieldOf(page, 'title')).not.toBeEmpty();
  await clickText(page, frame, 'h1');
  await expect(fieldOf(page, 'title')).toHaveValue('プライバシーポリシー');
  // it is published: a new version is written in a draft of its own
  await expect(fieldOf(page, 'title')).not.toBeEditable();
  await context.close();
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
