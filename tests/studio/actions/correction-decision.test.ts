import { describe, expect, test } from '@jest/globals';
import { correctionDecision, correctionsStay } from '#studio/actions/correction-decision.ts';

const first = { _key: 'a', _type: 'erratum', on: '2026-10-12', text: 'It is November.' };
const second = { _key: 'b', _type: 'erratum', on: '2026-12-01', text: 'It is section 4.' };
const published = { _id: 'tos-en', _rev: 'p', language: 'en', errata: [first] };
const decisionOf = (errata: object[], more: Partial<Parameters<typeof correctionDecision>[0]> = {}) =>
  correctionDecision({
    draft: { _id: 'drafts.tos-en', _rev: 'd', language: 'en', errata },
    published,
    author: 'clerk',
    person: 'counsel',
    secondPerson: true,
    ...more,
  });

describe('publishing a correction of a legal text', () => {
  test('shows what it adds, and publishes the draft as it was read', () => {
    expect(decisionOf([first, second])).toEqual({
      lines: ['English: beside this version it will say:', '2026-12-01: It is section 4.', 'Once published, a correction stays for ever.'],
      confirm: { words: 'Publish the correction', revision: 'd' },
    });
    expect(decisionOf([first, second, { ...second, _key: 'c' }]).confirm?.words).toBe('Publish 2 corrections');
  });

  test('leaves it to another person where this one changed the draft last', () => {
    expect(decisionOf([first, second], { person: 'clerk' })).toEqual({
      lines: ['2026-12-01: It is section 4.', 'English: you changed this draft last, so another person publishes it.'],
      confirm: null,
    });
    expect(decisionOf([first, second], { person: 'clerk', secondPerson: false }).confirm).not.toBeNull();
  });

  test('offers nothing where a published one is changed, where nothing is added, or where the draft is gone', () => {
    expect(decisionOf([{ ...first, text: 'x' }, second])).toEqual({ lines: [correctionsStay], confirm: null });
    expect(decisionOf([second])).toEqual({ lines: [correctionsStay], confirm: null });
    expect(decisionOf([first])).toEqual({ lines: ['There is no new correction.'], confirm: null });
    expect(decisionOf([], { draft: null, published: { ...published, errata: undefined } }).confirm).toBeNull();
  });
});
