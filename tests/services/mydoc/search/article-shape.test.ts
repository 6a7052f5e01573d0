import { expect, test } from '@jest/globals';
import { articlesInForce, articlesShape } from '#services/mydoc/search/article-shape.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const nowMs = Date.parse('2026-11-23T12:00:00Z');
const of = (kind: 'help' | 'legal', version: number, more: object = {}) => ({
  ...article('en', version, '2026-01-01'),
  kind,
  slug: 'tos',
  title: `${kind} ${version}`,
  summary: 'words',
  body: [],
  ...more,
});
const foundOf = (...documents: object[]) => inForce(documents, nowMs).documents.map(({ title }) => title);
const inForce = (documents: readonly object[], atMs: number) =>
  articlesInForce(articlesShape.combine(documents.flatMap((document) => articlesShape.read(document, () => undefined) ?? [])), atMs);

test('R-8.2 of an article the version in force is found, at its time of day and in its zone', () => {
  expect(foundOf(of('legal', 1), of('legal', 2), of('legal', 3, { effectiveDate: '2026-11-24' }))).toEqual(['legal 2']);
  const today = { effectiveDate: '2026-11-23', effectiveTime: '21:30' };
  expect(foundOf(of('legal', 1), of('legal', 2, { ...today, effectiveZone: 'Asia/Tokyo' }))).toEqual(['legal 1']);
  expect(foundOf(of('legal', 1), of('legal', 2, { ...today, effectiveZone: 'Asia/Kolkata' }))).toEqual(['legal 1']);
  expect(foundOf(of('legal', 1), of('legal', 2, { ...today, effectiveTime: '21:00', effectiveZone: 'Asia/Tokyo' }))).toEqual(['legal 2']);
});

test('a help article at the address of a legal text takes its place nowhere', () => {
  expect(foundOf(of('help', 99), of('legal', 2))).toEqual(['legal 2']);
  expect(foundOf(of('help', 99))).toEqual(['help 99']);
});

test('what is in force is so until the next version is', () => {
  const documents = [of('legal', 1), of('legal', 2, { effectiveDate: '2026-11-24' }), of('legal', 3, { effectiveDate: '2026-12-01' })];
  expect(inForce(documents, nowMs).untilMs).toBe(Date.parse('2026-11-24'));
  expect(inForce(documents, Date.parse('2026-12-01')).untilMs).toBe(Infinity);
});
