import { pause } from '../setup/pause.ts';
import { lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { draftFields, draftOf, fieldOf, logIn, openActions, openDocument, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const current = 'article-payment-currency-en';
const address = '/doc/article/payment-currency';
/** How late a write or its answer is. */
const lateMs = 1_200;

/** The version that is made here stays for ever, so a second try of the test makes the one after it. */
const highestVersion = (): Promise<number> =>
  lakeClient('viewer').fetch<number>(
    'math::max(*[_type == "article" && slug.current == "payment-currency" && language == "en" && !(_id in path("drafts.**"))].version)',
  );

test.afterEach(async () => {
  await lakeClient('administrator').delete({ query: '*[string::startsWith(_id, "drafts.article-payment-currency-")]' });
});

test('R-4.1 the legal editor makes a new version, another person publishes it; the old one is frozen and keeps its address', async ({
  browser,
}) => {
  slow('a legal text is versioned and dated by one person and published by another in the Studio');
  const [before, title] = [await highestVersion(), `Payment in force ${uniqueWord()}`];
  const next = `${current}-v${before + 1}`;
  const { title: oldTitle } = await lakeClient('viewer').fetch<{ title: string }>(
    '*[_type == "article" && slug.current == "payment-currency" && language == "en" && version == $before][0]{title}',
    { before },
  );
  const today = new Date().toISOString().slice(0, 10);
  const clerk = await logIn(browser, 'legal');
  await openDocument(clerk.page, 'article', current);
  await expect(fieldOf(clerk.page, 'title')).not.toBeEditable();
  await clerk.page.getByRole('button', { name: 'New version' }).click();
  await clerk.page.waitForURL(new RegExp(next));
  // one press makes it in each language
  for (const language of ['zh', 'ja'])
    await expect.poll(() => draftFields(`article-payment-currency-${language}-v${before + 1}`, 'version')).toEqual({ version: before + 1 });
  await expect(clerk.page.locator(`a[href$="/legal;payment-currency;${next}"]`)).toBeVisible();
  await write(clerk.page, 'title', title);
  await expect(publishButton(clerk.page)).toBeDisabled();
  await clerk.page.getByRole('tab', { name: 'Version and effect' }).click();
  await expect(fieldOf(clerk.page, 'version')).toHaveValue(String(before + 1));
  await write(clerk.page, 'effectiveDate', today);
  await clerk.page.keyboard.press('Enter');
  await write(clerk.page, 'changeNote', 'Clearer words about currencies');
  await expect.poll(() => draftFields(next, 'version, effectiveDate, title')).toEqual({ version: before + 1, effectiveDate: today, title });
  await publishButton(clerk.page).click();
  await expect(clerk.page.getByText('English: you changed this draft last, so another person publishes it')).toBeVisible();
  expect(await shows(address, title)).toBe(false);
  await clerk.context.close();

  const counsel = await logIn(browser, 'administrator');
  // the start page leads the second person to what changed, where it can be published
  await counsel.page.goto(`${origin()}/studio/start`);
  // it follows what others write, publish and delete while it is open
  const waiting = { _id: `drafts.${current}-waiting`, _type: 'article', kind: 'legal', title: `Waiting ${uniqueWord()}` };
  await expect(counsel.page.getByRole('link', { name: title })).toBeVisible();
  await lakeClient('legal').create(waiting);
  await expect(counsel.page.getByRole('link', { name: waiting.title })).toBeVisible();
  await lakeClient('legal').delete(waiting._id);
  await expect(counsel.page.getByRole('link', { name: waiting.title })).toHaveCount(0);
  await counsel.page
    .getByRole('row', { name: /your publication, as the second person/ })
    .getByRole('link', { name: title })
    .click();
  await expect(counsel.page.getByRole('heading', { name: `Changed since version ${before}` })).toBeVisible();
  await publishButton(counsel.page).click();
  await expect(counsel.page.getByText('Chinese: the day is missing from which it is in force.')).toBeVisible();
  await counsel.page.getByRole('button', { name: 'Publish English' }).click();
  await expect.poll(() => draftOf(next)).toBeNull();
  await untilShows(address, `${title}</h1>`);
  await untilShows(`${address}/versions/${before}`, `${oldTitle}</h1>`);
  expect(await shows(address, 'Clearer words about currencies')).toBe(true);
  await counsel.page.getByRole('tab', { name: 'Form' }).click();
  await expect(fieldOf(counsel.page, 'title')).not.toBeEditable();
  await openActions(counsel.page);
  for (const name of ['Delete', 'Unpublish']) await expect(counsel.page.getByRole('menuitem', { name })).toHaveCount(0);
  await counsel.context.close();
});

test('R-4.1 a correction leaves the text frozen, and the second person sees and confirms it', async ({ browser }) => {
  slow('the Studio starts for two people, and a page is waited for');
  const word = uniqueWord();
  const before: Record<string, unknown> = (await lakeClient('legal').getDocument<Record<string, unknown>>(current)) ?? {};
  const errata = [
    ...(Array.isArray(before.errata) ? before.errata : []),
    { _type: 'erratum', _key: word, on: '2026-12-01', text: `Not May but June ${word}` },
  ];
  await lakeClient('legal').createOrReplace({ ...before, _id: `drafts.${current}`, _type: 'article', errata });
  const clerk = await logIn(browser, 'legal');
  await openDocument(clerk.page, 'article', current);
  await expect(clerk.page.getByText('Corrections written here are shown once they are published')).toBeVisible();
  await expect(fieldOf(clerk.page, 'title')).not.toBeEditable();
  await openActions(clerk.page);
  await expect(clerk.page.getByRole('menuitem', { name: 'Schedule publish' })).toHaveCount(0);
  await clerk.page.keyboard.press('Escape');
  await publishButton(clerk.page).click();
  await expect(clerk.page.getByText('English: you changed this draft last, so another person publishes it')).toBeVisible();
  await clerk.context.close();

  const counsel = await logIn(browser, 'administrator');
  await openDocument(counsel.page, 'article', current);
  await counsel.page.getByRole('tab', { name: 'What changed' }).click();
  await expect(counsel.page.getByRole('heading', { name: 'New corrections' })).toBeVisible();
  await expect(counsel.page.locator('ins', { hasText: word })).toHaveText(`2026-12-01: Not May but June ${word}`);
  await publishButton(counsel.page).click();
  await expect(counsel.page.getByText('English: beside this version it will say:')).toBeVisible();
  expect(await draftOf(current)).not.toBeNull();
  await counsel.page.getByRole('button', { name: 'Publish the correction' }).click();
  await expect.poll(() => draftOf(current)).toBeNull();
  expect(await lakeClient('viewer').fetch(`*[_id == "${current}"][0].errata[-1].text`)).toBe(`Not May but June ${word}`);
  await counsel.context.close();
});

test('an open list of versions shows another person’s draft as soon as there is one, and the open text beside it stays', async ({
  browser,
}) => {
  slow('the Studio starts, and opens a text in its list');
  const version = (await highestVersion()) + 1;
  const [id, title] = [`${current}-v${version}`, `Draft by another ${uniqueWord()}`];
  const source: Record<string, unknown> = (await lakeClient('legal').getDocument<Record<string, unknown>>(current)) ?? {};
  const { page, context } = await logIn(browser, 'legal');
  await openDocument(page, 'article', current);
  await expect(page).toHaveURL(/\/legal;payment-currency;/);
  // the form is drawn anew while it loads, and begins at its first tab
  await expect(async () => {
    await page.getByRole('tab', { name: 'Version and effect' }).click();
    await expect(fieldOf(page, 'version')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await lakeClient('administrator').createOrReplace({ ...source, _id: `drafts.${id}`, _type: 'article', version, title });
  const entry = page.getByText(title);
  await expect(entry.first()).toBeVisible();
  await expect(fieldOf(page, 'version')).toBeVisible();
  await lakeClient('administrator').delete(`drafts.${id}`);
  await expect(entry).toHaveCount(0);
  await expect(fieldOf(page, 'version')).toBeVisible();
  await context.close();
});

test('a day, a time and a note that are typed right after each other are all stored, however late the lake answers', async ({
  browser,
}) => {
  slow('each write of the Studio is answered late');
  const id = `${current}-v${(await highestVersion()) + 1}`;
  const source: Record<string, unknown> = (await lakeClient('legal').getDocument<Record<string, unknown>>(current)) ?? {};
  const { effectiveDate: _day, effectiveTime: _time, changeNote: _note, ...text } = source;
  await lakeClient('legal').createOrReplace({ ...text, _id: `drafts.${id}`, _type: 'article', version: (await highestVersion()) + 1 });
  const { page, context } = await logIn(browser, 'legal');
  let writes = 0;
  await page.route('**/data/actions/**', async (route) => {
    writes += 1;
    if (writes % 2 === 1) {
      // the next words are typed before the lake has heard of these
      await pause(lateMs, 'what is typed meanwhile must not be lost');
      await route.continue();
      return;
    }
    // the event of the write is there long before its answer
    const response = await route.fetch();
    await pause(lateMs, 'what is typed meanwhile must not be lost');
    await route.fulfill({ response });
  });
  await openDocument(page, 'article', id);
  await page.getByRole('tab', { name: 'Version and effect' }).click();
  await write(page, 'effectiveDate', '2027-03-01');
  await write(page, 'effectiveTime', '09:30');
  await write(page, 'changeNote', 'Clearer words');
  await write(page, 'effectiveTime', '10:30');
  await expect(
    page.getByText(/^A draft, not in force\. Published as it is, it comes into force in \d+ days, from 1 March 2027, 10:30/),
  ).toBeVisible();
  await expect
    .poll(() => draftFields(id, 'effectiveDate, effectiveTime, changeNote'), { timeout: 15_000 })
    .toEqual({ effectiveDate: '2027-03-01', effectiveTime: '10:30', changeNote: 'Clearer words' });
  for (const [name, value] of [
    ['effectiveDate', '2027-03-01'],
    ['effectiveTime', '10:30'],
    ['changeNote', 'Clearer words'],
  ] as const)
    await expect(fieldOf(page, name)).toHaveValue(value);
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
});

test('day, time, zone and reason are taken over by the draft of another language; what changed is one press from either form', async ({
  browser,
}) => {
  slow('the Studio starts');
  const version = (await highestVersion()) + 1;
  const [id, chinese] = [`${current}-v${version}`, `article-payment-currency-zh-v${version}`];
  const published: Record<string, unknown> = (await lakeClient('legal').getDocument<Record<string, unknown>>(current)) ?? {};
  // as for a new version, which begins without the corrections of the one before it
  const { errata: _corrections, ...source } = published;
  const given = { effectiveTime: '09:30', effectiveZone: 'Asia/Hong_Kong', noticeException: `A court order ${uniqueWord()}` };
  const draft = { ...source, _type: 'article', version };
  await lakeClient('legal').createOrReplace({ ...draft, ...given, effectiveDate: '2020-03-01', _id: `drafts.${id}` });
  await lakeClient('legal').createOrReplace({ ...draft, language: 'zh', _id: `drafts.${chinese}` });
  const { page, context } = await logIn(browser, 'legal');
  await openDocument(page, 'article', id);
  await expect(page.getByText(/^A draft, not in force\. Published now, it is in force at once: 1 March 2020/)).toBeVisible();
  await page.getByRole('tab', { name: 'Version and effect' }).click();
  await expect(page.getByTestId('field-errata')).toHaveCount(0);
  await write(page, 'effectiveDate', '2027-03-01');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use these times for Chinese' }).click();
  await expect(page.getByText('Taken over: Chinese.')).toBeVisible();
  await expect
    .poll(() => draftFields(chinese, 'language, effectiveDate, effectiveTime, effectiveZone, noticeException'))
    .toEqual({ language: 'zh', effectiveDate: '2027-03-01', ...given });
  await expect(page.getByRole('button', { name: 'Use these times for Chinese' })).toHaveCount(0);
  // from the form, too, it is one press to the differences, and one more to those of another language
  await page.getByRole('link', { name: `What changed since version ${version - 1}` }).click();
  await expect(page.getByRole('heading', { name: `Changed since version ${version - 1}` })).toBeVisible();
  await expect(publishButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'What changed in Chinese' }).click();
  await expect(page).toHaveURL(new RegExp(chinese));
  await expect(page.getByRole('heading', { name: /^Changed since version/ })).toBeVisible();
  await context.close();
});

test('R-4.1 the marketing editor reads a legal text and can neither write nor publish it', async ({ browser }) => {
  await lakeClient('legal').createOrReplace({
    ...(await lakeClient('legal').getDocument<Record<string, unknown>>(current)),
    _id: `drafts.${current}`,
    _type: 'article',
    title: 'A draft of the lawyers',
  });
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', current);
  await expect(fieldOf(page, 'title')).toHaveValue('A draft of the lawyers');
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(fieldOf(page, 'title')).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
  await context.close();
});

test('the legal editor reads a banner and can neither write nor publish it', async ({ browser }) => {
  const { page, context } = await logIn(browser, 'legal');
  await openDocument(page, 'banner', 'banner-two-harbours');
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(fieldOf(page, 'title.en')).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
  await context.close();
});
