import { createHmac } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { lakeClient, origin } from '../setup/stack.ts';
import { logIn, openDocument, write } from '../setup/studio-session.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const password = 'correct horse battery staple';

/** Chooses a password by a link, and logs in with it, in a browser of their own. */
async function joinBy(browser: Browser, link: string, email: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password once more').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();
  await signIn(page, email);
  return { context, page };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const openEditors = async (page: Page): Promise<void> => {
  await page.goto(`${origin()}/studio/editors`);
  await expect(page.getByRole('heading', { name: 'Editors' })).toBeVisible({ timeout: 30_000 });
};

/** The link of a dialog that shows one. */
async function linkIn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

test('somebody invited chooses a password, edits, is in the audit log, and is refused at once when the role is taken away', async ({
  browser,
  changed,
}) => {
  slow('the Studio starts for two people');
  const word = uniqueWord();
  const [name, email, id] = [`Person ${word}`, `${word}@hostfront.test`, `hot-${word}`];
  const { page, context } = await logIn(browser, 'administrator');
  await openEditors(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const invited = await joinBy(browser, await linkIn(page), email);

  await changed.create({ _id: id, _type: 'hotTerm', term: { en: word, zh: word, ja: word }, order: 900 });
  await openDocument(invited.page, 'hotTerm', id);
  await write(invited.page, 'term.en', `${word} again`);
  await expect.poll(() => lakeClient('administrator').fetch('*[_id == $id][0].term.en', { id: `drafts.${id}` })).toBe(`${word} again`);
  // there is no such tool for an editor
  await invited.page.goto(`${origin()}/studio/editors`);
  await expect(invited.page.getByText(/Tool not found/).first()).toBeVisible({ timeout: 30_000 });
  await openDocument(invited.page, 'hotTerm', id);

  await openEditors(page);
  await page.getByRole('button', { name: 'Audit log' }).click();
  await page.getByLabel('ID of a document').fill(id);
  await page.getByRole('button', { name: 'Show these' }).click();
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'edited' }).first()).toBeVisible();
  const file = await page.request.get((await page.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '');
  expect(await file.text()).toContain(`,${email},edit,drafts.${id},hotTerm,`);

  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: `Change the role: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(new RegExp(`All sessions of .${name}. end at once`))).toBeVisible();
  await dialog.getByLabel('Role').selectOption('viewer');
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(dialog).toHaveCount(0);
  const refused = await invited.page.request.post(`${origin()}/lake/v2025-02-19/data/mutate/production`, {
    headers: { origin: origin() },
    data: { mutations: [{ patch: { id: `drafts.${id}`, set: { order: 1 } } }] },
  });
  expect(refused.status()).toBe(401);

  await page.getByRole('button', { name: `Remove the account: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remove the account' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
  await lakeClient('administrator').delete(`drafts.${id}`);
  await invited.context.close();
  await context.close();
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a key. */
function appCode(key: string, steps = 0): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('an editor sets up the two-step log-in with the key of the picture, logs in with a code, and with a recovery code', async ({
  browser,
}) => {
  slow('the Studio starts twice');
  const word = uniqueWord();
  const email = `${word}@hostfront.test`;
  const { page, context } = await logIn(browser, 'administrator');
  await openEditors(page);
  await page.getByLabel('Name').fill(`Person ${word}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const own = await joinBy(browser, await linkIn(page), email);
  await own.page.goto(`${origin()}/studio/account`);
  await own.page.getByRole('button', { name: 'Set it up' }).click({ timeout: 30_000 });
  await expect(own.page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await own.page.getByText('Key:').locator('code').innerText();
  await own.page.getByLabel('Six digits').fill(appCode(key, -1));
  await own.page.getByRole('button', { name: 'Switch the two-step log-in on' }).click();
  const listed = own.page.getByRole('listitem').locator('code');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await own.page.getByRole('button', { name: 'I have them' }).click();
  await expect(own.page.getByText('Recovery codes left: 10')).toBeVisible();

  for (const code of [appCode(key), codes[0] ?? '']) {
    await own.context.clearCookies();
    await own.page.goto(`${origin()}/lake/login`);
    await signIn(own.page, email);
    await own.page.getByLabel('Code').fill('000000');
    await own.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(own.page.getByText('The code is not right.')).toBeVisible();
    await own.page.getByLabel('Code').fill(code);
    await own.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(own.page).toHaveURL(/\/studio/);
  }
  await openEditors(page);
  await page.getByRole('button', { name: `Switch two-step log-in off: Person ${word}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch two-step log-in off' }).click();
  await expect(page.getByRole('row').filter({ hasText: email }).getByText('two-step log-in')).toHaveCount(0);
  await page.getByRole('button', { name: `Remove the account: Person ${word}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the account' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
  await own.context.close();
  await context.close();
});
