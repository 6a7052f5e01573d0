import { describe, expect, test } from '@jest/globals';
import type { AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import { latestAnnouncements, loadAnnouncements } from '#lib/announcements/load-announcements.ts';
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
    expect((await latestAnnouncements(request(documents), 2)).rows.map(({ id, releasedOn }) => [id, releasedOn])).toEqual([
      ['pinned', '2026-02-01'],
      ['new', '2026-11-11'],
    ]);
  });
});
