import { expect, test } from '@jest/globals';
import { refusalText } from '#services/mydoc/envelope/refusal-texts.ts';

test('R-7.6 a refusal of a group leads to the open groups of its campaign in its language, or to all offers where it is unknown', () => {
  const venue = '/activity/pintuan/partcvm';
  expect(refusalText({ key: 'groupFull', venue }, 'zh')).toContain('href="/zh/activity/pintuan/partcvm"');
  expect(refusalText({ key: 'groupFull' }, 'ja')).toContain('href="/ja/activity/festivals"');
});

test('a value is text, whatever it holds', () => {
  expect(refusalText({ key: 'tooManyRequests', values: { seconds: '<b>3</b>' } }, 'en')).toContain('&lt;b&gt;3&lt;/b&gt;');
});
