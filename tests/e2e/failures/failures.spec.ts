import { z } from 'zod';
import { noticeBytesAtMost, signatureHeader, signContentNotice } from '#lib/revalidation/content-notice.ts';
import { pause } from '../setup/pause.ts';
import { lakeClient, origin, servicesOrigin, shows, stackEnvironment, untilShows } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

const health = async (): Promise<unknown> => (await fetch(`${origin()}/api/health`)).json();

async function servicesPid(): Promise<number> {
  const answer: unknown = await (await fetch(`${servicesOrigin()}/healthz`)).json();
  return z.object({ pid: z.number() }).parse(answer).pid;
}

async function notify(
  change: object,
  given: { secret?: string; at?: Date; key?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(change);
  const secret = given.secret ?? stackEnvironment().CONTENT_WEBHOOK_SECRET ?? '';
  const answer = await fetch(`${origin()}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: await signContentNotice(body, secret, given.at ?? new Date()),
      ...(given.key ? { 'idempotency-key': given.key } : {}),
    },
  });
  return { status: answer.status, body: await answer.json() };
}

const homeChange = { operation: 'update', before: null, after: { _id: 'homePage', _type: 'homePage' } };

test.describe('the CMS is unavailable', () => {
  let stopped: number | null = null;

  // also after a test that was cut off: the tests that follow need the services
  test.afterEach(() => {
    if (stopped !== null) process.kill(stopped, 'SIGCONT');
    stopped = null;
  });

  test('known pages keep serving, health says so, and a notice fails aloud and leaves the last good page', async () => {
    slow('questions to services that hang are waited for until their own deadlines');
    const headline = await lakeClient('viewer').fetch<string>('*[_id == "homePage"][0].headline.en');
    await untilShows('/', headline);
    for (const path of ['/zh', '/ja']) expect((await fetch(`${origin()}${path}`)).status).toBe(200);
    const pid = await servicesPid();
    process.kill(pid, 'SIGSTOP');
    stopped = pid;
    expect(await shows('/', headline)).toBe(true);
    expect(await health()).toMatchObject({ status: 'degraded', cms: 'down', mydoc: 'down' });
    const answer = await notify(homeChange);
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ revalidated: [], failed: expect.arrayContaining([expect.objectContaining({ address: '/zh' })]) });
    expect(await shows('/', headline)).toBe(true);
    const unseen = await fetch(`${origin()}/doc/article/acceptable-use-policy-aup/versions/9`);
    expect(unseen.status).toBe(500);
    expect(unseen.headers.get('cache-control')).toContain('no-store');
    process.kill(pid, 'SIGCONT');
    await expect.poll(health).toMatchObject({ status: 'ok' });
  });

  test('a page that was never rendered waits for a CMS that answers late, as on a busy first start, and is no failure', async ({
    changed,
  }) => {
    const id = `announcement-${uniqueWord()}`;
    const title = { _type: 'localeString', en: `Late ${id}` };
    await changed.create({ _id: id, _type: 'announcement', kind: 'Notice', title, releaseTime: '2026-01-01T00:00:00Z', pinned: false });
    const pid = await servicesPid();
    process.kill(pid, 'SIGSTOP');
    stopped = pid;
    const answer = fetch(`${origin()}/doc/announce/detail/${id}`);
    await pause(4_500, 'longer than one question to the CMS may take');
    process.kill(pid, 'SIGCONT');
    expect([(await answer).status, (await (await answer).text()).includes(`Late ${id}`)]).toEqual([200, true]);
  });

  test('a publication that was acknowledged survives kill −9 of the services and reaches the site', async ({ changed }) => {
    const word = uniqueWord();
    const pid = await servicesPid();
    changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
    await changed.set('homePage', { 'headline.en': `Survives ${word}` });
    process.kill(pid, 'SIGKILL');
    await untilShows('/', `Survives ${word}`, 30_000);
    // the site may have read it before the services died: they return all the same
    await expect.poll(() => servicesPid().catch(() => pid), { timeout: 30_000 }).not.toBe(pid);
    await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ok' });
  });

  test('while the services are unavailable the site answers their calls with a message, and continues when they return', async () => {
    expect((await fetch(`${origin()}/zh`)).status).toBe(200);
    const pid = await servicesPid();
    process.kill(pid, 'SIGKILL');
    const answer = await fetch(`${origin()}/myDoc/home/footer/comment`, { method: 'POST', headers: { cookie: 'languages=ja' } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 503, message: { text: expect.stringContaining('混み合って') } });
    expect((await fetch(`${origin()}/zh`)).status).toBe(200);
    await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ok' });
  });
});

test.describe('content notices from outside', () => {
  test('a forged or old one is refused, a repeated one is no work', async () => {
    expect((await notify(homeChange, { secret: 'not the secret, but long enough' })).status).toBe(401);
    expect((await notify(homeChange, { at: new Date(Date.now() - 6 * 60_000) })).status).toBe(401);
    let key = '';
    const notified = async (): Promise<unknown> => (await notify(homeChange, { key: (key = uniqueWord()) })).body;
    // the services have just returned: a notice whose pages cannot be rendered yet fails, and is sent again
    await expect.poll(notified).toMatchObject({ revalidated: ['/', '/zh', '/ja'] });
    expect((await notify(homeChange, { key })).body).toEqual({ repeated: true });
    expect((await fetch(`${origin()}/api/revalidate`)).status).toBe(405);
    expect((await fetch(`${origin()}/myDoc/notice/content`, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  test('one of the largest document is read, and a larger one is refused', async () => {
    const around = JSON.stringify({ ...homeChange, filler: '' }).length;
    const statusOf = async (bytes: number): Promise<number> =>
      (await notify({ ...homeChange, filler: 'x'.repeat(bytes - around) }, { secret: 'not the secret, but long enough' })).status;
    expect([await statusOf(noticeBytesAtMost), await statusOf(noticeBytesAtMost + 1)]).toEqual([401, 413]);
  });

  test('an older notice that arrives last does not bring the older text back', async ({ changed }) => {
    const word = uniqueWord();
    const before = await lakeClient('editor').getDocument('homePage');
    await changed.set('homePage', { 'headline.en': `Newer ${word}` });
    changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
    await untilShows('/', `Newer ${word}`);
    await notify({ operation: 'update', before: null, after: before }, { key: uniqueWord() });
    expect(await shows('/', `Newer ${word}`)).toBe(true);
  });
});

test('R-1 made-up addresses are real 404s that are stored nowhere', async () => {
  for (const path of [
    '/doc/article/no-such-thing',
    '/zh/doc/article/no-such-thing',
    '/ja/about/x',
    '/doc/article/tos/versions/999',
    '/doc/article/tos/versions/x',
  ]) {
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await fetch(`${origin()}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  }
});
