import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AnnouncementListPage } from '#components/announcements/announcement-list-page.tsx';
import { sampleList } from '#components/announcements/announcement-page.examples.tsx';
import { shownPages } from '#components/announcements/list-page-links.tsx';
import { LatestAnnouncements } from '#components/announcements/latest-announcements.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-8.5 the list links each announcement with its day and kind, and marks the pinned one', () => {
  renderInSite(<AnnouncementListPage content={sampleList} language="ja" />, 'ja');
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(first).toHaveTextContent('2026-11-10Harbour Week');
  expect(first).toHaveTextContent('注目キャンペーン');
  expect(second).toHaveTextContent('ご案内');
  expect(screen.getByRole('link', { name: 'Harbour Week' })).toHaveAttribute('href', '/ja/doc/announce/detail/week');
});

test('the filters are links, and the one that is shown says so', () => {
  renderInSite(<AnnouncementListPage content={{ ...sampleList, filter: 'notice', rows: [] }} language="zh" />, 'zh');
  const filters = within(screen.getByRole('navigation', { name: '公告类型' }));
  expect(filters.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zh/doc/announce',
    '/zh/doc/announce/notice',
    '/zh/doc/announce/activity',
  ]);
  expect(filters.getByRole('link', { current: 'page' })).toHaveTextContent('通知');
  expect(screen.getByText('暂无公告。')).toBeInTheDocument();
});

test('the list says why a visitor was sent to it, at the place that the address names', () => {
  const { container } = renderInSite(<AnnouncementListPage content={{ ...sampleList, rows: [] }} language="en" />);
  expect(container.querySelector('#not-translated')).toHaveTextContent('not available in English');
});

test('without announcements another page has no section of them', () => {
  expect(renderInSite(<LatestAnnouncements rows={[]} language="en" />).container.textContent).toBe('');
});

test('R-1 each filtered list has a description of its own', () => {
  const leads = (['all', 'notice', 'activity'] as const).map((filter) => {
    const { container, unmount } = renderInSite(<AnnouncementListPage content={{ ...sampleList, filter, rows: [] }} language="ja" />, 'ja');
    const lead = container.querySelector('.page-lead')?.textContent;
    unmount();
    return lead;
  });
  expect(new Set(leads).size).toBe(3);
});

test('the list leads to its feed in the language of the page', async () => {
  renderInSite(<AnnouncementListPage content={{ ...sampleList, rows: [] }} language="zh" />, 'zh');
  expect(await screen.findByRole('link', { name: '公告 RSS 订阅' })).toHaveAttribute('href', '/zh/feed.xml');
});

test('a list of one kind leads to the feed of that kind', async () => {
  renderInSite(<AnnouncementListPage content={{ ...sampleList, filter: 'notice' }} language="ja" />, 'ja');
  expect(await screen.findByRole('link', { name: 'お知らせのRSS' })).toHaveAttribute('href', '/ja/doc/announce/notice/feed.xml');
});

test('R-8.5 a list of several pages links them, and says which is shown', () => {
  renderInSite(<AnnouncementListPage content={{ ...sampleList, filter: 'notice', page: 2, pages: 3 }} language="en" />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Newer', '/doc/announce/notice'],
    ['1', '/doc/announce/notice'],
    ['2', '/doc/announce/notice/pages/2'],
    ['3', '/doc/announce/notice/pages/3'],
    ['Older', '/doc/announce/notice/pages/3'],
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
});

test('a list of one page has no links to pages', () => {
  renderInSite(<AnnouncementListPage content={sampleList} language="zh" />, 'zh');
  expect(screen.queryByRole('navigation', { name: '列表分页' })).not.toBeInTheDocument();
});

test.each([
  [1, 2, [1, 2]],
  [1, 50, [1, 2, null, 50]],
  [4, 50, [1, 2, 3, 4, 5, null, 50]],
  [25, 50, [1, null, 24, 25, 26, null, 50]],
  [50, 50, [1, null, 49, 50]],
])('of page %i of %i the links are %j: no gap that one page would fill', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
