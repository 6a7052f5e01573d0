import { expect, test } from '@jest/globals';
import { unreadInWords } from '#studio/actions/unread-in-words.ts';

const titles: Readonly<Record<string, string>> = { startsAt: 'Shown from', endsAt: 'Shown until', errata: 'Corrections' };
const titleOf = (name: string): string => titles[name] ?? name;

test('nothing is in the way while every field could be read', () => {
  expect(unreadInWords([], titleOf)).toBeNull();
});

test('fields whose text cannot be read are named by their titles, each once', () => {
  expect(unreadInWords(['startsAt'], titleOf)).toMatch(/^Not yet\. Shown from: what is typed cannot be read and is not saved\./);
  expect(unreadInWords(['startsAt', 'endsAt'], titleOf)).toMatch(/^Not yet\. Shown from and Shown until: /);
  expect(unreadInWords(['errata[_key=="a"].on', 'errata[_key=="b"].on'], titleOf)).toMatch(/^Not yet\. Corrections: /);
});
