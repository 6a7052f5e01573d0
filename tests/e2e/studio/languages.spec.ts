import type { BrowserContext, Page } from '@playwright/test';
import { dictionaries } from '#studio/words/dictionaries.ts';
import { lakeClient, origin } from '../setup/stack.ts';
import { logIn, openDocument, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';

const tools = [
  'Translations',
  'Calendar',
  'Prices',
  'Coupons',
  'Group buying',
  'Assistant',
  'What readers say',
  'Check',
  'Handbook',
  'Trash',
  'Start',
] as const;
const help = 'article-vpc-en';
/** The language's own name of itself. */
const ownNames: ReadonlySet<string> = new Set(['English']);

/** Makes the browser one of a language, for whoever has chosen none in the Studio. */
const prefer = (context: BrowserContext, languages: readonly string[]): Promise<unknown> =>
  context.addInitScript((wanted) => Object.defineProperty(navigator, 'languages', { get: () => wanted }), languages);

/** Sentences of ours that a page still says in English, although there are words for them. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // a link to a document says the title of content, a comparison what was written there, and bdi a name
      if (!parentElement?.closest('a[href*="/intent/"], ins, del, bdi')) found.push(textContent?.trim() ?? '');
    }
    return found;
  });
  const same: Readonly<Record<string, string>> = dictionaries.ja;
  return texts.filter((text) => Object.hasOwn(same, text) && same[text] !== text && !ownNames.has(text));
}

test('an administrator with a Japanese browser reads every tool in Japanese, and chooses Chinese', async ({ browser }) => {
  slow('the Studio starts twice, and each of its tools reads content');
  // wide enough for the tools that are clicked
  const { page, context } = await logIn(browser, 'administrator', { viewport: { width: 1920, height: 900 } });
  await prefer(context, ['ja-JP', 'en']);
  await page.goto(`${origin()}/studio`);
  // the last ones are in the menu behind the others where the window is not wide enough
  for (const tool of [...tools, 'account', 'editors'] as const) {
    if (tool === 'account' || tool === 'editors') await page.goto(`${origin()}/studio/${tool}`);
    else await page.getByRole('link', { name: dictionaries.ja[tool], exact: true }).first().click();
    // an empty trash has no heading
    await expect(
      page
        .getByRole('heading')
        .or(page.getByRole('status').filter({ hasText: /。$/ }))
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('読み込み中…')).toHaveCount(0, { timeout: 30_000 });
    expect([tool, await englishOn(page)]).toEqual([tool, []]);
  }
  await page.getByRole('link', { name: 'コンテンツ', exact: true }).first().click();
  await expect(page.getByText('価格とプラン')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'スタート', exact: true }).first().click();
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('link', { name: '内容', exact: true }).first().click();
  await expect(page.getByText('价格与套餐')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('sanity-locale:lake:default'))).toBe('zh-Hans');

  await test.step('what the lake refuses is said in Chinese, too', async () => {
    await page.getByRole('link', { name: '首页', exact: true }).first().click();
    await page.getByRole('link', { name: '横幅次序', exact: true }).click();
    await page
      .getByRole('button', { name: /^下移 / })
      .first()
      .click();
    const { _id: id, order } = await lakeClient('viewer').fetch<{ _id: string; order: number }>(
      '*[_type == "banner"] | order(order asc)[0]',
    );
    await lakeClient('editor').patch(id).set({ order }).commit();
    await page.getByRole('button', { name: '发布此次序' }).click();
    await expect(page.getByText('未发布任何内容：其间有他人修改了该文档。请查看其当前内容，然后重新操作。')).toBeVisible();
  });
  await context.close();
});

test('a form says its fields, and why it cannot be published, in the language of the editor', async ({ browser }) => {
  slow('the Studio starts, and validates a whole text');
  const { page, context } = await logIn(browser, 'editor');
  await prefer(context, ['zh-CN']);
  try {
    await openDocument(page, 'article', help);
    await expect(page.getByTestId('field-summary')).toContainText('内容提要');
    await write(page, 'title', '');
    const publish = page.getByRole('button', { name: '发布', exact: true });
    await expect(publish).toBeDisabled();
    await publish.hover({ force: true });
    await expect(page.getByText('尚不能发布。 标题: 请填写标题。')).toBeVisible();
    expect(await englishOn(page)).toEqual([]);
  } finally {
    await lakeClient('administrator').delete(`drafts.${help}`);
    await context.close();
  }
});
