/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { legalVersionSchema } from '#lib/content/queries/legal-versions-query.ts';
import { legalFeed } from '#lib/discovery/legal-feed.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const version = (number: number, more: object = {}) =>
  legalVersionSchema.parse({
    ...article('zh', number, '2027-01-01'),
    slug: 'tos',
    title: '条款 & 条件',
    _createdAt: '2026-11-23T06:00:00Z',
    changeNote: '用词更清楚',
    ...more,
  });

const facts = {
  siteUrl: 'https://www.marlow.example',
  language: 'zh',
  title: '法律文本',
  description: '新版本',
  versionOf: (title: string, number: number) => `${title}，第 ${number} 版`,
  effective: (date: string) => `${date} 生效。`,
} as const;

test('R-4.1 readers follow new versions of legal texts, each with its lasting address and what changed', () => {
  const feed = legalFeed([version(3, { effectiveTime: '09:00', effectiveZone: 'Asia/Shanghai' }), version(2, { changeNote: null })], facts);
  const read = new DOMParser().parseFromString(feed, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  const all = (name: string) => [...read.querySelectorAll(`item > ${name}`)].map((each) => each.textContent);
  expect(all('title')).toEqual(['条款 & 条件，第 3 版', '条款 & 条件，第 2 版']);
  expect(all('guid')).toEqual([
    'https://www.marlow.example/zh/doc/article/tos/versions/3',
    'https://www.marlow.example/zh/doc/article/tos/versions/2',
  ]);
  expect(all('description')).toEqual(['2027年1月1日 09:00 中国标准时间 生效。 用词更清楚', '2027年1月1日 生效。']);
  expect(all('pubDate')).toEqual(Array(2).fill('Mon, 23 Nov 2026 06:00:00 GMT'));
  expect(feed).toContain('href="https://www.marlow.example/zh/doc/article/feed.xml"');
  expect(read.querySelector('item > category')).toBeNull();
});
