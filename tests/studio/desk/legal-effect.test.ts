import { expect, test } from '@jest/globals';
import { effectInList } from '#cms-schemas/rules/legal-text.ts';
import { articleTemplates } from '#studio/desk/article-templates.ts';
import { legalEffectInWords } from '#studio/desk/legal-effect.ts';

const nowMs = Date.UTC(2026, 10, 26);
const legal = { kind: 'legal', effectiveDate: '2027-01-01', effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' };

test('a legal text says from when it is in force, by whose clocks, and the same instant in the Studio’s zone', () => {
  expect(legalEffectInWords(legal, nowMs)).toBe(
    'In force in 36 days, from 1 January 2027, 09:00 Japan Standard Time = 2027-01-01 00:00 UTC.',
  );
  expect(legalEffectInWords({ kind: 'legal', effectiveDate: '2026-10-01' }, nowMs)).toBe(
    'In force since 1 October 2026 = 2026-10-01 00:00 UTC.',
  );
});

test('from the very instant on it is in force', () => {
  const atMs = Date.UTC(2027, 0, 1);
  expect(legalEffectInWords(legal, atMs - 1)).toContain('In force in less than a minute');
  expect(legalEffectInWords(legal, atMs)).toContain('In force since');
});

test.each([
  ['without a day', { ...legal, effectiveDate: undefined }],
  ['with a day that no calendar has', { ...legal, effectiveDate: '2027-02-30' }],
  ['of help', { ...legal, kind: 'help' }],
])('a text %s has no such line', (_what, document) => {
  expect(legalEffectInWords(document, nowMs)).toBeNull();
});

test.each([
  [legal, 'from 2027-01-01 09:00 (Japan)'],
  [{ kind: 'legal', effectiveDate: '2026-10-01' }, 'from 2026-10-01 (UTC)'],
  [{ ...legal, effectiveTime: '00:00' }, 'from 2027-01-01 (Japan)'],
  [{ ...legal, effectiveZone: 'Asia/Dubai' }, 'from 2027-01-01 09:00 (Asia/Dubai)'],
  [{ ...legal, effectiveDate: '2027-01-01T01:00:00Z' }, 'from 2027-01-01T01:00:00Z'],
  [{ kind: 'help', effectiveDate: '2026-10-01' }, 'from 2026-10-01'],
  [{ kind: 'legal' }, 'no date yet'],
])('lists write %j as %s', (document, expected) => {
  expect(effectInList(document)).toBe(expected);
});

test('a new legal text begins with the Studio’s zone, so that it is never left to a guess', () => {
  const template = articleTemplates.find(({ id }) => id === 'article-legal');
  expect(template?.value({})).toEqual({ kind: 'legal', effectiveZone: 'UTC' });
});
