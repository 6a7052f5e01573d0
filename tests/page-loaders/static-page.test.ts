import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { readingsAtMost } from '#lib/content/read-whole.ts';
import { againAfterMs, firstRenderingMs, renderFor } from '#lib/page/first-rendering.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import type { PreviewState } from '#lib/preview/preview-state.ts';
import type { SampleDocument } from '#tests/lib/content/ask-over.ts';

const { askOver } = await import('#tests/lib/content/ask-over.ts');
const { watchedSource } = await import('#lib/content/content-source.ts');
let documents: readonly SampleDocument[] | null = [];
/** What the CMS says with an answer. */
let publication: () => number | null = () => null;
const sourceOf = (draft: boolean) =>
  watchedSource(async (query, parameters) => {
    if (!documents) throw new ContentUnavailableError('away');
    const jointPublication = publication();
    return { result: await askOver(documents)(query, parameters), jointPublication };
  }, draft);
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({ publishedSource: () => sourceOf(false) }));
jest.unstable_mockModule('#lib/preview/preview-source.ts', () => ({
  previewSource: ({ layers, atMs }: PreviewState) => sourceOf(layers.length > 0 && atMs === null),
  previewShown: async (state: PreviewState) => ({ ...state, release: null, isAhead: false, knowsInstants: true }),
}));
const { staticPage } = await import('#page-loaders/static-page.ts');

afterEach(() => {
  documents = [];
  publication = () => null;
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

test('R-4 an editor in preview reads the layers that the preview says, in words of its own', async () => {
  const previewData: PreviewState = { layers: ['drafts'], atMs: null, fixed: false };
  const result = await staticPage('home', { locale: 'en', draftMode: true, previewData }, loadText);
  expect(result).toMatchObject({ props: { draft: true, content: 'en true', preview: { ...previewData, release: null } } });
  expect(JSON.stringify(result)).toContain('"offers","preview"]');
  const visitors = await staticPage('home', { locale: 'en' }, loadText);
  expect(JSON.stringify(visitors)).toContain('"offers"]');
  expect('props' in visitors && 'preview' in visitors.props).toBe(false);
});

test('a preview that does not say what it may show, shows what is published', async () => {
  expect(await staticPage('home', { locale: 'en', draftMode: true, previewData: {} }, loadText)).toMatchObject({
    props: { draft: true, content: 'en false', preview: { fixed: true } },
  });
});

test('a preview of an instant is rendered as at that instant', async () => {
  const atMs = Date.UTC(2025, 5, 1);
  const asked: number[] = [];
  const load = async ({ nowMs, source }: PageRequest): Promise<PageAnswer<string>> => {
    asked.push(nowMs);
    return { kind: 'page', content: String(source.draft), changesAt: [] };
  };
  const previewData: PreviewState = { layers: ['drafts'], atMs, fixed: true };
  expect(await staticPage('home', { locale: 'en', draftMode: true, previewData }, load)).toMatchObject({ props: { content: 'false' } });
  expect(asked).toEqual([atMs]);
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

describe('R-4 a release that goes live while a page is read', () => {
  const titles = ['a', 'b'];
  const of = (release: string): SampleDocument[] => titles.map((_id) => ({ _id, _type: 'banner', title: `${_id} ${release}` }));
  /** A page that shows two documents, one after the other; `between` is called when it has read the first. */
  const loadBoth =
    (between: () => void) =>
    async ({ source }: PageRequest): Promise<PageAnswer<unknown>> => {
      const first = await source.ask('*[_id == "a"][0].title');
      between();
      return { kind: 'page', content: [first, await source.ask('*[_id == "b"][0].title')], changesAt: [] };
    };
  let [release, reads] = [1, 0];
  const goLive = (): void => {
    release += 1;
    documents = of(`of ${release}`);
  };

  beforeEach(() => {
    [release, reads] = [0, 0];
    publication = () => release;
    goLive();
  });

  test('is on it whole', async () => {
    const once = loadBoth(() => {
      reads += 1;
      if (reads === 1) goLive();
    });
    expect(await staticPage('home', { locale: 'en' }, once)).toMatchObject({ props: { content: ['a of 2', 'b of 2'] } });
    expect(reads).toBe(2);
  });

  test('is on no page if one goes live in each reading: the last good page stays', async () => {
    const always = loadBoth(() => {
      reads += 1;
      goLive();
    });
    await expect(staticPage('home', { locale: 'en' }, always)).rejects.toMatchObject({ kind: 'content-unavailable' });
    expect(reads).toBe(readingsAtMost);
  });

  test('makes no address of the time between lead elsewhere, and fails none', async () => {
    const load = async ({ source }: PageRequest): Promise<PageAnswer<unknown>> => {
      reads += 1;
      const first = await source.ask('*[_id == "a"][0].title');
      if (reads <= 2) goLive();
      const second = await source.ask('*[_id == "b"][0].title');
      if (reads === 1 && first !== second) return { kind: 'absent' };
      if (reads === 2) throw new Error('the two do not fit');
      return { kind: 'page', content: second, changesAt: [] };
    };
    expect(await staticPage('home', { locale: 'en' }, load)).toMatchObject({ props: { content: 'b of 3' } });
  });

  test('is in the preview whole, too', async () => {
    const once = loadBoth(() => {
      reads += 1;
      if (reads === 1) goLive();
    });
    const previewData: PreviewState = { layers: ['drafts'], atMs: null, fixed: false };
    expect(await staticPage('home', { locale: 'en', draftMode: true, previewData }, once)).toMatchObject({
      props: { content: ['a of 2', 'b of 2'] },
    });
  });
});

test('R-4 with the CMS unavailable a build goes on without the page', async () => {
  documents = null;
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await staticPage('home', { locale: 'en' }, loadText)).toEqual({ notFound: true, revalidate: 1 });
});
