import { beforeAll, describe, expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { isRightlyPriced, priceQuestions } from '../price-questions.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';

const rightAtLeast = 0.96;

let chat: SeededChat;

beforeAll(async () => {
  chat = await seededChat();
}, 60_000);

describe('R-9 questions about prices', () => {
  test.each(languages)('as they are typed are answered by the catalogue, or plainly not, in %s', async (language) => {
    const questions = priceQuestions(language);
    const missed: string[] = [];
    for (const question of questions)
      if (!isRightlyPriced(question, await chat.ask(question[0], language), { language, chat })) missed.push(question[0]);
    expect({ missed, share: 1 - missed.length / questions.length >= rightAtLeast }).toMatchObject({ share: true });
  });

  test.each([
    ['can I upgrade from 2 cores 4gb to 4 cores 8gb and what does it cost', 'en'],
    ['2 cores, 4 GB, 20 GB something extra, how much', 'en'],
    ['what is the price difference between SSD and NVMe for 100 GB', 'en'],
    ['what happens to my 2 core 4 gb server when I do not pay', 'en'],
    ['升级到4核8G要补多少钱', 'zh'],
    ['大陆机房2核4G多少钱', 'zh'],
    ['2コア4GBから4コア8GBに変更するといくらかかりますか', 'ja'],
  ] as const)('%s is not priced as something else', async (question, language) => {
    expect((await chat.ask(question, language)).prices).toEqual([]);
  });

  test('several servers cost as many times as much, and more than an order holds have no price', async () => {
    const one = await chat.ask('1 core 1 GB in Tokyo, price?', 'en');
    const three = await chat.ask('three servers with 1 core 1 GB in Tokyo, price?', 'en');
    expect(three.prices[0]?.amountMinor).toBe(3 * (one.prices[0]?.amountMinor ?? 0));
    expect(three.prices[0]?.address).toContain('quantity=3');
    expect(JSON.stringify(three.parts)).toContain('3 servers together');
    const eleven = await chat.ask('11 servers with 1 core 1 GB in Tokyo, price?', 'en');
    expect(eleven).toMatchObject({ kind: 'unanswered', topic: 'price', prices: [] });
    expect(JSON.stringify(eleven.parts)).toContain('10 servers at most');
  });

  test('the transfer alone is its own line of the price', async () => {
    const draft = await chat.ask('how much is the 1000 GB traffic in LA', 'en');
    expect(draft.prices).toMatchObject([{ part: 'traffic', currency: 'USD', amountMinor: 260 }]);
  });
});
