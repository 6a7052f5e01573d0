import { describe, expect, test } from '@jest/globals';
import type { AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import { firstAnnouncements, loadAnnouncements, newestAnnouncements, rowsPerPage } from '#lib/announcements/load-announcements.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { announcement, nowMs, onlyIn } from './sample-announcements.ts';

const request = (documents: readonly SampleDocument[], language: Language = 'en', atMs = nowMs, draft = false) => ({
  source: sourceOver(documents, draft),
  language,
  nowMs: atMs,
  pictureBase: '',
});

async function ids(
  documents: readonly SampleDocument[],
  given: { filter?: AnnouncementFilter; language?: Language; atMs?: number; draft?: boolean } = {},
): Promise<string[]> {
  const found = await loadAnnouncements(request(documents, given.language, given.atMs, given.draft), given.filter ?? 'all');
  if (found.kind !== 'page') throw new Error(found.kind);
  return found.content.rows.map(({ id }) => id);
}

const documents = [
  announcement('old', { releaseTime: '2026-01-01T00:00:00Z' }),
  announcement('new', { kind: 'Activity' }),
  announcement('pinned', { releaseTime: '2026-02-01T00:00:00Z', pinned: true }),
  announcement('coming', { releaseTime: '2026-11-21T12:00:01Z' }),
  announcement('over', { endsAt: '2026-11-21T12:00:00Z' }),
];

describe('R-8.5 the list of announcements', () => {
  test('has pinned ones first, then the newest, and none before its release or from its end on', async () => {
    expect(await ids(documents)).toEqual(['pinned', 'new', 'old']);
  });

  test('has one at the instant of its release', async () => {
    expect(await ids(documents, { atMs: nowMs + 1_000 })).toContain('coming');
  });

  test('reports every future instant to the page', async () => {
    expect(await loadAnnouncements(request(documents), 'all')).toMatchObject({ changesAt: expect.arrayContaining([nowMs + 1_000, nowMs]) });
  });

  test('can be narrowed to one kind', async () => {
    expect([await ids(documents, { filter: 'notice' }), await ids(documents, { filter: 'activity' })]).toEqual([
      ['pinned', 'old'],
      ['new'],
    ]);
  });

  test('shows no announcement that its language does not have', async () => {
    const all = [...documents, announcement('english', onlyIn('en', 'x'))];
    expect(await ids(all, { language: 'zh' })).not.toContain('english');
    expect(await ids(all)).toContain('english');
  });

  test('shows an editor in preview what is to come', async () => {
    expect(await ids(documents, { draft: true })).toContain('coming');
  });

  test('gives another page its first ones', async () => {
    expect((await firstAnnouncements(request(documents), 2)).rows.map(({ id, releasedOn }) => [id, releasedOn])).toEqual([
      ['pinned', '2026-02-01'],
      ['new', '2026-11-11'],
    ]);
  });
});

describe('R-8.5 the pages of the list', () => {
  const dayMs = 86_400_000;
  const many = (count: number, changes: Record<string, unknown> = {}) =>
    Array.from({ length: count }, (_, index) =>
      announcement(`a${index}`, { releaseTime: new Date(nowMs - (index + 1) * dayMs).toISOString(), ...changes }),
    );
  const open = async (documentsThere: readonly SampleDocument[], page: number | null, language: Language = 'en') => {
    const found = await loadAnnouncements(request(documentsThere, language), 'all', page);
    return found.kind === 'page' ? { ...found.content, rows: found.content.rows.map(({ id }) => id) } : found.kind;
  };

  test('continue each other, and the pinned one is on the first alone', async () => {
    const old = announcement('old-but-pinned', { releaseTime: '2020-01-01T00:00:00Z', pinned: true });
    const all = [...many(2 * rowsPerPage), old];
    const [first, second, third] = await Promise.all([open(all, null), open(all, 2), open(all, 3)]);
    expect(first).toMatchObject({ page: 1, pages: 3, rows: expect.arrayContaining(['old-but-pinned', 'a0']) });
    expect(second).toMatchObject({ page: 2, pages: 3 });
    expect(third).toMatchObject({ page: 3, rows: [`a${2 * rowsPerPage - 1}`] });
  });

  test('end with the last announcement: a full page needs no further one, and none is empty', async () => {
    expect(await open(many(rowsPerPage), null)).toMatchObject({ pages: 1 });
    expect(await open(many(rowsPerPage), 2)).toBe('absent');
    expect(await open(many(rowsPerPage + 1), 2)).toMatchObject({ pages: 2, rows: [`a${rowsPerPage}`] });
    expect(await open([], null)).toMatchObject({ pages: 1, rows: [] });
  });

  test('the first one named by its number is the list', async () => {
    expect(await loadAnnouncements(request(many(30), 'ja'), 'notice', 1)).toEqual({
      kind: 'redirect',
      to: '/ja/doc/announce/notice',
      permanent: true,
    });
  });

  test('R-1 a page is published in the languages whose list is as long', async () => {
    const all = [...many(rowsPerPage), announcement('english', onlyIn('en', 'x'))];
    expect(await open(all, 2)).toMatchObject({ published: { en: '/doc/announce/pages/2' } });
    expect(await open(all, 2, 'zh')).toBe('absent');
    expect(await open(all, null, 'zh')).toMatchObject({ published: { en: '/doc/announce', zh: '/doc/announce', ja: '/doc/announce' } });
  });

  test('a feed has the newest of a kind, whether pinned or not', async () => {
    const pinned = announcement('pinned', { releaseTime: '2020-01-01T00:00:00Z', pinned: true });
    const activity = announcement('activity', { kind: 'Activity' });
    const rows = await newestAnnouncements(request([pinned, activity, ...many(3)]), 'notice', 3);
    expect(rows.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2']);
  });
});
