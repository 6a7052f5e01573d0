import { describe, expect, test } from '@jest/globals';
import { timesToTake, versionBefore, versionsBeside } from '#studio/desk/legal/versions-beside.ts';

const times = { effectiveDate: '2027-03-01', effectiveTime: '09:00', effectiveZone: 'Asia/Hong_Kong' };
const english = { _id: 'drafts.tos-en-v3', language: 'en', version: 3, ...times, noticeException: 'A court order.' };
const chinese = { _id: 'drafts.tos-zh-v3', language: 'zh', version: 3, effectiveZone: 'Asia/Hong_Kong' };
const japanese = { ...english, _id: 'drafts.tos-ja-v3', language: 'ja', effectiveTime: '10:00' };

const taken = (document: object, others: readonly object[]) => timesToTake(document, versionsBeside([document, ...others]));

describe('the times of a legal version', () => {
  test('are typed once, with the reason, and given to the drafts of the other languages', () => {
    expect(taken(english, [chinese, japanese])).toEqual({
      ids: ['drafts.tos-zh-v3', 'drafts.tos-ja-v3'],
      names: 'Chinese and Japanese',
      set: { ...times, noticeException: 'A court order.' },
      unset: [],
    });
  });

  test('take away what this draft leaves out', () => {
    const { noticeException: _reason, effectiveTime: _time, ...midnight } = english;
    expect(taken(midnight, [japanese])).toMatchObject({
      ids: ['drafts.tos-ja-v3'],
      names: 'Japanese',
      unset: ['effectiveTime', 'noticeException'],
    });
  });

  test.each([
    ['the others have them already', english, [{ ...english, _id: 'drafts.tos-zh-v3', language: 'zh' }]],
    ['there is no day yet', chinese, [english]],
    ['there are no other drafts', english, []],
    ['the other one is of another version', english, [{ ...chinese, version: 2 }]],
    ['the other one is published, and a draft of corrections beside it', english, [chinese, { ...chinese, _id: 'tos-zh-v3' }]],
    ['this version is published itself', { ...english, _id: 'tos-en-v3' }, [chinese]],
    ['this draft only adds corrections', english, [chinese, { ...english, _id: 'tos-en-v3' }]],
    ['the other one belongs to a release', english, [{ ...chinese, _id: 'versions.spring.tos-zh-v3' }]],
  ])('are not offered where %s', (_what, document, others) => {
    expect(taken(document, others)).toBeNull();
  });
});

describe('the version before a draft', () => {
  const first = { _id: 'tos-en', language: 'en', version: 1 };
  const second = { _id: 'tos-en-v2', language: 'en', version: 2 };
  const before = (document: object, others: readonly object[]) => versionBefore(document, versionsBeside([document, ...others]));

  test('is the highest published one below it in its language', () => {
    expect(before(english, [first, second, { ...second, _id: 'tos-en-v4', version: 4 }])).toBe(2);
    expect(before(english, [first, { ...second, _id: 'drafts.tos-en-v2' }, { ...second, _id: 'tos-zh-v2', language: 'zh' }])).toBe(1);
    expect(before(chinese, [first, second])).toBeNull();
  });

  test('is none where the version itself is published: what was agreed to waits for nobody', () => {
    const published = { ...english, _id: 'tos-en-v3' };
    expect(before(published, [first, second])).toBeNull();
    expect(before(english, [first, second, published])).toBeNull();
  });
});
