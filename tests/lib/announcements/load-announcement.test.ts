import { describe, expect, jest, test } from '@jest/globals';
import { loadAnnouncement } from '#lib/announcements/load-announcement.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { redirect } from '#tests/lib/content/sample-documents.ts';
import { announcement, nowMs, onlyIn } from './sample-announcements.ts';

const load = (
  documents: readonly SampleDocument[],
  { id = 'a', language = 'en', atMs = nowMs, draft = false }: { id?: string; language?: Language; atMs?: number; draft?: boolean } = {},
) => loadAnnouncement({ source: sourceOver(documents, draft), language, nowMs: atMs, pictureBase: '' }, id);

describe('R-8.5 one announcement', () => {
  test('has its text in the language of the page, and is indexed', async () => {
    expect(await load([announcement('a')], { language: 'ja' })).toMatchObject({
      kind: 'page',
      content: {
        title: 'a',
        body: [{ children: [{ text: 'text ja' }] }],
        head: { indexed: true, published: { en: '/doc/announce/detail/a', ja: '/doc/announce/detail/a' } },
      },
    });
  });

  test('is absent before its release, also to who guesses its address, and there at the instant', async () => {
    const documents = [announcement('a', { releaseTime: '2026-12-01T09:00:00Z' })];
    expect(await load(documents, { atMs: Date.parse('2026-12-01T08:59:59.999Z') })).toEqual({ kind: 'absent' });
    expect(await load(documents, { atMs: Date.parse('2026-12-01T09:00:00Z') })).toMatchObject({ kind: 'page' });
    expect(await load(documents, { draft: true })).toMatchObject({ kind: 'page' });
  });

  test('is absent from its end on, and reports that instant to the page', async () => {
    const documents = [announcement('a', { endsAt: '2026-12-01T00:00:00Z' })];
    expect(await load(documents)).toMatchObject({ changesAt: expect.arrayContaining([Date.parse('2026-12-01T00:00:00Z')]) });
    expect(await load(documents, { atMs: Date.parse('2026-12-01T00:00:00Z') })).toEqual({ kind: 'absent' });
  });

  test('that the language does not have leads to the list, which says so', async () => {
    const documents = [announcement('a', onlyIn('ja', '日本'))];
    expect(await load(documents, { language: 'zh' })).toEqual({
      kind: 'redirect',
      to: '/zh/doc/announce#not-translated',
      permanent: false,
    });
    expect(await load(documents)).toEqual({ kind: 'redirect', to: '/doc/announce#not-translated', permanent: false });
    expect(await load(documents, { language: 'ja' })).toMatchObject({
      kind: 'page',
      content: { head: { published: { ja: '/doc/announce/detail/a' } } },
    });
  });

  test('that is gone leads where a redirect of the content says, else it is absent', async () => {
    expect(await load([])).toEqual({ kind: 'absent' });
    expect(await load([redirect('r', '/doc/announce/detail/a', '/doc')], { language: 'zh' })).toMatchObject({
      kind: 'redirect',
      to: '/zh/doc',
    });
  });

  test('without a time of release is left out and reported', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await load([announcement('a', { releaseTime: undefined })])).toEqual({ kind: 'absent' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
