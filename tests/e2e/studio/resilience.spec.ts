import type { Page } from '@playwright/test';
import { z } from 'zod';
import { servicesOrigin, untilShows } from '../setup/stack.ts';
import { watch } from '../setup/studio-console.ts';
import { draftFields, fieldOf, logIn, openDocument, publish, write } from '../setup/studio-session.ts';
import { expect, test } from '../setup/test.ts';

const banner = 'banner-dedicated-core';
const streamsOfOneForm = 4;
const tabsOfOneProfile = 5;

async function servicesPid(): Promise<number> {
  const answer: unknown = await (await fetch(`${servicesOrigin()}/healthz`)).json();
  return z.object({ pid: z.number() }).parse(answer).pid;
}

const stateSchema = z.object({ native: z.boolean(), up: z.boolean(), streams: z.number() });

/** How the event streams of a tab travel, by its own account. */
const streamsOf = async (page: Page) =>
  stateSchema.parse(await page.evaluate(() => {
    const shared: unknown = Reflect.get(window, '__lakeEventSource');
    return typeof shared === 'object' && shared !== null && 'state' in shared && typeof shared.state === 'function' ? shared.state() : null;
  }));

const types = (page: Page, path: string, text: string) => fieldOf(page, path).pressSequentially(text, { delay: 40 });

test.beforeEach(({ changed }) => changed.keep(banner));

test('two editors see each other’s keystrokes in the same document', async ({ browser }) => {
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

test('nothing typed is lost when the lake is killed in the middle of a word: it is saved after the restart and can be published', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'banner', banner);
  await write(page, 'title.en', '');
  await types(page, 'title.en', 'Before ');
  // the Studio fetches parts of itself late, from the process that is about to be killed
  await page.waitForLoadState('networkidle');
  const pid = await servicesPid();
  process.kill(pid, 'SIGKILL');
  await types(page, 'title.en', 'and during the outage');
  const typed = await fieldOf(page, 'title.en').inputValue();
  expect(typed).toContain('Before ');
  await expect.poll(() => draftFields(banner, '"en": title.en').catch(() => null), { timeout: 45_000 }).toEqual({ en: typed });
  expect(await servicesPid()).not.toBe(pid);
  await write(page, 'title.zh', '恢复之后');
  await expect.poll(() => draftFields(banner, '"zh": title.zh')).toEqual({ zh: '恢复之后' });
  await publish(page, banner);
  await untilShows('/', typed);
  await context.close();
});

test('five tabs of one profile are live at once over plain http, each with one socket for all its event streams', async ({ browser }) => {
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
