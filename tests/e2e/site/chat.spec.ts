import { languages, localizePath } from '#lib/language/languages.ts';
import { hostileAnswers } from '#tests/fixtures/hostile-answers.ts';
import { expectAccessible } from '../setup/axe.ts';
import { answerChat, answerWith, chatBox, chatDialog, chatWords, openChat, stored } from '../setup/chat/chat-visit.ts';
import { open, visit } from '../setup/frame-visit.ts';
import { openAlive, untilOverlays } from '../setup/open-page.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const phone = { width: 390, height: 800 };
const desktop = { width: 1_440, height: 900 };
const calm = { activeImg: String(Date.now()), userSelectLangTime: String(Date.now()) };
const locales = { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' } as const;

const citation = { number: 1, title: 'Snapshots', heading: null, link: '/doc/article/snapshots', language: 'en' };
const answered = {
  answer: '<p>Yes: see <a href="/doc/article/snapshots">Snapshots</a>.</p>',
  id: '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b',
  by: 'texts',
  language: 'en',
  citations: [citation],
  receipt: { at: '2026-11-21T12:00:00.000Z', prices: [], texts: [{ number: 1, version: 2, revision: 'r1' }] },
};

for (const language of languages) {
  for (const viewport of [phone, desktop]) {
    test(`R-9.1 R-9.4 ${language}, ${viewport.width} px, keyboard only: it says who answers, answers, survives a reload and ends`, async ({
      browser,
    }) => {
      const words = chatWords[language];
      const page = await visit(browser, { locale: locales[language], viewport, stored: calm });
      await answerChat(page, answerWith({ ...answered, language }));
      await open(page, localizePath('/doc', language));
      await expect(chatDialog(page, language)).toBeHidden();
      const opener = await openChat(page, language);
      const dialog = chatDialog(page, language);
      await expect(chatBox(page)).toBeFocused();
      await expect(dialog).toContainText(words.intro.who);
      await expect(dialog).toContainText(words.intro.wrong);
      expect(await stored(page, 'chatData')).toBeNull();
      const box = await dialog.boundingBox();
      expect([box?.height, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([viewport.height, viewport.width]);
      if (viewport === phone) expect(box?.width).toBe(phone.width);

      await page.keyboard.press('Enter');
      await page.keyboard.type('  ');
      await page.keyboard.press('Enter');
      expect(await stored(page, 'chatData')).toBeNull();
      await page.keyboard.type('one');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('two');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('list', { name: words.sources })).toBeVisible();
      await expect(chatBox(page)).toBeFocused();
      expect(JSON.parse((await stored(page, 'chatData')) ?? '')).toEqual([
        { user: '1', content: 'one\ntwo' },
        { user: '2', content: answered.answer },
      ]);
      await expectAccessible(page, { within: 'dialog' });
      if (viewport === phone) {
        for (let stop = 0; stop < 14; stop += 1) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
          ).toBe(true);
        }
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      const uuid = await stored(page, 'chatUUID');
      await page.reload();
      await expect(dialog).toBeHidden();
      await openChat(page, language);
      await expect(dialog.getByRole('list', { name: words.sources })).toBeVisible();
      await dialog.getByText(words.receipt.title).press('Enter');
      await expect(dialog).toContainText('r1');
      await dialog.getByRole('button', { name: words.end, exact: true }).press('Enter');
      await page.getByRole('dialog', { name: words.ending.title }).getByRole('button', { name: words.ending.keep }).press('Enter');
      await expect(dialog.getByRole('list', { name: words.sources })).toBeVisible();
      await dialog.getByRole('button', { name: words.end, exact: true }).press('Enter');
      await page.getByRole('button', { name: words.ending.confirm }).press('Enter');
      await expect(dialog.getByRole('list', { name: words.sources })).toBeHidden();
      await expect(chatBox(page)).toBeFocused();
      expect(await stored(page, 'chatData')).toBeNull();
      expect(await stored(page, 'chatUUID')).not.toBe(uuid);
      await page.context().close();
    });
  }
}

test('R-9.1 a page loads nothing of it and asks nothing before it is opened', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/chat/.test(request.url())) asked.push(request.url());
  });
  await open(page, '/doc');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.locator('#chat-box')).toHaveCount(0);
  await openChat(page);
  await expect.poll(() => asked.filter((address) => address.endsWith('/myDoc/chat/opening')).length).toBe(1);
  await page.context().close();
});

test('R-9.1 reloaded while an answer is awaited, the question stays, the page says what happened, and it is sent again', async ({
  browser,
}) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  let isDown = true;
  await answerChat(page, async (route) => (isDown ? undefined : answerWith(answered)(route)));
  await open(page, '/doc');
  await openChat(page);
  await page.keyboard.type('Is there a backup?');
  await page.keyboard.press('Enter');
  await expect(chatDialog(page).getByText(chatWords.en.waiting)).toBeVisible();
  await expect(chatDialog(page).getByRole('button', { name: chatWords.en.box.sending })).toHaveAttribute('aria-busy', 'true');
  await page.reload();
  isDown = false;
  await openChat(page);
  await expect(chatDialog(page)).toContainText('Is there a backup?');
  await expect(chatDialog(page)).toContainText(chatWords.en.interrupted);
  await chatDialog(page).getByRole('button', { name: chatWords.en.again }).click();
  await expect(chatDialog(page)).toContainText('Yes: see Snapshots.');
  await expect(chatDialog(page).getByText('Is there a backup?')).toHaveCount(1);
  await page.context().close();
});

test('R-9.3 while the service is down or refuses, the automatic answer comes and the typed text is back; then it is tried again', async ({
  browser,
}) => {
  const page = await visit(browser, { viewport: phone, stored: calm });
  const replies: Parameters<typeof answerChat>[1][] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 503, body: '<html>bad gateway</html>' }),
    (route) => route.fulfill({ json: { code: '2000' } }),
    (route) => route.fulfill({ status: 429, json: { code: 429, message: { text: 'x', values: { seconds: 30 } } } }),
    answerWith(answered),
  ];
  await answerChat(page, (route) => replies.shift()?.(route));
  await page.route('**/myDoc/chat/opening', (route) => route.abort());
  await open(page, '/doc');
  await openChat(page);
  const dialog = chatDialog(page);
  await expect(dialog).toContainText(chatWords.en.intro.unknown);
  await page.keyboard.type('Is there a backup?');
  await page.keyboard.press('Enter');
  for (const reason of ['down', 'down', 'down', 'limited'] as const) {
    await expect(dialog).toContainText(chatWords.en.fallback);
    await expect(dialog).toContainText(chatWords.en.failed[reason]);
    await expect(chatBox(page)).toHaveValue('Is there a backup?');
    await expect(page.locator('#__next [role=alert]:visible')).toHaveCount(0);
    if (reason === 'limited') {
      await expect(dialog).toContainText(/You can ask again in \d+ s\./);
      await expectAccessible(page, { within: 'dialog' });
    }
    await expect(dialog.getByRole('link', { name: chatWords.en.people.ticket })).toBeVisible();
    await dialog.getByRole('button', { name: chatWords.en.againFrom }).click();
  }
  await expect(dialog).toContainText('Yes: see Snapshots.');
  await expect(dialog).not.toContainText(chatWords.en.fallback);
  await expect(chatBox(page)).toHaveValue('');
  await page.context().close();
});

test('R-9.3 an answer that takes longer than 20 seconds is given up', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  await answerChat(page, () => undefined);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    Object.assign(window, { limits: [] });
    AbortSignal.timeout = (ms) => {
      Reflect.get(window, 'limits').push(ms);
      return timeout(ms === 20_000 ? 400 : ms);
    };
  });
  await open(page, '/doc');
  await openChat(page);
  await page.keyboard.type('slow');
  await page.keyboard.press('Enter');
  await expect(chatDialog(page)).toContainText(chatWords.en.failed.timeout);
  expect(await page.evaluate(() => Reflect.get(window, 'limits'))).toContain(20_000);
  await expect(chatBox(page)).toHaveValue('slow');
  await page.context().close();
});

test('R-9.1 End while waiting cancels the question and tells the service; a late answer changes nothing', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  const cancelled: string[] = [];
  const ended: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(request.url()));
  await page.route('**/myDoc/chat/end', (route) => {
    ended.push(new URLSearchParams(route.request().postData() ?? '').get('uuid') ?? '');
    return route.fulfill({ json: { code: 2000, message: {} } });
  });
  await answerChat(page, () => undefined);
  await open(page, '/doc');
  await openChat(page);
  await page.keyboard.type('never mind');
  await page.keyboard.press('Enter');
  const uuid = await stored(page, 'chatUUID');
  await chatDialog(page).getByRole('button', { name: chatWords.en.end, exact: true }).click();
  await page.getByRole('button', { name: chatWords.en.ending.confirm }).click();
  await expect.poll(() => cancelled).toEqual([`${origin()}/myDoc/chat`]);
  await expect.poll(() => ended).toEqual([uuid]);
  await expect(chatDialog(page)).not.toContainText('never mind');
  expect([await stored(page, 'chatData'), (await stored(page, 'chatUUID')) === uuid]).toEqual([null, false]);
  await page.context().close();
});

test('R-9 no answer executes anything, whether it comes from the service or was put into the tab’s storage', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  const whole = hostileAnswers.map((hostile) => `<p>part</p>${hostile}`);
  await answerChat(page, answerWith({ answer: whole.join('') }));
  await open(page, '/doc');
  await page.evaluate(
    (contents) => sessionStorage.setItem('chatData', JSON.stringify(contents.map((content) => ({ user: '2', content })))),
    whole,
  );
  await openChat(page);
  await page.keyboard.type('attack');
  await page.keyboard.press('Enter');
  const dialog = chatDialog(page);
  await expect(dialog.locator('p', { hasText: 'attack' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: chatWords.en.box.send })).toBeVisible();
  const talk = dialog.getByRole('region', { name: chatWords.en.conversation });
  await expect(talk.locator('script,img,iframe,object,embed,style,link,video,audio,[onclick],[style],template,base')).toHaveCount(0);
  for (const link of await talk.locator('a').evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href)))
    expect(link === '' || link.startsWith(origin()) || link === 'https://chat.example/marlow').toBe(true);
  expect(await page.title()).not.toContain('pwned');
  expect(foreign).toEqual([]);
  await page.context().close();
});

test('R-9 a conversation that was changed by hand neither breaks the panel nor is lost for good', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  await answerChat(page, answerWith(answered));
  await open(page, '/doc');
  for (const [data, uuid] of [
    ['{', 'x'],
    ['[{"user":"3","content":1}]', '<script>'],
    ['null', ''],
  ] as const) {
    await page.evaluate(
      ({ data: chatData, uuid: chatUUID }) => {
        sessionStorage.setItem('chatData', chatData);
        sessionStorage.setItem('chatUUID', chatUUID);
        sessionStorage.setItem('chatAnswers', chatData);
      },
      { data, uuid },
    );
    await page.reload();
    await openChat(page);
    await page.keyboard.type('q');
    await page.keyboard.press('Enter');
    await expect(chatDialog(page)).toContainText('Yes: see Snapshots.');
    expect(await stored(page, 'chatUUID')).toMatch(/^[\da-f-]{36}$/);
  }
  await page.context().close();
});

test('R-9.1 it covers neither the consent panel nor the order’s button, and the page beside it stays whole', async ({ browser }) => {
  for (const width of [961, 1_280, 1_359, 1_360, 1_440]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await openAlive(page, `${origin()}/product/vps-buy`);
    const consent = page.getByRole('dialog', { name: 'Cookies on this site' });
    await expect(consent).toBeVisible();
    const order = page.locator('main').getByRole('button', { name: 'Log in to buy' });
    await openChat(page);
    await order.scrollIntoViewIfNeeded();
    const chat = await chatDialog(page).boundingBox();
    const boxes = [await order.boundingBox(), await page.locator('header .action').boundingBox()];
    if (await consent.isVisible()) boxes.push(await consent.boundingBox());
    for (const box of boxes) {
      const apart =
        (box?.x ?? 0) >= (chat?.x ?? 0) + (chat?.width ?? 0) ||
        (box?.x ?? 0) + (box?.width ?? 0) <= (chat?.x ?? 0) ||
        (box?.y ?? 0) >= (chat?.y ?? 0) + (chat?.height ?? 0) ||
        (box?.y ?? 0) + (box?.height ?? 0) <= (chat?.y ?? 0);
      expect([width, box, chat, apart]).toEqual([width, box, chat, true]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(consent).toBeVisible();
    await context.close();
  }
});

test('R-9 a source opens in place: beside the conversation, and on a phone instead of it', async ({ browser }) => {
  for (const viewport of [desktop, phone]) {
    const page = await visit(browser, { viewport, stored: calm });
    await answerChat(page, answerWith(answered));
    await open(page, '/doc');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openChat(page);
    await page.keyboard.type('backup');
    await page.keyboard.press('Enter');
    await chatDialog(page).getByRole('list', { name: chatWords.en.sources }).getByRole('link').click();
    await page.waitForURL(`${origin()}/doc/article/snapshots`);
    await expect(page.locator('main article h1')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    if (viewport === phone) {
      await expect(chatDialog(page)).toBeHidden();
      await openChat(page);
    }
    await expect(chatDialog(page)).toContainText('Yes: see Snapshots.');
    await page.context().close();
  }
});

test('R-9.1 a search that finds nothing leads to it, with what was searched for in the box, and never sends it', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: calm });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/myDoc/chat')) asked.push(request.url());
  });
  await openAlive(page, `${origin()}/doc/search/zzqxv`);
  await page.locator('main').getByRole('button', { name: 'Ask the AI assistant' }).click();
  await expect(chatBox(page)).toBeFocused();
  await expect(chatBox(page)).toHaveValue('zzqxv');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await search.getByRole('button', { name: 'Ask the AI assistant' }).click();
  await expect(search).toBeHidden();
  await expect(chatBox(page)).toBeFocused();
  expect(asked).toEqual([]);
  await page.context().close();
});

test('R-3.7 the promotion does not come while somebody chats', async ({ browser }) => {
  const page = await visit(browser, { viewport: desktop, stored: { userSelectLangTime: calm.userSelectLangTime } });
  await page.clock.install();
  await page.goto(`${origin()}/doc`);
  await page.clock.runFor(3_000);
  await page.waitForLoadState('networkidle');
  await untilOverlays(page);
  await openChat(page);
  await page.locator('main h1').click();
  await page.clock.runFor(60_000);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(chatDialog(page)).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.context().close();
});

const questions = {
  en: '2 cores 4 GiB in Tokyo for a year in yen',
  zh: '东京 2 核 4 GiB 一年多少日元？',
  ja: '東京で2コア4GiBのサーバーは1年間でいくらですか？',
} as const;

for (const language of languages) {
  test(`R-9 ${language}: an amount of an answer is the configurator’s own, and its receipt leads there`, async ({ browser }) => {
    const words = chatWords[language];
    const page = await visit(browser, { locale: locales[language], viewport: desktop, stored: calm });
    await open(page, localizePath('/doc', language));
    await openChat(page, language);
    const dialog = chatDialog(page, language);
    await expect(dialog).toContainText(words.intro.notKept);
    await expect(dialog).toContainText(words.intro.noModel);
    await page.keyboard.type(questions[language]);
    await page.keyboard.press('Enter');
    await dialog.getByText(words.receipt.title).click();
    const configuration = dialog.getByRole('link', { name: words.receipt.configuration }).first();
    const [amount = ''] = /¥[\d,]+/.exec(await configuration.locator('..').innerText()) ?? [];
    expect(amount).toMatch(/^¥\d{2},\d{3}$/);
    await expect(dialog.getByRole('region', { name: words.conversation })).toContainText(amount);
    await configuration.click();
    await page.waitForURL('**/product/vps-buy?**');
    await expect(page.locator('main')).toContainText(amount);
    await dialog.getByRole('button', { name: words.feedback.yes, exact: true }).click();
    await expect(dialog).toContainText(words.feedback.thanks);
    await page.context().close();
  });
}
