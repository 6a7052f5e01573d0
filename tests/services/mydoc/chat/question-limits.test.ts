import { expect, test } from '@jest/globals';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { createQuestionLimits } from '#services/mydoc/chat/question-limits.ts';

const minuteMs = 60_000;

test('R-9 a session and an address ask so much in a day, and again as it passes', () => {
  let now = 0;
  const limits = createQuestionLimits(() => now);
  for (let turn = 0; turn < chatLimits.sessionQuestionsADay; turn += 1) expect(limits.takeOfDay('session', 'address')).toBe(true);
  expect(limits.takeOfDay('session', 'address')).toBe(false);
  expect(limits.takeOfDay('another session', 'address')).toBe(true);
  now += 24 * 60 * minuteMs;
  expect(limits.takeOfDay('session', 'address')).toBe(true);
});

test('R-9 too many questions at once wait for some seconds', () => {
  let now = 0;
  const limits = createQuestionLimits(() => now);
  for (let turn = 0; turn < chatLimits.session.atOnce; turn += 1) expect(limits.take('session', 'address')).toBe(0);
  const seconds = limits.take('session', 'address');
  expect(seconds).toBeGreaterThan(0);
  now += seconds * 1_000;
  expect(limits.take('session', 'address')).toBe(0);
});

test('R-9 what an address may ask in a day counts over all its sessions', () => {
  const limits = createQuestionLimits(() => 0);
  const taken = (address: string) =>
    Array.from({ length: chatLimits.addressQuestionsADay + 1 }, (_, turn) => limits.takeOfDay(`session ${turn}`, address));
  expect(taken('address')).toEqual([...Array.from({ length: chatLimits.addressQuestionsADay }, () => true), false]);
  expect(limits.takeOfDay('another session', 'another address')).toBe(true);
});

test('R-9 the questions of a day come back one by one over 1,440 minutes', () => {
  let now = 0;
  const limits = createQuestionLimits(() => now);
  const isTaken = () => limits.takeOfDay('session', 'address');
  for (let turn = 0; turn < chatLimits.sessionQuestionsADay; turn += 1) isTaken();
  const minutesForOne = 1_440 / chatLimits.sessionQuestionsADay;
  now = minutesForOne * minuteMs - 20;
  expect(isTaken()).toBe(false);
  now = minutesForOne * minuteMs + 20;
  expect(isTaken()).toBe(true);
});
