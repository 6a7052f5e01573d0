import { beforeAll, expect, test } from '@jest/globals';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { answerQuestion } from '#services/mydoc/chat/answers/answer-question.ts';
import { promptFor, slotsOf } from '#services/mydoc/chat/model/prompt.ts';
import { createLog } from '#services/platform/log.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';

const asked = { question: 'How do I restore a snapshot?', page: 'en', currency: null } as const;
const log = createLog({ name: 'test', level: 'fatal' });
let chat: SeededChat;

beforeAll(async () => {
  chat = await seededChat();
}, 60_000);

/** How long the model was given, for a call that arrived so long ago; null: it was not asked. */
async function givenMs(agoMs: number): Promise<number | null> {
  let given: number | null = null;
  const model = async (_messages: unknown, { timeoutMs }: { timeoutMs: number }): Promise<string> => {
    given = timeoutMs;
    return '[[q1]]';
  };
  const deps = { arrivedAtMs: performance.now() - agoMs, find: chat.find, log, model };
  await answerQuestion(asked, chat.knowledge, deps, new AbortController().signal);
  return given;
}

test('R-9.3 the model has what is left of the time since the call arrived', async () => {
  const waitedMs = 6_000;
  expect(await givenMs(waitedMs)).toBeLessThanOrEqual(chatLimits.wordedWithinMs - waitedMs);
  expect(await givenMs(waitedMs)).toBeGreaterThan(0);
});

test('R-9.3 a call whose time is over is answered from the texts alone', async () => {
  expect(await givenMs(chatLimits.wordedWithinMs)).toBeNull();
});

test('R-9 the model never sees an e-mail address, a telephone or card number, or a key that a visitor types', async () => {
  const draft = await chat.ask(asked.question, 'en');
  const typed = 'I am ann.lee@example.com, +81 90-1234-5678, card 4111 1111 1111 1111, key sk-abcdefghijklmn, password: hunter-two';
  const prompt = promptFor(`${asked.question} ${typed}`, draft, slotsOf(draft))
    .map(({ content }) => content)
    .join('\n');
  expect(prompt).toContain(asked.question);
  expect(prompt).not.toMatch(/ann\.lee|example\.com|abcdefgh|hunter/);
});
