import { describe, expect, test } from '@jest/globals';
import { addedCorrections, checkNotice, checkNotPast, checkTimeOfDay, checkZone, isFrozenVersion } from '#cms-schemas/rules/legal-text.ts';

const nowMs = Date.parse('2026-11-23T12:00:00Z');
const draft = { _id: 'drafts.tos-v3', _createdAt: 'then', kind: 'legal', effectiveDate: '2026-12-23', effectiveTime: '12:00' };

test('a published version is frozen, a draft or one that was never saved is not', () => {
  const of = (more: object) => isFrozenVersion({ ...draft, ...more });
  expect(of({ _id: 'tos-v3' })).toBe(true);
  expect([of({}), of({ _id: 'versions.spring.tos-v3' }), of({ _id: 'tos-v3', _createdAt: undefined })]).toEqual([false, false, false]);
  expect([of({ _id: 'tos-v3', kind: 'help' }), isFrozenVersion(null)]).toEqual([false, false]);
});

test('new corrections are those below the published ones, which all stay', () => {
  const [one, two] = ['one', 'two'].map((text) => ({ _key: text, on: '2026-12-01', text }));
  expect(addedCorrections({ errata: [one, two] }, { errata: [one] })).toEqual([{ on: '2026-12-01', text: 'two' }]);
  expect(addedCorrections({ errata: [one] }, {})).toEqual([{ on: '2026-12-01', text: 'one' }]);
  expect(addedCorrections({ errata: [{ _key: 'x' }] }, {})).toEqual([{ on: '', text: '' }]);
  expect(addedCorrections({}, { errata: [] })).toEqual([]);
  expect([addedCorrections({ errata: [two, one] }, { errata: [one] }), addedCorrections({}, { errata: [one] })]).toEqual([null, null]);
});

describe('the notice of a legal text', () => {
  const verdict = (more: object = {}, noticeDays = 30) => checkNotice({ document: { ...draft, ...more }, noticeDays, nowMs });
  const tooSoon = expect.stringContaining('published 30 days before it is in force');

  test('is kept to the minute, in the zone of the text', () => {
    expect([verdict(), verdict({ effectiveTime: '11:59' }), verdict({ effectiveZone: 'Asia/Tokyo' })]).toEqual([true, tooSoon, tooSoon]);
  });

  test('may be shorter for a reason', () => {
    expect(verdict({ effectiveDate: '2026-11-24', noticeException: 'A court asked for it.' })).toBe(true);
    expect(verdict({ effectiveDate: '2026-11-24', noticeException: ' ' })).toEqual(tooSoon);
  });

  test('is not asked of help, of what is published, without a date, or where the settings ask for none', () => {
    const soon = { effectiveDate: '2026-11-24' };
    expect(verdict({ ...soon, kind: 'help' })).toBe(true);
    expect(verdict({ ...soon, _id: 'tos-v3' })).toBe(true);
    expect(verdict({ effectiveDate: undefined })).toBe(true);
    expect(verdict(soon, 0)).toBe(true);
  });
});

test('an instant that has passed is asked about, in a draft of a legal text', () => {
  const verdict = (more: object) => checkNotPast({ ...draft, ...more }, nowMs);
  const asked = expect.stringContaining('has passed');
  expect(verdict({ effectiveDate: '2026-11-23' })).toEqual(asked);
  expect(verdict({ effectiveDate: '2026-11-23', effectiveTime: '12:01' })).toBe(true);
  expect(verdict({ effectiveDate: '2020-01-01', _id: 'tos-v3' })).toBe(true);
  expect(verdict({ effectiveDate: '2020-01-01', kind: 'help' })).toBe(true);
});

test('time and zone may be left out, and are not made up', () => {
  expect([checkTimeOfDay(undefined), checkTimeOfDay('09:30'), checkZone(undefined), checkZone('Asia/Tokyo')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([checkTimeOfDay('9:30'), checkTimeOfDay(930), checkZone('Mars/Olympus'), checkZone(8)]).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
});
