import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { hiddenFields, type Answered, type Browser } from './browser.ts';
import { hostileMarkup } from './hostile-markup.ts';
import { newPassword, openSandbox, type SandboxUnderTest } from './sandbox-under-test.ts';

const limits = { wrongByAccountAndAddress: 3, wrongByAccount: 6, wrongByAddress: 8, formsPerMinute: 10_000, accountsAtOnce: 100 } as const;
let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox({ limits });
}, 60_000);

afterAll(() => sandbox.close());

const stateOf = async (browser: Browser): Promise<unknown> => (await browser.call('account/session')).message;

describe('a form of another site', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as const;
  const forms = [
    '/ucenter/login',
    '/ucenter/register',
    '/ucenter/logout',
    '/ucenter/console/state',
    '/ucenter/console/realName',
    '/ucenter/console/end-everywhere',
    '/ucenter/console/workServer/submitWork',
  ];

  test.each(foreign)('%j changes nothing, whatever it is', async (headers) => {
    const browser = await sandbox.loggedIn('new');
    for (const path of forms) {
      const answer = await browser.post(
        path,
        { standing: 'barred', email: 'x@example.com', password: newPassword, subject: 'abc', text: 'abc abc abc' },
        headers,
      );
      expect([path, answer.status, answer.cookies]).toEqual([path, 403, []]);
    }
    expect(await stateOf(browser)).toMatchObject({ state: 'account', barred: false });
    expect((await browser.post('/myDoc/logout', {}, headers)).text).toContain('"code":403');
  });

  test('a form without our token, with another visitor’s, another form’s or an old one changes nothing', async () => {
    const [browser, stranger] = [await sandbox.loggedIn('new'), await sandbox.loggedIn('verified')];
    const tokenOf = async (from: Browser, form: string): Promise<string> => {
      const page = await from.get('/ucenter/console/account');
      return hiddenFields(page.text, form).form ?? 'none';
    };
    const stateForm = '/ucenter/console/state';
    const own = await tokenOf(browser, stateForm);
    const tokens = [
      '',
      'x',
      own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${own}.x`,
      await tokenOf(stranger, stateForm),
      await tokenOf(browser, '/ucenter/logout'),
    ];
    for (const form of tokens) {
      await browser.post(stateForm, { form, standing: 'barred' });
      expect(await stateOf(browser)).toMatchObject({ barred: false });
    }
    sandbox.clockOffsetMs = 13 * 3_600_000;
    await browser.post(stateForm, { form: own, standing: 'barred' });
    sandbox.clockOffsetMs = 0;
    expect(await stateOf(browser)).toMatchObject({ barred: false });
    await browser.post(stateForm, { form: own, standing: 'barred' });
    expect(await stateOf(browser)).toMatchObject({ barred: true });
    await browser.post(stateForm, { form: own, standing: 'good' });
  });

  test('forms are signed by a new key each day; what yesterday’s key signed is known for two days more', async () => {
    const browser = await sandbox.loggedIn('verified');
    const page = await browser.get('/ucenter/console/account');
    const { form = '' } = hiddenFields(page.text, '/ucenter/console/state');
    const keyOf = (text: string): string | undefined => /name="form" value="([^."]+)\./.exec(text)?.[1];
    const seen = new Set([keyOf(page.text)]);
    const accepted = [];
    for (let day = 0; day < 3; day += 1) {
      await sandbox.database.executor.execute(
        sql`UPDATE sandbox_key SET created_at = created_at - interval '25 hours' WHERE purpose = 'form'`,
      );
      seen.add(keyOf((await browser.get('/ucenter/console/account')).text));
      accepted.push((await browser.post('/ucenter/console/state', { form, credit: String(70 + day) })).location);
    }
    expect(seen.size).toBe(4);
    expect(accepted).toEqual(['/ucenter/console/account?done=1', '/ucenter/console/account?done=1', '/ucenter/console/account']);
  });

  test('an expired form keeps its input', async () => {
    const visitor = await sandbox.registered({ email: 'typed@example.com' });
    const ticket = await visitor.post('/ucenter/console/workServer/submitWork', {
      form: 'old',
      subject: 'A <slow> server',
      text: 'Since this morning it is slow.',
    });
    expect([
      ticket.status,
      ticket.text.includes('value="A &lt;slow&gt; server"'),
      ticket.text.includes('Since this morning it is slow.'),
      ticket.text.includes('Check it and send it again'),
    ]).toEqual([403, true, true, true]);
    const name = await visitor.post('/ucenter/console/realName', { form: 'old', name: 'Wang Xiaoming', card: '11010519491231002X' });
    expect([name.status, name.text.includes('value="Wang Xiaoming"'), name.text.includes('11010519491231002X"')]).toEqual([
      403,
      true,
      false,
    ]);
    expect(await stateOf(visitor)).toMatchObject({ realName: 'none' });
  });

  test('a character that no database can store is removed, and fails nothing', async () => {
    const visitor = await sandbox.registered({ email: 'nul@example.com' });
    expect(
      (await sandbox.browser().fill('/ucenter/?ope=login', '/ucenter/login', { email: 'nobody\u0000@example.com', password: newPassword }))
        .status,
    ).toBe(401);
    const sent = await visitor.fill('/ucenter/console/workServer/submitWork', '/ucenter/console/workServer/submitWork', {
      subject: 'Two\u0000fold',
      text: 'Since this\u0000 morning it is slow.',
    });
    expect((await visitor.get(sent.location ?? '')).text).toContain('Twofold');
    expect([
      (await visitor.fill('/ucenter/console/mail', '/ucenter/console/mail', { letter: '\u0000' })).status,
      (await visitor.get('/ucenter/pay/%00')).status,
    ]).toEqual([303, 404]);
  });

  test('a form that is too long is refused for that, not as another site’s', async () => {
    const answer = await sandbox.browser().post('/ucenter/login', { email: 'x'.repeat(70_000) });
    expect([answer.status, answer.text.includes('too long'), answer.text.includes('another site')]).toEqual([413, true, false]);
  });

  test('fields twice, fields of strange names and bodies that are no form are no way in', async () => {
    const browser = sandbox.browser();
    for (const body of ['email=a&email=b', '__proto__=1&constructor=2', '%ff%fe', 'a='.repeat(100)]) {
      const answer = await fetch(`${sandbox.origin}/ucenter/login`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([body, answer.status]).toEqual([body, 403]);
    }
    expect(
      (await fetch(`${sandbox.origin}/ucenter/login`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(415);
    expect((await browser.post('/ucenter/login', { email: 'a'.repeat(100_000) })).status).toBe(413);
  });
});

describe('guessing passwords', () => {
  const tryLogin = (email: string, given: string, address: string): Promise<Answered> =>
    sandbox.browser({ 'x-forwarded-for': address }).fill('/ucenter/?ope=login', '/ucenter/login', { email, password: given });

  test('one account from one address: three tries, then a wait that names its seconds, even for the right password', async () => {
    await sandbox.registered({ email: 'guessed@example.com' });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await tryLogin('guessed@example.com', 'wrong', '203.0.113.1')).status);
    const refused = await tryLogin('guessed@example.com', newPassword, '203.0.113.1');
    expect([...statuses, refused.status]).toEqual([401, 401, 401, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(refused.text).toContain(`Try again in ${refused.headers.get('retry-after')} s`);
    // its owner, elsewhere, is not locked out
    expect((await tryLogin('guessed@example.com', newPassword, '203.0.113.2')).status).toBe(303);
  });

  test('one account from many addresses, and one address for many accounts', async () => {
    await sandbox.registered({ email: 'popular@example.com' });
    const byAccount = [];
    for (let turn = 0; turn < 7; turn += 1) byAccount.push((await tryLogin('popular@example.com', 'wrong', `198.51.100.${turn}`)).status);
    expect(byAccount).toEqual([401, 401, 401, 401, 401, 401, 429]);
    const byAddress = [];
    for (let turn = 0; turn < 9; turn += 1) byAddress.push((await tryLogin(`nobody${turn}@example.com`, 'wrong', '2001:db8::1')).status);
    // the same customer's network counts as one address
    expect([...byAddress, (await tryLogin('nobody@example.com', 'wrong', '2001:db8::2')).status]).toEqual([
      401, 401, 401, 401, 401, 401, 401, 401, 429, 429,
    ]);
  });

  test('ten at once are no ten tries', async () => {
    await sandbox.registered({ email: 'rushed@example.com' });
    const browser = sandbox.browser({ 'x-forwarded-for': '203.0.113.9' });
    const page = await browser.get('/ucenter/?ope=login');
    const form = /action="\/ucenter\/login"[\s\S]*?name="form" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/ucenter/login', { form, email: 'rushed@example.com', password: 'wrong' })),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(3);
  });

  test('an attacker’s own log-in does not clear the count of the address', async () => {
    await sandbox.registered({ email: 'attacker@example.com' });
    const statuses = [];
    for (let turn = 0; turn < 9; turn += 1) {
      statuses.push((await tryLogin(`victim${turn}@example.com`, 'wrong', '203.0.113.20')).status);
      if (turn % 3 === 0 && turn < 7) expect((await tryLogin('attacker@example.com', newPassword, '203.0.113.20')).status).toBe(303);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('a flood of forms is slowed down, with a word when to come again', async () => {
    const small = await openSandbox({ limits: { formsPerMinute: 5 } });
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await small.browser().post('/ucenter/register', {})).status);
    const refused = await small.browser().post('/ucenter/register', {});
    await small.close();
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** Scripts and handlers in a page that are not the page's own. */
function foreignMarkup(text: string): string[] {
  const { document } = new JSDOM(text).window;
  const found = [...document.querySelectorAll('*')].filter((element) => {
    const isOwnScript = element.tagName !== 'SCRIPT' || element.getAttribute('src') === '/ucenter/files/password-form.js';
    const hasHandler = [...element.attributes].some(
      ({ name, value }) => name.startsWith('on') || (/^\s*(javascript|data):/i.test(value) && ['href', 'src', 'action'].includes(name)),
    );
    return !isOwnScript || hasHandler || ['IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'MATH', 'BASE'].includes(element.tagName);
  });
  return found.map((element) => element.outerHTML);
}

describe('text from outside', () => {
  test('comes back as text from every field', async () => {
    const browser = await sandbox.registered({ email: 'markup@example.com' });
    for (const text of hostileMarkup) {
      const visitor = sandbox.browser();
      visitor.setCookie('lastloginname', encodeURIComponent(`${text}****`));
      visitor.setCookie('languages', encodeURIComponent(text));
      const pages = [
        await visitor.fill('/ucenter/?ope=reg', '/ucenter/register', { email: text, password: text, phone: text, url: `/${text}` }),
        await visitor.get(
          `/ucenter/?ope=login&url=${encodeURIComponent(`/${text}`)}&lang=${encodeURIComponent(text)}&x=${encodeURIComponent(text)}`,
        ),
        await visitor.post('/ucenter/login', { email: text, password: 'x', url: `/a${text}`, form: text }),
        await visitor.get(`/ucenter/${encodeURIComponent(text)}`),
        await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: text, card: text }),
        await browser.fill('/ucenter/console/workServer/submitWork', '/ucenter/console/workServer/submitWork', {
          subject: text,
          text: 'short',
        }),
        await browser.get(`/ucenter/console/tickets?sent=${encodeURIComponent(text)}`),
        await browser.get(`/ucenter/pay/${encodeURIComponent(text)}`),
      ];
      for (const page of pages) expect(foreignMarkup(page.text)).toEqual([]);
    }
  }, 120_000);

  test('is shown whole once it is stored: in the console, and in what /myDoc says', async () => {
    const browser = await sandbox.registered({ email: 'stored@example.com' });
    for (const text of hostileMarkup)
      await browser.fill('/ucenter/console/workServer/submitWork', '/ucenter/console/workServer/submitWork', {
        subject: text,
        text: `${text} in full length`,
      });
    const page = await browser.get('/ucenter/console/tickets');
    const shown = new JSDOM(page.text).window.document.body.textContent;
    for (const text of hostileMarkup) expect(shown).toContain(text.trim());
    expect(foreignMarkup(page.text)).toEqual([]);
    await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: hostileMarkup[0], card: '11010519491231002X' });
    expect(foreignMarkup((await browser.get('/ucenter/console/account')).text)).toEqual([]);
    expect(JSON.stringify(await stateOf(browser))).not.toContain('<script');
  });
});

test('no log holds a password, a credential, a form’s key, an ID number or a raw account, whatever goes wrong', async () => {
  const secret = 'a-password-to-look-for';
  const browser = await sandbox.registered({ email: 'looked.for@example.com', password: secret, phone: '13800138000' });
  const credential = browser.cookies.get('hf_session') ?? '';
  await browser.fill('/ucenter/console/realName', '/ucenter/console/realName', { name: '王小明', card: '11010519491231002X' });
  await sandbox.browser().fill('/ucenter/?ope=login', '/ucenter/login', { email: 'looked.for@example.com', password: `${secret}-wrong` });
  await sandbox.browser().fill('/ucenter/?ope=login', '/ucenter/login', { email: 'looked.for@example.com', encryptedPassword: 'rsa1.x.y' });
  // an outage in the middle of all of it
  await sandbox.database.executor.execute(sql`ALTER TABLE sandbox_session RENAME TO sandbox_gone`);
  const failed = await browser.get('/ucenter/console');
  const call = await browser.call('account/session');
  await sandbox.database.executor.execute(sql`ALTER TABLE sandbox_gone RENAME TO sandbox_session`);
  expect([failed.status, failed.text.includes('sandbox_session'), JSON.stringify(call).includes('sandbox')]).toEqual([503, false, false]);
  await sandbox.database.executor.execute(sql`ALTER TABLE sandbox_account RENAME TO sandbox_gone`);
  const lost = await sandbox
    .browser()
    .fill('/ucenter/?ope=reg', '/ucenter/register', { email: 'lost@example.com', password: secret, phone: '13900139000' });
  await sandbox.database.executor.execute(sql`ALTER TABLE sandbox_gone RENAME TO sandbox_account`);
  expect(lost.status).toBe(503);
  const logged = sandbox.logged.join('');
  expect(logged).toContain('INSERT INTO sandbox_account');
  expect(logged).toContain('sandbox_session');
  for (const hidden of [
    secret,
    credential,
    'looked.for@example.com',
    'lost@example.com',
    '13800138000',
    '13900139000',
    '19491231',
    'scrypt-',
  ])
    expect([hidden, logged.includes(hidden)]).toEqual([hidden, false]);
});

test('every answer under /ucenter carries a policy without anything inline, and is stored nowhere', async () => {
  const browser = await sandbox.loggedIn('member');
  for (const path of [
    '/ucenter/',
    '/ucenter/console',
    '/ucenter/console/account',
    '/ucenter/none',
    '/ucenter/pay/none',
    '/ucenter/files/sandbox.css',
  ]) {
    const { headers, text } = await browser.get(path);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    ]);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http/);
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'DENY',
      'same-origin',
    ]);
    if (path.startsWith('/ucenter/files/')) continue;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<style| style=|<script>| on\w+="/);
  }
});
