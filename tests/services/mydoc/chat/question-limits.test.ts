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
