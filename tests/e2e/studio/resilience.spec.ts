import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { insufficientPermissions } from '#services/lake/refusal.ts';
import { pause } from '../setup/pause.ts';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { killServices, typeSteadily } from '../setup/steady-typing.ts';
import { watch } from '../setup/studio-console.ts';
import { draftFields, fieldOf, logIn, openDocument, publish, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const banner = 'banner-dedicated-core';
const streamsOfOneForm = 4;
const tabsOfOneProfile = 5;
const keyMs = Number(process.env.LONG_TYPING_KEY_MS ?? 80);
/** The long check types from 2 s before the kill to 10 s after the restart. */
const [beforeMs, afterMs] = process.env.LONG_TYPING_KEY_MS === undefined ? [1_500, 2_500] : [2_000, 10_000];
/** That nothing is lost is held here, a key a write, also on a busy machine; how fast the Studio is after a kill is measured by `prove`. */
const savedWithinMs = 60_000;
const longTestMs = 240_000;

const stored = (field: 'en' | 'zh' | 'ja') => draftFields(banner, `"text": title.${field}`);
/** The lake may be unavailable meanwhile. */
const untilStored = (field: 'en' | 'zh' | 'ja', text: string | null) =>
  expect.poll(() => stored(field).catch(() => null), { timeout: savedWithinMs }).toEqual({ text });
const notice = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** An editor at the banner whose title is empty, once the Studio has loaded its deferred parts. */
async function openEmptied(
  browser: Browser,
  role: 'editor' | 'administrator' = 'editor',
  field: 'en' | 'zh' | 'ja' = 'en',
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const { page, context } = await logIn(browser, role);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await openDocument(page, 'banner', banner);
  await write(page, `title.${field}`, '');
  await untilStored(field, null);
  await page.waitForLoadState('networkidle');
  return { page, context, errors };
}

const stateSchema = z.object({ native: z.boolean(), up: z.boolean(), streams: z.number() });

/** The transport of a tab's event streams, as the tab reports it. */
const streamsOf = async (page: Page) =>
  stateSchema.parse(
    await page.evaluate(() => {
      const shared: unknown = Reflect.get(window, '__lakeEventSource');
      return typeof shared === 'object' && shared !== null && 'state' in shared && typeof shared.state === 'function'
        ? shared.state()
        : null;
    }),
  );

const types = (page: Page, path: string, text: string) => fieldOf(page, path).pressSequentially(text, { delay: 40 });

test.beforeEach(({ changed }) => changed.keep(banner));

test('two editors see each other’s keystrokes in the same document', async ({ browser }) => {
  slow('opens the Studio in two browsers, with nothing kept from before');
  const one = await logIn(browser, 'editor');
  const other = await logIn(browser, 'administrator');
  await Promise.all([one, other].map(({ page }) => openDocument(page, 'banner', banner)));
  await write(one.page, 'title.en', '');
  await types(one.page, 'title.en', 'Typed by one');
  await expect(fieldOf(other.page, 'title.en')).toHaveValue('Typed by one');
  await write(other.page, 'title.ja', '別の人');
  await expect(fieldOf(one.page, 'title.ja')).toHaveValue('別の人');
  await expect.poll(() => draftFields(banner, '"en": title.en, "ja": title.ja')).toEqual({ en: 'Typed by one', ja: '別の人' });
  await Promise.all([one, other].map(({ context }) => context.close()));
});

test('five tabs of one profile are live at once over plain http, each with one socket for all its event streams', async ({ browser }) => {
  slow('opens the Studio five times');
  const { page, context } = await logIn(browser, 'editor');
  const seen = watch(context);
  const pages = [page];
  while (pages.length < tabsOfOneProfile) pages.push(await context.newPage());
  for (const tab of pages) {
    await openDocument(tab, 'banner', banner);
    await expect(fieldOf(tab, 'title.en')).toBeEditable();
  }
  await page.bringToFront();
  await write(page, 'title.en', 'In five tabs');
  for (const tab of pages) {
    await expect(fieldOf(tab, 'title.en')).toHaveValue('In five tabs');
    expect(await streamsOf(tab)).toMatchObject({ native: false, up: true });
    expect((await streamsOf(tab)).streams).toBeGreaterThanOrEqual(streamsOfOneForm);
  }
  expect(seen.eventStreams).toEqual([]);
  expect(seen.complaints).toEqual([]);
  await context.close();
});

test('text of two editors, typed on in two fields of a document while the lake is killed, is stored as it was typed and can be published', async ({
  browser,
}) => {
  slow('types before, through and after a restart of the services');
  test.setTimeout(longTestMs);
  const one = await openEmptied(browser);
  const other = await openEmptied(browser, 'administrator', 'ja');
  const typings = [typeSteadily(one.page, 'title.en', keyMs), typeSteadily(other.page, 'title.ja', keyMs)];
  await pause(beforeMs, 'the kill has to come in the middle of a text');
  const noticed = notice(one.page, /Your words are kept/).waitFor({ timeout: 30_000 });
  // resolves once others serve; what was typed has its usual time from then on
  await killServices();
  await noticed;
  await pause(afterMs, 'the text goes on after the restart');
  const [english = '', japanese = ''] = await Promise.all(typings.map((typing) => typing.stop()));
  expect(english.length).toBeGreaterThan(10);
  await untilStored('en', english);
  await untilStored('ja', japanese);
  await expect(notice(one.page, /Your words are kept/)).toHaveCount(0);
  await expect(fieldOf(one.page, 'title.en')).toHaveValue(english);
  await expect(fieldOf(other.page, 'title.en')).toHaveValue(english);
  expect([...one.errors, ...other.errors]).toEqual([]);
  await publish(one.page, banner);
  await untilShows('/', english.trim());
  await Promise.all([one, other].map(({ context }) => context.close()));
});

test('a write whose answer is lost is made once, and typing goes on over it', async ({ browser }) => {
  const { page, context } = await openEmptied(browser);
  let lost = 0;
  await page.route(
    '**/data/actions/**',
    async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const typing = typeSteadily(page, 'title.en', keyMs);
  await expect.poll(() => lost, { timeout: savedWithinMs }).toBe(1);
  await pause(1_500, 'the text goes on after the lost answer');
  const text = await typing.stop();
  await untilStored('en', text);
  await expect(fieldOf(page, 'title.en')).toHaveValue(text);
  await expect(publishButton(page)).toBeEnabled();
  await context.close();
});

test('offline is said at once; nothing breaks, and what was typed is stored when the browser is online again', async ({ browser }) => {
  slow('is offline for longer than the Studio’s own requests are patient');
  const { page, context, errors } = await openEmptied(browser);
  await fieldOf(page, 'title.en').pressSequentially('Online, ', { delay: 20 });
  await untilStored('en', 'Online, ');
  await context.setOffline(true);
  await expect(notice(page, /Offline\. Your words are kept/)).toBeVisible({ timeout: 1_000 });
  const typing = typeSteadily(page, 'title.en', keyMs);
  await pause(5_000, 'the Studio’s own reads give up after three seconds');
  const before = await typing.stop();
  await pause(1_500, 'a form that is told of the gap closes when nothing has happened in it for 200 ms');
  await fieldOf(page, 'title.en').pressSequentially('and still open', { delay: 300 });
  const text = `${before}and still open`;
  await expect(fieldOf(page, 'title.en')).toHaveValue(text);
  await context.setOffline(false);
  await untilStored('en', text);
  await expect(notice(page, /Offline/)).toHaveCount(0);
  await expect(page.getByText(/crashed/)).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

/** Blocks every write, like a connection that has just died. */
const cutWrites = (context: BrowserContext) => context.route('**/data/actions/**', (route) => route.abort('connectionfailed'));

test('closing the page asks first while something is unsaved, and what could not be saved is sent on by the next page', async ({
  browser,
}) => {
  slow('the Studio starts twice');
  const { page, context } = await openEmptied(browser);
  await cutWrites(context);
  await fieldOf(page, 'title.en').pressSequentially('The last words', { delay: 20 });
  const asked = page.waitForEvent('dialog');
  const next = await context.newPage();
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await Promise.all([closing, closed]);
  // the browser may still finish what was being sent, which was not all of it
  expect(await stored('en')).not.toEqual({ text: 'The last words' });
  await context.unroute('**/data/actions/**');
  await next.goto(`${origin()}/studio`);
  await untilStored('en', 'The last words');
  await context.close();
});

test('the last characters before a page is closed are stored, at the latest by the next page of the Studio', async ({ browser }) => {
  slow('the Studio starts twice');
  const { page, context } = await openEmptied(browser);
  await fieldOf(page, 'title.en').pressSequentially('Typed and gone', { delay: 20 });
  const next = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  // behind a write that is not answered yet, the last ones wait in the browser
  await next.goto(`${origin()}/studio`);
  await untilStored('en', 'Typed and gone');
  await context.close();
});

test('words that somebody has written over meanwhile are shown as not saved yet, and the editor chooses', async ({ browser }) => {
  const { page, context } = await openEmptied(browser);
  await cutWrites(context);
  await fieldOf(page, 'title.en').pressSequentially('My words', { delay: 20 });
  page.on('dialog', (dialog) => void dialog.accept());
  // stored at the latest 200 ms after the key
  await pause(500);
  const next = await context.newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await lakeClient('administrator').patch(`drafts.${banner}`).set({ 'title.en': 'Words of another' }).commit();
  await context.unroute('**/data/actions/**');
  await next.goto(`${origin()}/studio`);
  const choice = next.getByRole('alert').filter({ hasText: 'Not saved yet' });
  await expect(choice).toContainText('My words');
  expect(await stored('en')).not.toEqual({ text: 'My words' });
  await choice.getByRole('button', { name: 'Use my words' }).click();
  await untilStored('en', 'My words');
  await expect(choice).toHaveCount(0);
  await context.close();
});

test('words typed offline that are refused on the return are shown with the reason, and can be copied, used or discarded', async ({
  browser,
}) => {
  const { page, context } = await openEmptied(browser);
  await context.setOffline(true);
  await fieldOf(page, 'title.en').pressSequentially('Twenty minutes offline', { delay: 20 });
  const { status, body } = insufficientPermissions('update');
  await context.route('**/data/actions/**', (route) => route.fulfill({ status, json: body }));
  await context.setOffline(false);
  const choice = page.getByRole('alert').filter({ hasText: 'Not saved yet' });
  await expect(choice).toContainText('Your role may not do this. You typed:');
  await expect(choice).toContainText('Twenty minutes offline');
  await expect(fieldOf(page, 'title.en')).toHaveValue('');
  await choice.getByRole('button', { name: 'Copy as text' }).click();
  await expect(choice.getByRole('textbox')).toHaveValue('Twenty minutes offline');
  await context.unroute('**/data/actions/**');
  await choice.getByRole('button', { name: 'Use my words' }).click();
  await untilStored('en', 'Twenty minutes offline');
  await expect(fieldOf(page, 'title.en')).toHaveValue('Twenty minutes offline');
  await expect(choice).toHaveCount(0);
  await context.close();
});

test('words in a version of a release that could not be saved are sent on by the next page, into that version', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts twice');
  const name = `r${uniqueWord()}`;
  const version = `versions.${name}.${banner}`;
  const lake = lakeClient('editor');
  await lake.releases.create({ releaseId: name, metadata: { title: name, releaseType: 'asap' } });
  changed.afterwards(async () => {
    await lake.releases.archive({ releaseId: name });
    await lake.releases.delete({ releaseId: name });
  });
  const published = await lake.getDocument(banner);
  await lake.createVersion({ document: { ...published, _type: 'banner', _id: version }, publishedId: banner, releaseId: name });
  const draft = await draftFields(banner, '_rev');
  const { page, context } = await logIn(browser, 'editor');
  await page.goto(`${origin()}/studio/intent/edit/id=${banner};type=banner?perspective=${name}`);
  await expect(fieldOf(page, 'title.en')).toBeEditable({ timeout: 30_000 });
  await cutWrites(context);
  await fieldOf(page, 'title.en').fill('For the release');
  page.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(() => page.evaluate((id) => Object.keys(localStorage).some((key) => key.endsWith(`.${id}`)), version)).toBe(true);
  const next = await context.newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await context.unroute('**/data/actions/**');
  await next.goto(`${origin()}/studio`);
  const titleOf = () => lake.fetch<string | null>('*[_id == $version][0].title.en', { version });
  await expect.poll(() => titleOf().catch(() => null), { timeout: savedWithinMs }).toBe('For the release');
  expect(await draftFields(banner, '_rev')).toEqual(draft);
  await context.close();
});
