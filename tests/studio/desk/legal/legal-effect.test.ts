import { expect, test } from '@jest/globals';
import { effectInList } from '#cms-schemas/rules/legal-text.ts';
import { articleTemplates } from '#studio/desk/article-templates.ts';
import { versionsBeside } from '#studio/desk/legal/versions-beside.ts';
import { legalEffectInWords } from '#studio/desk/legal/legal-effect.ts';

const nowMs = Date.UTC(2026, 10, 26);
const legal = { kind: 'legal', effectiveDate: '2027-01-01', effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' };

const id = 'article-tos-en-v2';
const text = { _id: id, language: 'en', version: 2, ...legal };
const beside = (of: string, version: number, more: object = {}) =>
  versionsBeside([{ _id: of, language: 'en', version, ...legal, ...more }]);
const published = beside(id, 2);
const past = { effectiveDate: '2026-10-01', effectiveTime: undefined, effectiveZone: undefined };
const japanese = '1 January 2027, 09:00 Japan Standard Time = 2027-01-01 00:00 UTC';

test('a published legal text says from when it is in force, by whose clocks, and the same instant in the Studio’s zone', () => {
  expect(legalEffectInWords(text, published, nowMs)).toEqual([`In force in 36 days, from ${japanese}.`]);
  expect(legalEffectInWords({ ...text, ...past }, beside(id, 2, past), nowMs)).toEqual([
    'In force since 1 October 2026 = 2026-10-01 00:00 UTC.',
  ]);
});

test('a time by the Studio’s own clocks is said once', () => {
  for (const effectiveZone of ['UTC', undefined]) {
    const times = { effectiveDate: '2026-12-05', effectiveTime: '09:00', effectiveZone };
    const [said] = legalEffectInWords({ ...text, ...times }, beside(id, 2, times), nowMs);
    expect([said?.includes('09:00'), said?.includes(' = ')]).toEqual([true, false]);
  }
});

test('from the very instant on it is in force', () => {
  const atMs = Date.UTC(2027, 0, 1);
  expect(legalEffectInWords(text, published, atMs - 1)[0]).toContain('In force in less than a minute');
  expect(legalEffectInWords(text, published, atMs)[0]).toContain('In force since');
});

test('a draft is never said to be in force, and says what publishing it would bring', () => {
  const draft = { ...text, _id: `drafts.${id}` };
  const former = beside('article-tos-en', 1, past);
  expect(legalEffectInWords(draft, [...beside(`drafts.${id}`, 2), ...former], nowMs)).toEqual([
    `A draft, not in force. Published as it is, it comes into force in 36 days, from ${japanese}.`,
  ]);
  expect(legalEffectInWords({ ...draft, ...past }, former, nowMs)).toEqual([
    'A draft, not in force. Published now, it is in force at once: 1 October 2026 = 2026-10-01 00:00 UTC has passed.',
  ]);
  expect(legalEffectInWords({ ...draft, ...past }, beside('article-tos-en-v3', 3, past), nowMs)).toEqual([
    'A draft, not in force. Published now, it is past at once: version 3 is in force.',
  ]);
});

test('a draft of corrections says of its version what is true, and that it waits itself', () => {
  const draft = { ...text, ...past, _id: `drafts.${id}` };
  expect(legalEffectInWords(draft, [...beside(id, 2, past), ...beside(`drafts.${id}`, 2, past)], nowMs)).toEqual([
    'In force since 1 October 2026 = 2026-10-01 00:00 UTC.',
    'The version is published. Corrections written here are shown once they are published, too.',
  ]);
});

test('a version that another has followed is not in force any more, in its own language', () => {
  const versions = [...beside(id, 2, past), ...beside('article-tos-en-v3', 3, past)];
  expect(legalEffectInWords({ ...text, ...past }, versions, nowMs)).toEqual([
    'Not in force: version 3 is. This one is from 1 October 2026 = 2026-10-01 00:00 UTC.',
  ]);
  const inJapanese = versionsBeside([{ _id: 'article-tos-ja-v3', language: 'ja', version: 3, ...legal, ...past }]);
  expect(legalEffectInWords({ ...text, ...past }, [...beside(id, 2, past), ...inJapanese], nowMs)[0]).toContain('In force since');
});

test.each([
  ['without a day', { ...text, effectiveDate: undefined }],
  ['with a day that no calendar has', { ...text, effectiveDate: '2027-02-30' }],
  ['of help', { ...text, kind: 'help' }],
])('a text %s has no such line', (_what, document) => {
  expect(legalEffectInWords(document, published, nowMs)).toEqual([]);
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
