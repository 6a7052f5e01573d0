import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FoundGroup } from '#lib/group-buy/ask-group.ts';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { readPictureAddress } from '#lib/share-picture/picture-address.ts';
import { failed, group, succeeded } from '#components/group-buy/group-samples.ts';
import { offerDocuments } from '#tests/lib/offers/sample-offers.ts';

const { askOver } = await import('#tests/lib/content/ask-over.ts');
let isAway = false;
let found: FoundGroup = 'unknown';
const asked = jest.fn<(id: string, visitor: string | null) => void>();
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({
  publishedSource: () => ({
    draft: false,
    isMixed: () => false,
    ask: (query: string, parameters?: Record<string, string>) =>
      isAway ? Promise.reject(new ContentUnavailableError('away')) : askOver(offerDocuments)(query, parameters),
  }),
}));
jest.unstable_mockModule('#lib/preview/preview-source.ts', () => ({ previewSource: jest.fn(), previewShown: jest.fn() }));
jest.unstable_mockModule('#lib/group-buy/ask-group.ts', () => ({
  askGroup: async (id: string, visitor: string | null) => {
    asked(id, visitor);
    return found;
  },
}));
const { groupPageProps } = await import('#page-loaders/group-page.ts');

const secret = 'a secret of at least thirty-two letters';

beforeEach(() => {
  isAway = false;
  found = group();
  asked.mockReset();
  process.env.CONTENT_WEBHOOK_SECRET = secret;
});
afterEach(() => {
  delete process.env.CONTENT_WEBHOOK_SECRET;
});

/** What Next asks for the page of an id, with what the page is sent with. */
async function ask(id: string, slug: 'vps' | 'cvm' = 'vps', locale = 'en') {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const result = await groupPageProps(slug)({ req, res, locale, params: { id }, query: {}, resolvedUrl: '' });
  return { result, status: res.statusCode, cacheControl: res.getHeader('Cache-Control') };
}

test('R-7.1 the page of a group is stored nowhere, in no index, and its picture shows the seats', async () => {
  const { result, status, cacheControl } = await ask(group().id);
  const props = 'props' in result ? await result.props : null;
  expect([status, cacheControl, props?.content.head.indexed]).toEqual([200, 'private, no-store', false]);
  const [, , , language, picture] = props?.content.head.picture?.address.split('/') ?? [];
  expect(readPictureAddress(secret, language, picture)).toEqual({
    language: 'en',
    title: 'Together',
    seats: { paid: 1, held: 1, open: 1 },
  });
  expect(props?.content.messages.groupFull).toBe('The group is full. Choose another group.');
  expect(props?.content.messages.accountAbnormal).toContain('<a href="/contact">');
});

test('R-7.4 the picture of a group that succeeded shows every seat as paid, also where a server was given back', async () => {
  found = group(succeeded, { paid: 2 });
  const { result } = await ask(group().id);
  const props = 'props' in result ? await result.props : null;
  const [, , , language, picture] = props?.content.head.picture?.address.split('/') ?? [];
  expect(readPictureAddress(secret, language, picture)?.seats).toEqual({ paid: 3, held: 0, open: 0 });
});

test('R-7.5 a group that failed has no picture of seats: nobody can take one', async () => {
  found = group(failed);
  const { result } = await ask(group().id);
  const props = 'props' in result ? await result.props : null;
  expect(props?.content.head.picture ?? null).toBeNull();
});

test('R-7.6 an id that nobody has is a 404 with the words for it, in the page’s language', async () => {
  found = 'unknown';
  const { result, status } = await ask(group().id, 'vps', 'zh');
  const props = 'props' in result ? await result.props : null;
  expect([status, props?.content.isUnknown, props?.content.messages.groupDoesNotExist]).toEqual([
    404,
    true,
    '该团不存在或链接有误，您可以查看当前活动。',
  ]);
});

test('R-7.6 an address without an id is a 404, and the service is not asked', async () => {
  expect((await ask('7Q4K')).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
});

test('R-7.1 a group of the other campaign is at its own address', async () => {
  const { result } = await ask(group().id, 'cvm', 'ja');
  expect(result).toEqual({ redirect: { destination: `/ja/activity/pintuan/part-vps/${group().id}`, permanent: false } });
});

test('R-7.1 while the services are away the shell is there, and its browser asks again', async () => {
  found = 'unavailable';
  const { result, status } = await ask(group().id);
  const props = 'props' in result ? await result.props : null;
  expect([status, props?.content.isUnknown, props?.content.groupId]).toEqual([200, false, group().id]);
});

test('R-4 while the CMS is away the static page shows the group', async () => {
  isAway = true;
  const { result } = await ask(group().id, 'vps', 'zh');
  expect(result).toMatchObject({ redirect: { destination: `/zh/activity/pintuan/part-vps?id=${group().id}` } });
});
