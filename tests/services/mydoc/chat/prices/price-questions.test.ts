import { beforeAll, describe, expect, test } from '@jest/globals';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
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

  test.each([
    ['2核4G1年多少钱', 'zh', { period: '1y' }, 'HKD'],
    ['2核4G东京一年，换成日元是多少', 'zh', { region: 'JP-0', model: 'cvm.g4a.amd.c2m4', period: '1y' }, 'JPY'],
    ['说一下东京2核4G一年的价格', 'zh', { region: 'JP-0', period: '1y' }, 'HKD'],
    ['我们公司租了一台4核8G，想知道三年价格', 'zh', { model: 'cvm.g4a.amd.c4m8', period: '3y' }, 'HKD'],
    ['东京 2核4G 系统盘用100G的SSD 月流量1T 一个月多少', 'zh', { disk: { sizeGib: 100 }, traffic: 't1000' }, 'HKD'],
    ['Can I get 2 cores and 4 GB in Tokyo for a year in yen?', 'en', { region: 'JP-0', period: '1y' }, 'JPY'],
    ['Debian 13 server with 2 cores and 4 GB in LA, cost per month?', 'en', { region: 'US-0', model: 'cvm.g4a.amd.c2m4' }, 'USD'],
    ['cheapest server with 1 TB traffic in Tokyo', 'en', { model: 'cvm.g1a.amd.c1m1', traffic: 't1000' }, 'USD'],
    ['2コア4GBのディスクをNVMeで100GBにした場合の東京の月額', 'ja', { model: 'cvm.g4a.amd.c2m4', disk: { sizeGib: 100 } }, 'JPY'],
    ['2コア4GBを東京で使うには月いくら必要ですか', 'ja', { region: 'JP-0', model: 'cvm.g4a.amd.c2m4' }, 'JPY'],
  ] as const)('%s', async (question, language, wanted, currency) => {
    const [shown] = (await chat.ask(question, language)).prices;
    const address = shown?.address ?? '';
    const read = readPurchaseAddress(address.slice(address.indexOf('?')), chat.knowledge.catalogue.catalogue)?.configuration;
    expect([shown?.currency, read]).toMatchObject([currency, wanted]);
    expect(read?.quantity ?? 1).toBe(1);
  });

  test('several servers cost as many times as much, and more than an order holds have no price', async () => {
    const one = await chat.ask('1 core 1 GB in Tokyo, price?', 'en');
    const three = await chat.ask('three servers with 1 core 1 GB in Tokyo, price?', 'en');
    expect(three.prices[0]?.amountMinor).toBe(3 * (one.prices[0]?.amountMinor ?? 0));
    expect(three.prices[0]?.address).toContain('quantity=3');
    expect(JSON.stringify(three.parts)).toContain('3 servers together');
    const eleven = await chat.ask('11 servers with 1 core 1 GB in Tokyo, price?', 'en');
    expect(eleven).toMatchObject({ kind: 'unanswered', topic: 'price', prices: [] });
    expect(JSON.stringify(eleven.parts)).toContain('up to 10 servers');
  });

  test('the transfer alone is its own line of the price', async () => {
    const draft = await chat.ask('how much is the 1000 GB traffic in LA', 'en');
    expect(draft.prices).toMatchObject([{ part: 'traffic', currency: 'USD', amountMinor: 260 }]);
  });
});
