import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callBytesAtMost, setupCallBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc();
}, 60_000);

afterAll(() => mydoc.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('R-10.1 the envelope', () => {
  test('a success is 200 with code 2000 as an integer, not stored anywhere', async () => {
    const answer = await mydoc.call('order-server/pay/getMoneyType');
    expect(answer).toMatchObject({ status: 200, code: 2000, headers: { 'cache-control': 'no-store' } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('the door’s request id is in the answer and its header', async () => {
    const answer = await mydoc.call('seniorManage/SEO/search', {}, { 'x-request-id': 'abcdefgh-1234' });
    expect(answer).toMatchObject({
      code: 4004,
      message: { key: 'dataError', requestId: 'abcdefgh-1234' },
      headers: { 'x-request-id': 'abcdefgh-1234' },
    });
  });

  test.each([
    ['an unknown field', { extra: '1' }, 'extra'],
    ['an unknown field beside known ones', { pageID: 'index', language: 'en', more: '' }, 'more'],
    ['a missing field', { pageID: 'index' }, 'language'],
    ['the site’s own name of a language', { pageID: 'index', language: 'zh' }, 'language'],
    ['a value that is too long', { pageID: 'x'.repeat(65), language: 'en' }, 'pageID'],
    ['a NUL character', { pageID: 'a\u0000b', language: 'en' }, 'pageID'],
  ])('%s is refused by name', async (_what, fields, field) => {
    const path = 'extra' in fields ? 'logout' : 'seniorManage/SEO/search';
    expect(await mydoc.call(path, { ...fields })).toMatchObject({ status: 200, code: 4004, message: { key: 'dataError', field } });
  });

  test.each([
    ['the same field twice', 'pageID=index&pageID=about&language=en'],
    ['bytes that are no UTF-8', 'pageID=%ff&language=en'],
    ['more fields than any call has', Array.from({ length: 65 }, (_, index) => `f${index}=1`).join('&')],
    ['a field named like a part of every object', '__proto__=1&constructor=2'],
  ])('%s is refused', async (_what, payload) => {
    const answer = await mydoc.send({ method: 'POST', url: '/myDoc/seniorManage/SEO/search', headers: form, payload });
    expect(answer).toMatchObject({ status: 200, code: 4004, message: { key: 'dataError' } });
  });

  test('a nested value that is wrong is named with its place', async () => {
    const params = (value: unknown) => mydoc.call('finance/message/searchAnnounce', { params: JSON.stringify(value) });
    expect(await params({ page: 0, row: 3, language: 'en' })).toMatchObject({ code: 4004, message: { field: 'params.page' } });
    expect(await params({ page: '1', row: 3, language: 'en' })).toMatchObject({ code: 4004, message: { field: 'params.page' } });
    expect(await params({ page: 1, row: 51, language: 'en' })).toMatchObject({ code: 4004, message: { field: 'params.row' } });
    expect(await params({ page: 1, row: 3, language: 'en', x: 1 })).toMatchObject({ code: 4004, message: { field: 'params.x' } });
    expect(await mydoc.call('finance/message/searchAnnounce', { params: '{' })).toMatchObject({ code: 4004, message: { field: 'params' } });
  });

  test('a call that takes nothing needs no body and no content type', async () => {
    expect(await mydoc.send({ method: 'POST', url: '/myDoc/order-server/pay/getMoneyType' })).toMatchObject({ status: 200, code: 2000 });
  });
});

describe('R-10.1 calls that are not answered', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s of a call is 405 and says what is allowed', async (method) => {
    const answer = await mydoc.send({ method, url: '/myDoc/logout' });
    expect(answer).toMatchObject({ status: 405, code: 405, message: { key: 'methodNotAllowed' }, headers: { allow: 'POST' } });
  });

  test.each(['nothing/here', 'chat/nothing', '', 'logout/', 'logout/more', 'Logout'])('POST /myDoc/%s is 404', async (path) => {
    const payload = '{"not":"a form"}';
    const answer = await mydoc.send({ method: 'POST', url: `/myDoc/${path}`, headers: { 'content-type': 'application/json' }, payload });
    expect(answer).toMatchObject({ status: 404, code: 404, message: { key: 'noSuchCall' } });
  });

  test.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded; charset=shift_jis',
    'nonsense',
  ])('a body of type %s is 415', async (type) => {
    const answer = await mydoc.send({ method: 'POST', url: '/myDoc/logout', headers: { 'content-type': type }, payload: 'x=1' });
    expect(answer).toMatchObject({ status: 415, code: 415, message: { key: 'notFormEncoded' } });
  });

  test('UTF-8 named as the charset is a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    expect(await mydoc.send({ method: 'POST', url: '/myDoc/logout', headers, payload: '' })).toMatchObject({ status: 200, code: 401 });
  });

  test('a body over the limit is 413', async () => {
    const answer = await mydoc.send({ method: 'POST', url: '/myDoc/logout', headers: form, payload: `x=${'a'.repeat(callBytesAtMost)}` });
    expect(answer).toMatchObject({ status: 413, code: 413, message: { key: 'bodyTooLarge' } });
  });

  test('a call that sets a server up takes more, up to a limit of its own', async () => {
    const sent = (bytes: number) =>
      mydoc.send({ method: 'POST', url: '/myDoc/order-server/quote', headers: form, payload: `x=${'a'.repeat(bytes)}` });
    expect(await sent(callBytesAtMost)).toMatchObject({ status: 200, message: { key: 'dataError' } });
    expect(await sent(setupCallBytesAtMost)).toMatchObject({ status: 413, message: { key: 'bodyTooLarge' } });
  });
});

describe('R-10.2 the language of a refusal', () => {
  const fault = async (fields: Record<string, string>, cookie?: string): Promise<unknown> =>
    (await mydoc.call('seniorManage/SEO/search', { pageID: 'index', x: '1', ...fields }, cookie ? { cookie } : {})).message;

  test('is the call’s, else the cookie’s, else English', async () => {
    expect(await fault({ language: 'ja' }, 'languages=cn')).toMatchObject({ text: expect.stringContaining('誤り') });
    expect(await fault({}, 'languages=cn')).toMatchObject({ text: expect.stringContaining('有误') });
    expect(await fault({})).toMatchObject({ text: expect.stringContaining('not valid') });
    expect(await fault({ language: 'fr' }, 'languages=xx')).toMatchObject({ text: expect.stringContaining('not valid') });
  });

  test('R-2.1 is that of the page that called, whatever was chosen once', async () => {
    const { message } = await mydoc.call(
      'seniorManage/SEO/search',
      { pageID: 'index', x: '1' },
      { cookie: 'languages=cn', 'hf-page-language': 'ja' },
    );
    expect(message).toMatchObject({ text: expect.stringContaining('誤り') });
  });

  test('is read from params too, and from the cookie where there is no body to read', async () => {
    expect(await mydoc.call('finance/message/searchAnnounce', { params: '{"page":0,"row":3,"language":"ja"}' })).toMatchObject({
      message: { text: expect.stringContaining('誤り') },
    });
    const answer = await mydoc.send({ method: 'GET', url: '/myDoc/logout', headers: { cookie: 'languages=ja' } });
    expect(answer.message).toMatchObject({ text: expect.stringContaining('読み取れませんでした') });
  });

  test('a refusal of a call that no visitor waits for is not shown as a dialog', async () => {
    expect(await fault({})).toMatchObject({ isShow: 0 });
    expect((await mydoc.call('logout', { x: '1' })).message).not.toHaveProperty('isShow');
  });
});

describe('posts that change state', () => {
  test.each([
    ['a form of another site', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['another site as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('from %s are refused and do nothing', async (_what, headers) => {
    const answer = await mydoc.call('referrer', { referer: 'crossSiteCode' }, { host: 'site.example', ...headers });
    expect(answer).toMatchObject({ status: 200, code: 403, message: { key: 'crossSite' }, cookies: [] });
  });

  test('from our own pages, or from no page, are taken', async () => {
    const own = { host: 'site.example', origin: 'https://site.example', 'sec-fetch-site': 'same-origin' };
    expect(await mydoc.call('seniorManage/Browsing/add', {}, own)).toMatchObject({ code: 2000 });
    expect(await mydoc.call('seniorManage/Browsing/add')).toMatchObject({ code: 2000 });
  });

  test('behind the door the host that the visitor named counts', async () => {
    const headers = { host: '127.0.0.1:3001', 'x-forwarded-host': 'site.example', origin: 'https://site.example' };
    expect(await mydoc.call('seniorManage/Browsing/add', {}, headers)).toMatchObject({ code: 2000 });
  });

  test('a read may come from anywhere: it reveals nothing about the visitor', async () => {
    expect(await mydoc.call('home/footer/comment', {}, { origin: 'https://evil.example' })).toMatchObject({ code: 2000 });
  });
});
