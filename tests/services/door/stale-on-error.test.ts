import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { isWorthAnotherTry } from '#lib/page/first-rendering.ts';
import type { DoorDeps } from '#services/door/door.ts';
import { get, noPages, openDoor } from './open-door.ts';

const lastGood = { html: '<!doctype html>the last good page' };

/** Addresses whose last good page the door has requested. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
});

/** A door whose store has an old page of /about, for which Next fails. */
const openFailing = (pages: DoorDeps['pages']): Promise<string> =>
  openDoor({
    pages,
    stored: {
      ...noPages,
      lastGoodPage: async (path) => {
        asked.push(path);
        return path === '/about' ? lastGood : null;
      },
    },
  });

const failures: readonly (readonly [string, string | null, (response: ServerResponse) => void])[] = [
  [
    'in one piece',
    '1',
    (response) => void response.writeHead(500, { 'content-type': 'text/plain', 'x-of-the-failure': '1' }).end('failed'),
  ],
  [
    'by its status alone',
    null,
    (response) => {
      response.statusCode = 503;
      response.end('failed');
    },
  ],
  [
    'in pieces',
    '1',
    (response) => {
      response.setHeader('x-of-the-failure', '1');
      response.statusCode = 500;
      // a writer that is asked to pause would wait for a drain that never comes
      response.end(response.write('fai') ? 'led' : 'paused');
    },
  ],
];

/** As Next streams a page of an error: it is done once its response is. */
const failStreaming: DoorDeps['pages'] = (_request, response) =>
  new Promise((resolve) => {
    response.statusCode = 500;
    response.once('finish', resolve);
    response.write('failed');
    response.end();
  });

test('R-4 only a page without a last good one is worth a second try', async () => {
  const door = await openFailing(async (_request, response) => void response.end(String(await isWorthAnotherTry(Date.now()))));
  expect(await (await get(`${door}/jobs`)).text()).toBe('true');
  expect(await (await get(`${door}/about`)).text()).toBe('false');
});

describe('R-4 a page whose new rendering fails', () => {
  test('a failure that waits until it was sent is replaced by the last good page, and sent where there is none', async () => {
    const door = await openFailing(failStreaming);
    expect(await (await get(`${door}/about`)).text()).toBe(lastGood.html);
    const answer = await get(`${door}/jobs`);
    expect([answer.status, await answer.text()]).toEqual([500, 'failed']);
  });

  /** As middleware that compresses: it keeps the methods that it finds, and writes when the handler is done. */
  const writeLater =
    (begin: (response: ServerResponse) => void, late: (response: ServerResponse) => void): DoorDeps['pages'] =>
    async (_request, response) => {
      const { write, end } = response;
      begin(response);
      setTimeout(() => {
        late(response);
        write.call(response, 'fai', 'utf8');
        end.call(response, 'led', 'utf8');
      }, 20);
    };

  test.each([
    ['whose bytes come after its head', (response: ServerResponse) => void response.writeHead(500), () => undefined],
    ['whose bytes come after its status', (response: ServerResponse) => void (response.statusCode = 500), () => undefined],
    ['of which nothing is known before', () => undefined, (response: ServerResponse) => void (response.statusCode = 500)],
  ])('a failure %s, when the handler is done, is sent where there is no good page', async (_what, begin, late) => {
    const door = await openFailing(writeLater(begin, late));
    const answer = await get(`${door}/contact`);
    expect([answer.status, await answer.text()]).toEqual([500, 'failed']);
  });

  test('a failure whose bytes come when the handler is done is replaced by the last good page, and its bytes go nowhere', async () => {
    const door = await openFailing(
      writeLater(
        (response) => void response.writeHead(500, { 'x-of-the-failure': '1' }),
        () => undefined,
      ),
    );
    const answer = await get(`${door}/about`);
    expect([answer.status, await answer.text(), answer.headers.get('x-of-the-failure')]).toEqual([200, lastGood.html, null]);
  });

  test.each(failures)('%s is answered with the last good one, and nothing of the failure is sent', async (_says, _header, fail) => {
    const door = await openFailing(async (_request, response) => fail(response));
    const answer = await get(`${door}/about`);
    expect([answer.status, await answer.text(), answer.headers.get('x-of-the-failure')]).toEqual([200, lastGood.html, null]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each(failures)('%s is told as it is where there is no good one', async (_says, header, fail) => {
    const door = await openFailing(async (_request, response) => fail(response));
    const answer = await get(`${door}/contact`);
    expect([answer.status >= 500, await answer.text()]).toEqual([true, 'failed']);
    expect(answer.headers.get('x-of-the-failure')).toBe(header);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('is answered with every header that the door itself sets', async () => {
    const failing = await openFailing(async (_request, response) => void response.writeHead(500).end('failed'));
    const fresh = await openDoor({ stored: { ...noPages, freshPage: async () => lastGood } });
    const [answer, usual] = [await get(`${failing}/about`), await get(`${fresh}/about`)];
    expect([...answer.headers.keys()]).toEqual([...usual.headers.keys()]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('has failed for good: what claims success after it is not sent either', async () => {
    const door = await openFailing(async (_request, response) => {
      response.writeHead(500);
      response.statusCode = 200;
      response.end('failed');
    });
    expect(await (await get(`${door}/about`)).text()).toBe(lastGood.html);
  });

  test('by an error is answered so too; without a good one it is the plain page of a server’s failure', async () => {
    const door = await openFailing(() => Promise.reject(new Error('broken')));
    expect(await (await get(`${door}/about`)).text()).toBe(lastGood.html);
    const answer = await get(`${door}/contact`);
    expect([answer.status, (await answer.text()).includes('SERVER ERROR')]).toEqual([500, true]);
  });

  test('after it began to answer ends there: half a page and another one are no page', async () => {
    const door = await openFailing(async (_request: IncomingMessage, response) => {
      response.write('half a page');
      await new Promise((resolve) => setTimeout(resolve, 10));
      throw new Error('broken');
    });
    await expect(get(`${door}/about`).then((answer) => answer.text())).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  test('for whoever previews drafts is told as it is', async () => {
    const door = await openFailing(async (_request, response) => void response.writeHead(500).end('failed'));
    expect(await (await get(`${door}/about`, { cookie: '__prerender_bypass=x' })).text()).toBe('failed');
  });
});

test('what succeeds, leads elsewhere or is not there passes as it is', async () => {
  for (const status of [200, 308, 404, 499]) {
    const door = await openFailing(async (_request, response) => void response.writeHead(status, { 'x-of-next': '1' }).end('answer'));
    const answer = await get(`${door}/about`);
    expect([answer.status, await answer.text(), answer.headers.get('x-of-next')]).toEqual([status, 'answer', '1']);
    expect(asked).toEqual([]);
  }
});
