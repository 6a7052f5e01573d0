import { calls } from '#lib/contracts/calls.ts';
import { untilOverlays } from '../setup/open-page.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin()}/myDoc/${path}`, { method: 'POST', body: new URLSearchParams(form), headers });

const forms: Record<string, Record<string, string>> = {
  referrer: { referer: 'Harbour26' },
  'seniorManage/SEO/search': { pageID: 'doc', language: 'cn' },
  'seniorManage/SEO/JS/search': { domain: 'localhost', enable: 'true', language: 'ja' },
  logout: {},
  'seniorManage/footLink/search': {},
  'home/footer/comment': {},
  'doc/helpDoc/searchArtAndPro': { page: '1', search: '快照', row: '8' },
  'order-server/pay/getMoneyType': {},
  'seniorManage/Browsing/add': {},
  'doc/helpDoc/mostRead': { language: 'ja' },
  'doc/helpDoc/hotTerms': { language: 'ja' },
  'finance/message/searchAnnounce': { params: JSON.stringify({ page: 1, row: 3, language: 'ja' }) },
  'site/clock': {},
  'account/session': {},
  'account/publicKey': {},
  'human/challenge': { action: 'contact' },
  'group/open': { campaign: 'vps' },
  'chat/opening': { pageID: 'index', language: 'ja' },
  'coupon/state': {},
  'doc/helpDoc/rated': { article: 'snapshots', textLanguage: 'en', version: '1' },
  'domain/search': { params: JSON.stringify({ names: ['taken-marsh.com'] }) },
  'catalogue/price-before': { params: JSON.stringify({ markets: [], choices: [] }) },
};

test('R-10.1 every call that a page makes answers through the front door in the envelope', async () => {
  // stock, quotes and orders are covered by the purchase tests, tickets by the contact page's;
  // what an account has, and groups, need one
  const elsewhere = [
    'chat',
    'chat/feedback',
    'chat/end',
    'chat/figures',
    'contact/ticket',
    'human/verify',
    'coupon/claim',
    'coupon/mine',
    'coupon/figures',
    'doc/helpDoc/rate',
    'doc/helpDoc/collect',
    'doc/helpDoc/uncollect',
    'doc/helpDoc/collected',
    'doc/helpDoc/feedback',
    'doc/helpDoc/lostSearches',
    'figures/daily',
    'figures/openQuotes',
    'translations/open',
    'translations/settle',
    'account/sshKeys',
    'account/addSshKey',
    'account/renameSshKey',
    'account/removeSshKey',
    'account/savedChoice',
    'account/saveChoice',
    'account/dismissChoice',
    'group/detail',
    'group/wait',
    'group/create',
    'group/join',
    'group/leave',
    'group/draw',
    'group/mine',
    'group/figures',
    'catalogue/stock',
    'catalogue/stockWait',
    'catalogue/stockHistory',
    'catalogue/stockAlert',
    'catalogue/stockAlertAsked',
    'catalogue/stockAlertEnd',
    'catalogue/stockAlertStop',
    'catalogue/stockAlerts',
    'order-server/quote',
    'order-server/renewalQuote',
    'order-server/renewalPrices',
    'order-server/changeQuote',
    'order-server/automaticRenewal',
    'order-server/setAutomaticRenewal',
    'order-server/domainQuote',
    'order-server/quoteDetail',
    'order-server/quoteCoupons',
    'order-server/chooseCoupon',
    'order-server/create',
    'order-server/pay',
    'order-server/detail',
    'order-server/list',
    'order-server/cancel',
    'order-server/refundOffer',
    'order-server/refund',
    'order-server/withdraw',
    'order-server/withdrawalAsked',
    'order-server/confirmWithdrawal',
    'order-server/receipt',
    'order-server/receiptPdf',
  ];
  const answered = calls.map((call) => call.path).filter((path) => !elsewhere.includes(path));
  expect(answered.toSorted()).toEqual(Object.keys(forms).toSorted());
  for (const [path, form] of Object.entries(forms)) {
    const answer = await post(path, form);
    const body: unknown = await answer.json();
    expect([path, answer.status, body]).toEqual([path, 200, { code: path === 'logout' ? 401 : 2000, message: expect.anything() }]);
  }
});

test('R-2.6 R-8.2 the currencies, and a search across languages, as the contract has them', async () => {
  const money: unknown = await (await post('order-server/pay/getMoneyType', {})).json();
  expect(money).toMatchObject({ code: 2000, message: expect.arrayContaining([expect.objectContaining({ type: 'JPY', decimals: 0 })]) });
  const found = (await (
    await post('doc/helpDoc/searchArtAndPro', { page: '1', search: '快照', row: '8' }, { cookie: 'languages=cn' })
  ).json()) as { message: { items: { linkData: string }[]; aggsInfo: { all: number } } };
  expect(found.message.aggsInfo.all).toBeGreaterThan(0);
  const first: unknown = JSON.parse(found.message.items[0]?.linkData ?? '');
  expect(first).toMatchObject({ language: expect.any(String), link: expect.stringMatching(/^\//) });
});

test('R-10.4 what is no call, or no form, is refused in the envelope', async () => {
  const statuses = [
    (await post('no/such/call', {})).status,
    (await fetch(`${origin()}/myDoc/logout`)).status,
    (await fetch(`${origin()}/myDoc/logout`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
    (await fetch(`${origin()}/myDoc/%zz`, { method: 'POST' })).status,
  ];
  expect(statuses).toEqual([404, 405, 415, 404]);
});

test('R-10.6 R-10.7 a page notes the visit and whose link brought the visitor, and says nothing when that fails', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/myDoc/seniorManage/Browsing/add'));
  const referred = page.waitForResponse((answer) => answer.url().endsWith('/myDoc/referrer'));
  await page.goto(`${origin()}/?userCode=Harbour26`);
  expect((await counted).status()).toBe(200);
  expect((await referred).status()).toBe(200);
  expect((await context.cookies()).find((cookie) => cookie.name === 'referrerUrl')?.value).toBe('Harbour26');

  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.route('**/myDoc/**', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  const failed = page.waitForResponse((answer) => answer.url().endsWith('/myDoc/seniorManage/Browsing/add'));
  await page.goto(`${origin()}/zh`);
  await failed;
  // by now every automatic call of the page has been made
  await untilOverlays(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('dialog, #__next [role=alert]')).toHaveCount(0);
  expect(violations.filter((text) => /Content Security Policy|pageerror/i.test(text))).toEqual([]);
  await context.close();
});
