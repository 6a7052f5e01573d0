import { expect, test } from '@jest/globals';
import { listPages } from '#lib/discovery/list-pages.ts';
import type { ListedPage } from '#lib/discovery/listed-page.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');

interface Content {
  articles?: readonly object[];
  announcements?: readonly object[];
  ownPages?: readonly object[];
  others?: readonly object[];
}

/** The pages of a site with this content. */
const pagesOf = ({ articles = [], announcements = [], ownPages = [], others = [] }: Content): Promise<readonly ListedPage[]> =>
  listPages(async (query) => {
    if (query.includes('_type == "article"')) return articles;
    if (query.includes('_type == "activityPage"')) return ownPages;
    return query.includes('_type == "announcement"') ? announcements : others;
  }, nowMs);

const pageAt = (pages: readonly ListedPage[], path: string): ListedPage | undefined =>
  pages.find(({ published }) => Object.values(published).includes(path));

const edition = (language: string, version: number, effectiveDate: string, more: object = {}) => ({
  _id: `tos-${language}-${version}`,
  kind: 'legal',
  language,
  slug: 'tos',
  translationKey: null,
  title: `Terms (${language}) ${version}`,
  version,
  effectiveDate,
  changeNote: null,
  _updatedAt: `2026-0${version}-01T00:00:00Z`,
  ...more,
});

test('R-1 every route with a page of its own is listed in all languages, without personal ones and results of a search', async () => {
  const pages = await pagesOf({});
  expect(pageAt(pages, '/')?.published).toEqual({ en: '/', zh: '/', ja: '/' });
  expect(pageAt(pages, '/about')).toEqual({ title: null, published: { en: '/about', zh: '/about', ja: '/about' }, editedAtMs: null });
  expect(['/doc/search', '/doc/collect', '/activate', '/welcome-signup'].filter((path) => pageAt(pages, path))).toEqual([]);
});

test('a route was last edited when the latest document that it shows was', async () => {
  const home = (id: string, month: number) => ({ _id: id, _type: 'homePage', _updatedAt: `2026-0${month}-01T00:00:00Z` });
  const pages = await pagesOf({ others: [home('homePage', 3), home('homePage', 5), home('homePage', 4)] });
  expect(pageAt(pages, '/')?.editedAtMs).toBe(Date.parse('2026-05-01T00:00:00Z'));
  expect(pageAt(pages, '/about')?.editedAtMs).toBeNull();
});

test('an article is listed once, in the languages in which a version is in force', async () => {
  const pages = await pagesOf({
    articles: [
      edition('en', 1, '2026-01-01'),
      edition('en', 2, '2026-06-01'),
      edition('en', 3, '2027-01-01'),
      edition('ja', 3, '2027-01-01'),
    ],
  });
  expect(pages.filter(({ title }) => title !== null)).toEqual([
    { title: 'Terms (en) 2', published: { en: '/doc/article/tos' }, editedAtMs: Date.parse('2026-02-01T00:00:00Z') },
  ]);
});

test('translations under other addresses are one page; its title is the English one and its date the latest', async () => {
  const key = { kind: 'help', translationKey: 'ssh' };
  const pages = await pagesOf({
    articles: [
      edition('ja', 4, '2026-01-01', { ...key, slug: 'ssh-ja', title: '鍵' }),
      edition('en', 1, '2026-01-01', { ...key, slug: 'ssh', title: 'Keys' }),
    ],
  });
  expect(pageAt(pages, '/doc/article/ssh')).toEqual({
    title: 'Keys',
    published: { en: '/doc/article/ssh', ja: '/doc/article/ssh-ja' },
    editedAtMs: Date.parse('2026-04-01T00:00:00Z'),
  });
});

test('a text of which no version is in force yet is not listed', async () => {
  const pages = await pagesOf({ articles: [edition('en', 1, '2027-01-01')] });
  expect(pageAt(pages, '/doc/article/tos')).toBeUndefined();
});

test('an announcement is listed from its release to its end, in the languages that have its title', async () => {
  const announcement = (id: string, more: object = {}) => ({
    _id: id,
    kind: 'Notice',
    title: { en: 'Maintenance', ja: null, zh: '维护' },
    summary: null,
    releaseTime: '2026-11-01T00:00:00Z',
    endsAt: null,
    pinned: null,
    _updatedAt: '2026-11-02T00:00:00Z',
    ...more,
  });
  const pages = await pagesOf({
    announcements: [
      announcement('now'),
      announcement('later', { releaseTime: '2026-12-01T00:00:00Z' }),
      announcement('over', { endsAt: '2026-11-20T00:00:00Z' }),
    ],
  });
  const listed = pages.filter(({ title }) => title === 'Maintenance');
  expect(listed).toHaveLength(1);
  expect(Object.keys(listed[0]?.published ?? {}).toSorted()).toEqual(['en', 'zh']);
  expect(listed[0]?.editedAtMs).toBe(Date.parse('2026-11-02T00:00:00Z'));
});

test('an own page of editors is listed while it is shown, in the languages that it has', async () => {
  const own = (slug: string, more: object = {}) => ({
    _id: slug,
    slug,
    heading: { en: `${slug} en`, zh: `${slug} zh`, ja: null },
    _updatedAt: '2026-11-01T00:00:00Z',
    ...more,
  });
  const pages = await pagesOf({
    ownPages: [
      own('spring'),
      own('coming', { startsAt: '2026-11-22T12:00:01Z' }),
      own('over', { endsAt: '2026-11-22T12:00:00Z' }),
      own('promotion'),
      own('Not-One'),
    ],
  });
  expect(pages.filter(({ title }) => title !== null)).toEqual([
    { title: 'spring en', published: { en: '/activity/spring', zh: '/activity/spring' }, editedAtMs: Date.parse('2026-11-01T00:00:00Z') },
  ]);
});
