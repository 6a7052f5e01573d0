import { beforeAll, expect, test } from '@jest/globals';
import { hostileQuestions } from '../development-questions.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';

let chat: SeededChat;

beforeAll(async () => {
  chat = await seededChat();
}, 60_000);

test.each(['zh', 'ja'] as const)('R-9 every hostile question for development is declined in %s', async (language) => {
  const answered: string[] = [];
  for (const question of hostileQuestions(language)) {
    const { kind } = await chat.ask(question, language);
    if (kind === 'answered') answered.push(question);
  }
  expect(answered).toEqual([]);
});
