import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { againAfterMs, firstRenderingMs, renderFor } from '#lib/page/first-rendering.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import type { SampleDocument } from '#tests/lib/content/ask-over.ts';

const { askOver } = await import('#tests/lib/content/ask-over.ts');
let documents: readonly SampleDocument[] | null = [];
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({
  contentSource: ({ draft }: { draft: boolean }) => ({
    draft,
    ask: (query: string, parameters?: Record<string, string>) =>
      documents ? askOver(documents)(query, parameters) : Promise.reject(new ContentUnavailableError('away')),
  }),
}));
const { staticPage } = await import('#page-loaders/static-page.ts');

afterEach(() => {
  documents = [];
  delete process.env.NEXT_PHASE;
});

const loadText = async (request: PageRequest): Promise<PageAnswer<string>> => ({
  kind: 'page',
  content: `${request.language} ${request.source.draft}`,
  changesAt: [],
});

test('a page is given its language, its frame, its content and its words, and holds a day', async () => {
  const result = await staticPage('home', { locale: 'ja' }, loadText);
  expect(result).toMatchObject({
    props: { language: 'ja', draft: false, content: 'ja false', frame: { legalLinks: [] } },
    revalidate: 86_400,
  });
});

test('R-4 a page holds no longer than until its next timed change', async () => {
  const soon = async ({ nowMs }: PageRequest): Promise<PageAnswer<string>> => ({ kind: 'page', content: '', changesAt: [nowMs + 30_000] });
  expect(await staticPage('home', { locale: 'en' }, soon)).toMatchObject({ revalidate: 30 });
});

test('R-4 an editor in preview reads drafts', async () => {
  expect(await staticPage('home', { locale: 'en', draftMode: true }, loadText)).toMatchObject({
    props: { draft: true, content: 'en true' },
  });
});

test('an absent page is a real 404, a moved one a redirect', async () => {
  expect(await staticPage('article', { locale: 'en' }, async () => ({ kind: 'absent' }))).toMatchObject({ notFound: true });
  const moved = await staticPage('article', { locale: 'en' }, async () => ({ kind: 'redirect', to: '/doc/article/tos', permanent: true }));
  expect(moved).toMatchObject({ redirect: { destination: '/doc/article/tos', permanent: true } });
});

test('R-4 with the CMS unavailable a request throws, so that the last good page keeps serving', async () => {
  documents = null;
  await expect(staticPage('home', { locale: 'en' }, loadText)).rejects.toMatchObject({ kind: 'content-unavailable' });
});

describe('R-4 a page that was never rendered, while the CMS answers late', () => {
  const ask = (startedAtMs: number, isKnown: boolean) =>
    renderFor({ startedAtMs, isKnown: async () => isKnown }, () => staticPage('home', { locale: 'en' }, loadText));

  test('is loaded as soon as it does', async () => {
    documents = null;
    const answer = ask(Date.now(), false);
    setTimeout(() => (documents = []), againAfterMs / 2);
    expect(await answer).toMatchObject({ props: { content: 'en false' } });
  });

  test('fails when its time is over, and one with an older rendering at once', async () => {
    documents = null;
    await expect(ask(Date.now() - firstRenderingMs, false)).rejects.toMatchObject({ kind: 'content-unavailable' });
    await expect(ask(Date.now(), true)).rejects.toMatchObject({ kind: 'content-unavailable' });
  });

  test('fails at once of a fault of its own', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    const answer = renderFor({ startedAtMs: Date.now(), isKnown: async () => false }, () => staticPage('home', { locale: 'en' }, broken));
    await expect(answer).rejects.toThrow('broken');
  });
});

test('R-4 with the CMS unavailable a build goes on without the page', async () => {
  documents = null;
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await staticPage('home', { locale: 'en' }, loadText)).toEqual({ notFound: true, revalidate: 1 });
});
