import type { Page } from '@playwright/test';
import { lakeClient, origin, untilShows } from '../setup/stack.ts';
import { draftFields, fieldOf, logIn, openActions, openDocument, publish, publishButton, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

/** Status and target of an address, as any visitor gets them. */
async function answerOf(address: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(`${origin()}${address}`, { redirect: 'manual', headers: { 'accept-language': 'en' } });
  return [status, headers.get('location')];
}

/** Presses '+' in a list of the desk and waits for the empty form. */
async function begin(page: Page, list: string): Promise<void> {
  await page.goto(`${origin()}/studio/structure/${list}`);
  const add = page.getByTestId('action-intent-button').last();
  await expect(add).toBeEnabled({ timeout: 30_000 });
  await add.click();
  await expect(page.getByTestId('form-view')).toBeVisible();
}

/** The id, without the prefix of drafts, of a document that the Studio has just begun. */
async function begunId(filter: string, params: Record<string, string>): Promise<string> {
  let id: string | null = null;
  await expect
    .poll(async () => (id = await lakeClient('administrator').fetch<string | null>(`*[${filter}][0]._id`, params)))
    .toEqual(expect.stringMatching(/^drafts\./));
  return String(id).replace('drafts.', '');
}

test.describe('R-4.1 the marketing editor makes a page', () => {
  test('at an address of its own, and its visitors follow a short address from it', async ({ browser, changed, page: visitor }) => {
    slow('fills in a page in three languages in the Studio, and waits for its pages');
    const word = uniqueWord();
    const slug = `spring-${word}`;
    const heading = { en: `Spring ${word}`, zh: `春天 ${word}`, ja: `春 ${word}` };
    const sale = { _id: `redirect-e2e-${word}`, _type: 'redirect', from: `/sale-${word}`, to: '/activity/promotion', permanent: false };
    expect(await answerOf(`/activity/${slug}`)).toEqual([404, null]);

    const { page, context } = await logIn(browser, 'editor');
    await begin(page, 'pages;activityPage');
    for (const [language, text] of Object.entries(heading)) await write(page, `heading.${language}`, text);
    for (const language of ['en', 'zh', 'ja']) await write(page, `lead.${language}`, `Lead ${language} ${word}`);
    // no button that nobody asked for
    await expect(fieldOf(page, 'primaryAction.href')).toHaveValue('');
    for (const [language, text] of Object.entries({ en: 'See the offers', zh: '查看活动', ja: 'キャンペーンを見る' }))
      await write(page, `primaryAction.label.${language}`, text);
    await write(page, 'primaryAction.href', sale.from);
    await page.getByRole('tab', { name: 'Address and time' }).click();
    await write(page, 'slug', slug);
    const id = await begunId('_type == "activityPage" && heading.en == $heading', { heading: heading.en });
    await changed.keep(id, sale._id, `redirect-moved-activity-page-${slug}`);
    await expect.poll(() => draftFields(id, '"slug": slug.current')).toEqual({ slug });
    await publish(page, id);
    await untilShows(`/activity/${slug}`, `${heading.en}</h1>`);
    await untilShows(`/zh/activity/${slug}`, heading.zh);
    await untilShows(`/ja/activity/${slug}`, heading.ja);
    await context.close();

    await test.step('R-1.4 a published redirect makes its first segment known, and no other', async () => {
      expect(await answerOf(sale.from)).toEqual([500, null]);
      await lakeClient('editor').create(sale);
      await expect.poll(() => answerOf(`${sale.from}?userCode=a`), { timeout: 3_000 }).toEqual([307, '/activity/promotion?userCode=a']);
      expect(await answerOf(`/zh${sale.from}`)).toEqual([307, '/zh/activity/promotion']);
      expect((await answerOf(`${sale.from}x`))[0]).toBe(500);
      expect((await answerOf('/fr'))[0]).toBe(500);
    });

    await test.step('a link to it is followed by the browser', async () => {
      await visitor.goto(`${origin()}/ja/activity/${slug}`);
      const loaded = visitor.waitForEvent('load');
      await visitor.locator('main').getByRole('link', { name: 'キャンペーンを見る' }).click();
      await loaded;
      await expect(visitor).toHaveURL(`${origin()}/ja/activity/promotion`);
    });

    await test.step('R-4 its former address leads to the new one, and without the page both are absent', async () => {
      await lakeClient('editor')
        .patch(id)
        .set({ 'slug.current': `${slug}-two` })
        .commit();
      await expect.poll(() => answerOf(`/zh/activity/${slug}`)).toEqual([308, `/zh/activity/${slug}-two`]);
      await untilShows(`/ja/activity/${slug}-two`, heading.ja);
      await lakeClient('editor').transaction().delete(id).delete(`redirect-moved-activity-page-${slug}`).delete(sale._id).commit();
      await expect.poll(() => answerOf(`/activity/${slug}-two`)).toEqual([404, null]);
      await expect.poll(() => answerOf(sale.from)).toEqual([500, null]);
    });
  });

  test('of help, by + in a category and as a copy', async ({ browser, changed }) => {
    slow('begins two articles in the Studio, and publishes one');
    const word = uniqueWord();
    const title = `Help ${word}`;
    const { page, context } = await logIn(browser, 'editor');
    await begin(page, 'help;category-network');
    // versions are compared beside legal texts alone
    await expect(page.getByRole('link', { name: 'Where used' }).or(page.getByRole('tab', { name: 'Where used' }))).toBeVisible();
    await expect(page.getByText('What changed', { exact: true })).toHaveCount(0);
    await write(page, 'title', title);
    await write(page, 'summary', `In short ${word}`);
    const id = await begunId('_type == "article" && title == $title', { title });
    await changed.keep(id);
    expect(await draftFields(id, 'kind, version, "category": category._ref')).toEqual({
      kind: 'help',
      version: 1,
      category: 'category-network',
    });
    await page.getByRole('tab', { name: 'Address' }).click();
    await page.getByTestId('field-language').getByText('English').click();
    await write(page, 'slug', `help-${word}`);
    // the text is typed into an editor of its own; what that would write is written directly while the form is open
    const body = [
      { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: 's', text: word, marks: [] }] },
    ];
    await expect.poll(() => draftFields(id, 'language, "slug": slug.current')).toEqual({ language: 'en', slug: `help-${word}` });
    await lakeClient('editor').patch(`drafts.${id}`).set({ body, order: 99 }).commit();
    await publish(page, id);
    await untilShows(`/doc/article/help-${word}`, title);
    await untilShows('/doc', title);

    await openActions(page);
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const copy = await begunId('_type == "article" && title == $title && _id in path("drafts.**") && _id != $own', {
      title,
      own: `drafts.${id}`,
    });
    await changed.keep(copy);
    expect(await draftFields(copy, 'kind, "category": category._ref')).toEqual({ kind: 'help', category: 'category-network' });
    await context.close();
  });

  test('of the site only where it has its place', async ({ browser }) => {
    const { page, context } = await logIn(browser, 'editor');
    await page.goto(`${origin()}/studio/structure/pages;marketingPage`);
    await expect(page.getByText('/product/private-cloud')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByTestId('action-intent-button')).toHaveCount(0);
    await openDocument(page, 'marketingPage', 'marketing-page-about');
    await expect(page).toHaveURL(/\/pages;marketingPage;marketing-page-about/);
    await context.close();
  });
});

test('a page whose time is over says so above its form, and is published only by whoever means it', async ({ browser, changed }) => {
  slow('the Studio starts');
  const word = uniqueWord();
  const id = `activity-page-over-${word}`;
  const inThree = (text: string) => ({ en: `${text} ${word}`, zh: `已结束 ${word}`, ja: `終了 ${word}` });
  await changed.keep(id);
  const page = { heading: inThree('Over'), lead: inThree('It was'), slug: { _type: 'slug', current: `over-${word}` } };
  await lakeClient('editor').create({ ...page, _id: `drafts.${id}`, _type: 'activityPage', endsAt: '2026-01-02T10:00:00.000Z' });
  const session = await logIn(browser, 'editor');
  await openDocument(session.page, 'activityPage', id);
  const over = 'If it is published as it is: not shown: it ended on 2026-01-02 10:00 UTC, and its address leads to the promotions.';
  await expect(session.page.getByText(over)).toHaveCount(1);
  await publishButton(session.page).click();
  await expect(session.page.getByText(over)).toHaveCount(2);
  expect(await draftFields(id, '_id')).not.toBeNull();
  await session.page.getByRole('button', { name: 'Publish it nevertheless' }).click();
  await expect.poll(() => draftFields(id, '_id')).toBeNull();
  await expect(session.page.getByText('Not shown: it ended on 2026-01-02 10:00 UTC')).toBeVisible();
  await session.context.close();
});

test('R-4 a help text published at another address asks about its translations, and takes them along', async ({ browser, changed }) => {
  slow('opens the Studio, publishes one language, and waits for three pages');
  const ids = ['article-rdns-en', 'article-rdns-zh', 'article-rdns-ja'] as const;
  const slug = `rdns-${uniqueWord()}`;
  await changed.keep(...ids, 'redirect-moved-rdns', `redirect-moved-${slug}`);
  changed.afterwards(() => expect.poll(() => answerOf('/ja/doc/article/rdns')).toEqual([200, null]));
  const { page, context } = await logIn(browser, 'editor');
  await openDocument(page, 'article', ids[0]);
  await page.getByRole('tab', { name: 'Address' }).click();
  await write(page, 'slug', slug);
  await expect.poll(() => draftFields(ids[0], '"slug": slug.current')).toEqual({ slug });
  const button = page.getByRole('button', { name: 'Publish and redirect' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByText('Chinese and Japanese: still at /doc/article/rdns.')).toBeVisible();
  await page.getByRole('button', { name: 'Every language' }).click();
  for (const prefix of ['', '/zh', '/ja']) {
    await expect.poll(() => answerOf(`${prefix}/doc/article/${slug}`)).toEqual([200, null]);
    await expect.poll(() => answerOf(`${prefix}/doc/article/rdns`)).toEqual([308, `${prefix}/doc/article/${slug}`]);
  }
  await context.close();
});
