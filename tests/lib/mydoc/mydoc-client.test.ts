import { describe, expect, test } from '@jest/globals';
import { documentsSearch } from '#lib/contracts/calls/search-call.ts';
import { reviewSummary, seoSearch } from '#lib/contracts/calls/site-calls.ts';
import { countVisit, logout } from '#lib/contracts/calls/visitor-calls.ts';
import { createMydocClient, requestTimeoutMs, type MydocClient } from '#lib/mydoc/mydoc-client.ts';

interface Sent {
  address: string;
  init: RequestInit;
}

/** A client whose requests are recorded, and answered by `reply`. */
function clientOver(reply: (sent: Sent) => Response | Promise<Response>, timeoutMs?: number): { client: MydocClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const send: typeof fetch = async (address, init = {}) => {
    const request = { address: String(address), init };
    sent.push(request);
    return reply(request);
  };
  return { client: createMydocClient({ fetch: send, ...(timeoutMs ? { timeoutMs } : {}) }), sent };
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const reviews = { reviewCount: 3, ratingValue: 4.5 };

/** Never answers; fails as fetch does when its signal is aborted. */
const hang = ({ init }: Sent): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('R-10.1 a call', () => {
  test('is a POST of a form to /myDoc/, and its result is typed', async () => {
    const { client, sent } = clientOver(() => json({ code: 2000, message: { title: 'Home' } }));
    expect(await client.call(seoSearch, { pageID: 'index', language: 'zh' })).toEqual({ ok: true, message: { title: 'Home' } });
    expect(sent[0]).toMatchObject({
      address: '/myDoc/seniorManage/SEO/search',
      init: { method: 'POST', body: 'pageID=index&language=cn', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    });
  });

  test('R-2.1 names the language of the page beside it', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const send: typeof fetch = async (_address, init) => {
      sent.push(init);
      return json({ code: 2000, message: reviews });
    };
    await createMydocClient({ fetch: send, language: () => 'zh' }).call(reviewSummary, {});
    expect(sent[0]?.headers).toMatchObject({ 'hf-page-language': 'cn' });
  });

  test('R-8.2 the percent sign of a search is escaped', async () => {
    const { client, sent } = clientOver(() => json({ code: 2000, message: { items: [], aggsInfo: { all: 0 } } }));
    await client.call(documentsSearch, { page: 1, row: 8, search: '100%' });
    expect(sent[0]?.init.body).toBe('page=1&search=100%25&row=8');
  });

  test('waits 20,000 ms', async () => {
    expect(requestTimeoutMs).toBe(20_000);
    const { client } = clientOver(hang, 20);
    expect(await client.call(reviewSummary, {})).toEqual({ ok: false, kind: 'busy', reason: 'timeout', status: null, text: null });
  });
});

describe('R-10.2 a refusal', () => {
  const refuse = async (message: unknown, code: unknown = 4004): Promise<unknown> =>
    clientOver(() => json({ code, message })).client.call(logout, {});

  test('carries code, key, words, field and request id', async () => {
    expect(await refuse({ key: 'dataError', text: 'Wrong', field: 'x', requestId: 'r', values: { n: 1 } })).toEqual({
      ok: false,
      kind: 'refused',
      code: 4004,
      key: 'dataError',
      text: 'Wrong',
      field: 'x',
      values: { n: 1 },
      requestId: 'r',
      shown: true,
    });
  });

  test.each([
    [0, false],
    ['0', false],
    [1, true],
    [undefined, true],
    [null, true],
    ['', true],
  ])('with isShow %p is shown: %p', async (isShow, shown) => {
    expect(await refuse({ text: 'Words', isShow })).toMatchObject({ kind: 'refused', shown });
  });

  test('whose message is bare words is understood', async () => {
    expect(await refuse('Words')).toMatchObject({ kind: 'refused', text: 'Words', shown: true });
  });

  test('R-10.3 with code 401 asks for log-in', async () => {
    expect(await refuse({ text: 'Log in now?', key: 'loginRequired' }, 401)).toMatchObject({
      kind: 'login',
      code: 401,
      text: 'Log in now?',
    });
  });
});

describe('R-10.4 without an answer that can be read: system busy', () => {
  test.each([
    ['a code that is text', () => json({ code: '2000', message: reviews }), 'unreadable'],
    ['a code that is no integer', () => json({ code: 2000.5, message: reviews }), 'unreadable'],
    ['an empty body', () => new Response(''), 'unreadable'],
    ['HTML', () => new Response('<html>ok</html>'), 'unreadable'],
    ['a refusal without a message', () => json({ code: 4004 }), 'unreadable'],
    ['a refusal without words', () => json({ code: 4004, message: { text: '' } }), 'unreadable'],
    ['a success without a message', () => json({ code: 2000 }), 'unreadable'],
    ['a result of another shape', () => json({ code: 2000, message: { reviewCount: 'many' } }), 'unreadable'],
    ['null', () => json(null), 'unreadable'],
    ['an HTML 502', () => new Response('<html>502</html>', { status: 502 }), 'status'],
    ['an empty 500', () => new Response(null, { status: 500 }), 'status'],
  ])('%s', async (_what, reply, because) => {
    expect(await clientOver(reply).client.call(reviewSummary, {})).toMatchObject({ ok: false, kind: 'busy', because, text: null });
  });

  test('an HTTP error with a text keeps it', async () => {
    const said = await clientOver(() => json({ code: 503, message: { text: '系统繁忙' } }, 503)).client.call(reviewSummary, {});
    expect(said).toEqual({ ok: false, kind: 'busy', reason: 'status', status: 503, text: '系统繁忙' });
    expect(await clientOver(() => json({ message: 'Down' }, 502)).client.call(reviewSummary, {})).toMatchObject({ text: 'Down' });
  });

  test('R-9.3 too many requests tell how long to wait, where the service says so', async () => {
    const wait = (values?: object) =>
      clientOver(() => json({ code: 429, message: { text: 'Too many', values } }, 429)).client.call(reviewSummary, {});
    expect(await wait({ seconds: 12 })).toEqual({
      ok: false,
      kind: 'busy',
      reason: 'status',
      status: 429,
      text: 'Too many',
      waitSeconds: 12,
    });
    for (const values of [undefined, {}, { seconds: '12' }, { seconds: 0 }, { seconds: -1 }])
      expect(await wait(values)).toEqual({ ok: false, kind: 'busy', reason: 'status', status: 429, text: 'Too many' });
  });

  test('a network failure', async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.call(reviewSummary, {})).toMatchObject({ kind: 'busy', reason: 'network' });
  });
});

describe('requests under way', () => {
  test('identical reads share one; others and later ones do not', async () => {
    const { client, sent } = clientOver(() => json({ code: 2000, message: {} }));
    await Promise.all([
      client.call(seoSearch, { pageID: 'index', language: 'en' }),
      client.call(seoSearch, { pageID: 'index', language: 'en' }),
      client.call(seoSearch, { pageID: 'index', language: 'ja' }),
    ]);
    expect(sent).toHaveLength(2);
    await client.call(seoSearch, { pageID: 'index', language: 'en' });
    expect(sent).toHaveLength(3);
  });

  test('actions are each sent, once, and never again', async () => {
    const { client, sent } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    await Promise.all([client.call(countVisit, {}), client.call(countVisit, {})]);
    expect(sent).toHaveLength(2);
  });

  test('leaving aborts the request', async () => {
    const { client, sent } = clientOver(hang);
    const leaving = new AbortController();
    const answer = client.call(reviewSummary, {}, { signal: leaving.signal });
    leaving.abort();
    expect(await answer).toEqual({ ok: false, kind: 'aborted' });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  test('one who leaves does not take the answer from another who waits for the same', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client, sent } = clientOver(() => new Promise((resolve) => (answer = resolve)));
    const leaving = new AbortController();
    const [left, stayed] = [
      client.call(reviewSummary, {}, { signal: leaving.signal }),
      client.call(reviewSummary, {}, { signal: new AbortController().signal }),
    ];
    leaving.abort();
    expect(await left).toEqual({ ok: false, kind: 'aborted' });
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    answer(json({ code: 2000, message: reviews }));
    expect(await stayed).toEqual({ ok: true, message: reviews });
  });

  test('a call after all have aborted starts a new request', async () => {
    const { client, sent } = clientOver((request) => (sent.length === 1 ? hang(request) : json({ code: 2000, message: reviews })));
    const leaving = new AbortController();
    const left = client.call(reviewSummary, {}, { signal: leaving.signal });
    leaving.abort();
    expect(await client.call(reviewSummary, {})).toEqual({ ok: true, message: reviews });
    expect(await left).toEqual({ ok: false, kind: 'aborted' });
  });

  test('one who has left already sends nothing', async () => {
    const { client, sent } = clientOver(() => json({ code: 2000, message: reviews }));
    expect(await client.call(reviewSummary, {}, { signal: AbortSignal.abort() })).toEqual({ ok: false, kind: 'aborted' });
    expect(sent).toEqual([]);
  });
});
