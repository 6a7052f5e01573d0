import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { perRequestPage } from '#page-loaders/per-request-page.ts';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';

const answerTo = () => new ServerResponse(new IncomingMessage(new Socket()));
const stored = '/doc/search?word=ssh';

test('a page made for a visit is never stored, on its way or here', async () => {
  const res = answerTo();
  expect(await perRequestPage({ res }, async () => ({ props: { word: 'ssh' }, revalidate: 30 }), stored)).toEqual({
    props: { word: 'ssh' },
  });
  expect(res.getHeader('cache-control')).toBe('private, no-store');
});

test('while the CMS is unavailable the visitor is sent to the stored page', async () => {
  const load = () => Promise.reject(new ContentUnavailableError('away'));
  expect(await perRequestPage({ res: answerTo() }, load, stored)).toEqual({ redirect: { destination: stored, permanent: false } });
});

test('any other failure is one', async () => {
  await expect(perRequestPage({ res: answerTo() }, () => Promise.reject(new Error('bug')), stored)).rejects.toThrow('bug');
});

test('what is absent or elsewhere stays so', async () => {
  expect(await perRequestPage({ res: answerTo() }, async () => ({ notFound: true }), stored)).toEqual({ notFound: true });
  const moved = { redirect: { destination: '/doc', permanent: false } };
  expect(await perRequestPage({ res: answerTo() }, async () => moved, stored)).toEqual(moved);
});
