import { describe, expect, jest, test } from '@jest/globals';
import { loadArticle, type ArticleContent } from '#lib/documents/load-article.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { article, redirect } from '#tests/lib/content/sample-documents.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const documents = [
  article('en', 1, '2025-01-01'),
  article('en', 2, '2026-10-01', { changeNote: 'Clearer' }),
  article('en', 3, '2027-01-01'),
  article('ja', 1, '2025-01-01'),
];

interface Wanted {
  language?: Language;
  version?: number | null;
  slug?: string;
  atMs?: number;
  draft?: boolean;
}

const answer = (
  all: readonly SampleDocument[],
  { language = 'en', version = null, slug = 'tos', atMs = nowMs, draft = false }: Wanted = {},
) => loadArticle({ source: sourceOver(all, draft), language, nowMs: atMs, pictureBase: '' }, { slug, version });

async function load(all: readonly SampleDocument[], wanted?: Wanted): Promise<ArticleContent> {
  const found = await answer(all, wanted);
  if (found.kind !== 'page') throw new Error(found.kind);
  return found.content;
}

describe('R-4 the version in force', () => {
  test('is the highest whose date has come, at 00:00 UTC', async () => {
    expect(await load(documents)).toMatchObject({ version: 2, standing: 'in-force', title: 'Terms en 2' });
    expect(await load(documents, { atMs: Date.parse('2026-12-31T23:59:59.999Z') })).toMatchObject({ version: 2 });
    expect(await load(documents, { atMs: Date.parse('2027-01-01T00:00:00Z') })).toMatchObject({ version: 3 });
  });

  test('has the path of its page, or of the version that the address names', async () => {
    expect(await load(documents)).toMatchObject({ path: '/doc/article/tos' });
    expect(await load(documents, { version: 1 })).toMatchObject({ path: '/doc/article/tos/versions/1' });
  });

  test('reports to the page when the next one takes effect', async () => {
    expect(await answer(documents)).toMatchObject({
      kind: 'page',
      changesAt: expect.arrayContaining([Date.parse('2027-01-01T00:00:00Z')]),
    });
  });

  test('is indexed, with the languages that have a text in force', async () => {
    expect((await load(documents)).head).toMatchObject({ indexed: true, published: { en: '/doc/article/tos', ja: '/doc/article/tos' } });
    expect((await load(documents)).head.published).not.toHaveProperty('zh');
  });

  test('a text whose first date is to come is absent, but not in preview', async () => {
    const coming = [article('en', 1, '2027-01-01')];
    expect(await answer(coming)).toEqual({ kind: 'absent' });
    expect(await load(coming, { draft: true })).toMatchObject({ version: 1, standing: 'coming' });
  });
});

describe('R-4 a version at its own address', () => {
  test('answers for every published version, is not indexed, and has its status', async () => {
    expect(await load(documents, { version: 1 })).toMatchObject({ version: 1, standing: 'former', head: { indexed: false } });
    expect(await load(documents, { version: 3 })).toMatchObject({ version: 3, standing: 'coming', head: { indexed: false } });
  });

  test('has the history of its language, newest first', async () => {
    const { history } = await load(documents, { version: 1 });
    expect(history.map(({ version, standing, href }) => [version, standing, href])).toEqual([
      [3, 'coming', '/doc/article/tos/versions/3'],
      [2, 'in-force', '/doc/article/tos/versions/2'],
      [1, 'former', '/doc/article/tos/versions/1'],
    ]);
  });

  test('that does not exist is absent', async () => {
    expect(await answer(documents, { version: 4 })).toEqual({ kind: 'absent' });
  });
});

describe('R-4 a missing translation', () => {
  test('shows the English text at the same address and is not indexed', async () => {
    expect(await load(documents, { language: 'zh' })).toMatchObject({ language: 'en', version: 2, head: { indexed: false } });
  });

  test('is absent where English has none either', async () => {
    expect(await answer([article('ja', 1, '2025-01-01')], { language: 'zh' })).toEqual({ kind: 'absent' });
  });

  test('a translation under a slug of its own is found by its key', async () => {
    const all = [article('en', 1, '2025-01-01'), article('zh', 1, '2025-01-01', { slug: { current: 'tiaokuan' } })];
    expect((await load(all)).head.published).toEqual({ en: '/doc/article/tos', zh: '/doc/article/tiaokuan' });
  });
});

describe('R-4 redirects of the content', () => {
  test('an address without a text goes where the content says, in the language of the visitor', async () => {
    const all = [...documents, redirect('r', '/doc/article/terms', '/doc/article/tos', true)];
    expect(await answer(all, { slug: 'terms', language: 'ja' })).toEqual({ kind: 'redirect', to: '/ja/doc/article/tos', permanent: true });
  });

  test('a live page wins', async () => {
    const all = [...documents, redirect('r', '/doc/article/tos', '/')];
    expect(await answer(all)).toMatchObject({ kind: 'page' });
  });

  test('an unknown slug is absent', async () => {
    expect(await answer(documents, { slug: 'nope' })).toEqual({ kind: 'absent' });
  });
});

test('a broken block is left out alone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const body = [
    { _type: 'spacer', _key: 'x' },
    { _type: 'note', _key: 'n', tone: 'info', text: 'kept' },
  ];
  expect((await load([article('en', 1, '2025-01-01', { body })])).body).toMatchObject([{ _type: 'note', text: 'kept' }]);
  expect(warn).toHaveBeenCalledTimes(1);
});
