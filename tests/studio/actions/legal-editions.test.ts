import { describe, expect, test } from '@jest/globals';
import { checking, legalDecision, legalEditions } from '#studio/actions/legal-editions.ts';

const of = (language: string, id: string, more: object = {}) => ({
  _id: id,
  _rev: `rev of ${id}`,
  language,
  effectiveDate: '2027-01-01',
  ...more,
});
const nowMs = Date.parse('2026-11-23T12:00:00Z');

const decisionOf = (documents: object[], authors: Record<string, string> = {}, more: Partial<Parameters<typeof legalDecision>[0]> = {}) =>
  legalDecision({
    editions: legalEditions(documents, new Map(Object.entries(authors))),
    person: 'counsel',
    secondPerson: true,
    refusalOf: () => null,
    nowMs,
    ...more,
  });

const idsOf = ({ drafts }: Pick<ReturnType<typeof legalDecision>, 'drafts'>): string[] => drafts.map(({ id }) => id);

const three = [of('en', 'drafts.tos-en-v3'), of('zh', 'drafts.tos-zh-v3'), of('ja', 'drafts.tos-ja-v3')];
const forEver = expect.stringContaining('stays as it is for ever');

describe('publishing a version of a legal text', () => {
  test('publishes the drafts of all languages together, and says from when', () => {
    expect(decisionOf(three)).toEqual({
      drafts: ['tos-en-v3', 'tos-zh-v3', 'tos-ja-v3'].map((id) => ({ id, revision: `rev of drafts.${id}` })),
      lines: [
        'English: in force from 1 January 2027.',
        'Chinese: in force from 1 January 2027.',
        'Japanese: in force from 1 January 2027.',
        forEver,
      ],
      confirm: 'Publish 3 languages',
    });
  });

  test('has a button short enough to be read whole: one language by its name, several by their number', () => {
    expect(decisionOf(three.slice(1, 2)).confirm).toBe('Publish Chinese');
    expect(decisionOf(three.slice(0, 2)).confirm).toBe('Publish 2 languages');
  });

  test('names the language that is missing, and one that is published already', () => {
    const { lines, drafts } = decisionOf([of('en', 'tos-en-v3'), of('zh', 'drafts.tos-zh-v3')]);
    expect(idsOf({ drafts })).toEqual(['tos-zh-v3']);
    expect([lines[0], lines[2]]).toEqual([
      'English: published already.',
      expect.stringContaining('Japanese: there is no draft of this version.'),
    ]);
  });

  test('says why a version may not wait, to whoever answers for it with the author', () => {
    const urgent = of('en', 'drafts.tos-en-v3', { noticeException: ' A court asked for it. ' });
    expect(decisionOf([urgent, of('zh', 'drafts.tos-zh-v3', { noticeException: ' ' })]).lines.slice(0, 3)).toEqual([
      'English: in force from 1 January 2027.',
      'Why it may not wait: A court asked for it.',
      'Chinese: in force from 1 January 2027.',
    ]);
  });

  test('leaves a draft without a day, also before validation has found that', () => {
    const { drafts, lines } = decisionOf([of('en', 'drafts.tos-en-v3'), of('zh', 'drafts.tos-zh-v3', { effectiveDate: undefined })]);
    expect(idsOf({ drafts })).toEqual(['tos-en-v3']);
    expect(lines[1]).toBe('Chinese: the day is missing from which it is in force.');
  });

  test('leaves to another person what this person changed last', () => {
    const { drafts, lines } = decisionOf(three, { 'drafts.tos-en-v3': 'counsel', 'drafts.tos-zh-v3': 'clerk' });
    expect(idsOf({ drafts })).toEqual(['tos-zh-v3', 'tos-ja-v3']);
    expect(lines[0]).toBe('English: you changed this draft last, so another person publishes it.');
    expect(decisionOf(three, { 'drafts.tos-en-v3': 'counsel' }, { secondPerson: false }).drafts).toHaveLength(3);
  });

  test('leaves out what cannot be published yet, and offers nothing where nothing can be', () => {
    expect(
      decisionOf(three, {}, { refusalOf: ({ id }) => (id === 'tos-ja-v3' ? 'Not yet. Title: Write the title.' : null) }),
    ).toMatchObject({
      drafts: [{ id: 'tos-en-v3' }, { id: 'tos-zh-v3' }],
      lines: expect.arrayContaining(['Japanese: Not yet. Title: Write the title.']),
    });
    expect(decisionOf(three, {}, { refusalOf: () => 'Not yet.' })).toMatchObject({ drafts: [], confirm: null });
  });

  test('offers nothing while a language is still being checked, which would else be left behind', () => {
    const decision = decisionOf(three, {}, { refusalOf: ({ id }) => (id === 'tos-ja-v3' ? checking : null) });
    expect(decision).toMatchObject({ drafts: [], confirm: null, lines: expect.arrayContaining(['Japanese: still being checked.']) });
    expect(decision.lines).not.toContainEqual(forEver);
  });

  test('asks about an instant that has passed, and says where languages would differ', () => {
    const { lines } = decisionOf([of('en', 'drafts.tos-en-v3', { effectiveDate: '2026-11-01' }), three[1] ?? {}]);
    expect(lines[0]).toBe('English: in force at once: 1 November 2026 has passed. Is that meant?');
    expect(lines).toContainEqual(expect.stringContaining('would not come into force together'));
    const zones = [of('en', 'drafts.a', { effectiveZone: 'Asia/Tokyo' }), of('ja', 'drafts.b', { effectiveZone: 'Asia/Hong_Kong' })];
    expect(decisionOf(zones).lines).toContainEqual(expect.stringContaining('would not come into force together'));
  });
});
