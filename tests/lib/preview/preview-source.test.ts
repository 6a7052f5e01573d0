import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { readContentConfig, type ContentConfig } from '#lib/content/config.ts';
import { previewShown, previewSource } from '#lib/preview/preview-source.ts';
import type { PreviewState } from '#lib/preview/preview-state.ts';

const editing: PreviewState = { layers: ['rSpring', 'drafts'], atMs: null, fixed: false };
let end = (): void => undefined;

afterEach(() => end());

/** A CMS that answers each query with the address and the body that it was sent. */
async function openCms(result?: unknown): Promise<ContentConfig> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answer = result ?? { address: request.url, body, token: request.headers.authorization };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ms: 1, query: '', result: answer }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return readContentConfig({ SANITY_API_HOST: `http://127.0.0.1:${port}`, SANITY_READ_TOKEN: 'secret' });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

test('layers are asked for as a stack, and what waits for its time is shown with them', async () => {
  const { ask, draft } = previewSource(editing, await openCms());
  expect(draft).toBe(true);
  expect(await ask('*')).toMatchObject({ address: expect.stringContaining('perspective=rSpring%2Cdrafts') });
  expect(previewSource({ ...editing, layers: [] }, await openCms()).draft).toBe(false);
});

test('an instant is asked for with the site’s own token, and nothing is shown before its time', async () => {
  const { ask, draft } = previewSource({ ...editing, atMs: Date.UTC(2026, 0, 2) }, await openCms());
  expect(draft).toBe(false);
  expect(await ask('*[_id == $id]', { id: 'a' })).toEqual({
    address: '/v2025-02-19/data/query/production?at=2026-01-02T00%3A00%3A00.000Z&perspective=published',
    body: JSON.stringify({ query: '*[_id == $id]', params: { id: 'a' } }),
    token: 'Bearer secret',
  });
});

test('a CMS that is away is an outage at any instant', async () => {
  const config = readContentConfig({ SANITY_API_HOST: 'http://127.0.0.1:9', SANITY_READ_TOKEN: 'secret' });
  for (const atMs of [null, 1_000])
    await expect(previewSource({ ...editing, atMs }, config).ask('*')).rejects.toMatchObject({ kind: 'content-unavailable' });
});

test('a page names the release that lies on top, and drafts, what is published and an instant by themselves', async () => {
  const named = await openCms('Spring');
  expect(await previewShown(editing, 500, named)).toEqual({ ...editing, release: 'Spring', isAhead: false, knowsInstants: true });
  end();
  const untitled = await openCms('');
  expect(await previewShown(editing, 500, untitled)).toMatchObject({ release: null });
  const away = readContentConfig({ SANITY_API_HOST: 'http://127.0.0.1:9', SANITY_READ_TOKEN: 'secret' });
  for (const state of [
    { ...editing, layers: ['drafts'] },
    { ...editing, layers: [] },
    { ...editing, atMs: 1 },
  ])
    expect(await previewShown(state, 500, away)).toMatchObject({ release: null, isAhead: false });
  expect(await previewShown({ ...editing, atMs: 501 }, 500, away)).toMatchObject({ isAhead: true });
  expect(await previewShown({ ...editing, atMs: 500 }, 500, away)).toMatchObject({ isAhead: false });
  const hosted = readContentConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_READ_TOKEN: 'secret' });
  expect(await previewShown({ ...editing, layers: [] }, 500, hosted)).toMatchObject({ knowsInstants: false });
});
