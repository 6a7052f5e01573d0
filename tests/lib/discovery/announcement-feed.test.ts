/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { announcementFeed } from '#lib/discovery/announcement-feed.ts';

const siteUrl = 'https://www.marlow.example';

const row = {
  id: 'a',
  href: '/doc/announce/detail/a',
  kind: 'Notice',
  title: 'A & B',
  summary: null,
  releasedOn: '2026-11-01',
  releasedAtMs: Date.parse('2026-11-01T02:30:00Z'),
  editedAtMs: null,
  pinned: true,
} as const;

const feedFacts = {
  siteUrl,
  language: 'ja',
  filter: 'all',
  title: 'お知らせ <1>',
  description: '案内 & more',
  kinds: { Notice: 'ご案内', Activity: 'キャンペーン' },
} as const;

describe('R-8.5 the feed', () => {
  const other = {
    ...row,
    id: 'b',
    href: '/doc/announce/detail/b',
    releasedAtMs: Date.parse('2026-11-18T00:00:00Z'),
    editedAtMs: Date.parse('2026-11-19T06:00:00Z'),
    summary: '<b>',
  };
  const feed = announcementFeed([other, row], feedFacts);

  test('is well-formed XML, whatever its texts hold', () => {
    const read = new DOMParser().parseFromString(feed, 'application/xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('channel > title')?.textContent).toBe('お知らせ <1>');
    expect([...read.querySelectorAll('item > title')].map((title) => title.textContent)).toEqual(['A & B', 'A & B']);
    expect(read.querySelector('item > description')?.textContent).toBe('<b>');
    expect([...read.querySelectorAll('channel > title, channel > link, channel > description')]).toHaveLength(3);
  });

  test('has the items in the order given, each with its address as a lasting id, its kind and the instant of its release', () => {
    expect([...feed.matchAll(/<guid isPermaLink="true">([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://www.marlow.example/ja/doc/announce/detail/b',
      'https://www.marlow.example/ja/doc/announce/detail/a',
    ]);
    expect(feed).toContain('<category>ご案内</category>');
    expect(feed).toContain('<language>ja</language>');
    expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 02:30:00 GMT</pubDate>');
  });

  test('says when it changed last: at a release or an edit, whichever is later', () => {
    expect(feed).toContain('<lastBuildDate>Thu, 19 Nov 2026 06:00:00 GMT</lastBuildDate>');
    expect(announcementFeed([], feedFacts)).not.toContain('lastBuildDate');
  });

  test('names its own address and its list, those of one kind theirs', () => {
    expect(feed).toContain('rel="self" type="application/rss+xml" href="https://www.marlow.example/ja/feed.xml"');
    const notices = announcementFeed([row], { ...feedFacts, filter: 'notice' });
    expect(notices).toContain('href="https://www.marlow.example/ja/doc/announce/notice/feed.xml"');
    expect(notices).toContain('<link>https://www.marlow.example/ja/doc/announce/notice</link>');
  });
});
