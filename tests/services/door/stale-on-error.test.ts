import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { DoorDeps } from '#services/door/door.ts';
import { get, noPages, openDoor } from './open-door.ts';

const lastGood = { html: '<!doctype html>the last good page' };

/** A door whose store has an old page of /about, asked of Next in vain. */
const openFailing = (pages: DoorDeps['pages']): Promise<string> =>
  openDoor({ pages, stored: { ...noPages, lastGoodPage: async (path) => (path === '/about' ? lastGood : null) } });

const failures: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['in one piece', (response) => void response.writeHead(500, { 'content-type': 'text/plain', 'x-of-the-failure': '1' }).end('failed')],
  ['by its status alone', (response) => {
    response.statusCode = 503;
    response.end('failed');
  }],
  ['in pieces', (response) => {
    response.setHeader('x-of-the-failure', '1');
    response.statusCode = 500;
    response.write('fai');
    response.end('led');
  }],
];

describe('R-4 a page whose new rendering fails', () => {
  test.each(failures)('%s is answered with the last good one, and nothing of the failure is sent', async (_says, fail) => {
    const door = await openFailing(async (_request, response) => fail(response));
    const answer = await get(`${door}/about`);
    expect([answer.status, await answer.text(), answer.headers.get('x-of-the-failure')]).toEqual([200, lastGood.html, null]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each(failures)('%s is told as it is where there is no good one', async (_says, fail) => {
    const door = await openFailing(async (_request, response) => fail(response));
    const answer = await get(`${door}/contact`);
    expect([answer.status >= 500, await answer.text()]).toEqual([true, 'failed']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
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
  });

  test('for whoever previews drafts is told as it is', async () => {
    const door = await openFailing(async (_request, response) => void response.writeHead(500).end('failed'));
    expect(await (await get(`${door}/about`, { cookie: '__prerender_bypass=x' })).text()).toBe('failed');
  });
});

test('what succeeds, leads elsewhere or is not there passes as it is', async () => {
  for (const status of [200, 308, 404]) {
    const door = await openFailing(async (_request, response) => void response.writeHead(status, { 'x-of-next': '1' }).end('answer'));
    const answer = await get(`${door}/about`);
    expect([answer.status, await answer.text(), answer.headers.get('x-of-next')]).toEqual([status, 'answer', '1']);
  }
});
