import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listedDisk, listedTraffic, soldModels } from '#lib/catalogue/on-sale.ts';
import { price } from '#lib/catalogue/price.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { renderAnswer } from '#services/mydoc/chat/answers/render-answer.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';

let chat: SeededChat;

beforeAll(async () => {
  chat = await seededChat();
}, 60_000);

const currencyWords = {
  USD: ['US dollars', '美元', '米ドル'],
  HKD: ['HKD', '港币', '香港ドル'],
  JPY: ['yen', '日元', '円'],
} as const satisfies Record<Currency, readonly string[]>;
const places = { en: 0, zh: 1, ja: 2 } as const satisfies Record<Language, number>;
const place = (language: Language): 0 | 1 | 2 => places[language];

describe('R-9 a price', () => {
  test('is the configurator’s own for whatever is sold, in each language and currency', async () => {
    const { catalogue } = chat.knowledge.catalogue;
    const periods = catalogue.periods.filter(({ code }) => !code.endsWith('q'));
    const sold = catalogue.regions.flatMap((region) => soldModels(catalogue, region.code).map((model) => ({ region, model })));
    const asked = fc.record({
      each: fc.constantFrom(...sold),
      period: fc.constantFrom(...periods),
      currency: fc.constantFrom(...currencies),
      language: fc.constantFrom(...languages),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ each: { region, model }, period, currency, language }) => {
        const money = currencyWords[currency][place(language)];
        const time = period.name[language];
        const question = {
          en: `How much is ${model.code} in ${region.city.en} for ${time} in ${money}?`,
          zh: `${region.city.zh} ${model.code} ${time}多少钱，用${money}`,
          ja: `${region.city.ja}で${model.code}を${time}使うと${money}でいくらですか`,
        }[language];
        const draft = await chat.ask(question, language);
        const disk = listedDisk(catalogue, model, region.code);
        const traffic = listedTraffic(catalogue, model, region.code);
        if (!disk || !traffic) throw new Error('nothing is listed');
        const due = price(catalogue, { region: region.code, model: model.code, disk, traffic: traffic.code }, period.code, currency);
        if (!due.ok) throw new Error(due.reason);
        expect([question, draft.prices]).toMatchObject([question, [{ currency, amountMinor: due.total.amountMinor }]]);
        expect(renderAnswer(draft)).toContain(formatMoney(due.total, language));
      }),
      { numRuns: runsOf({ usual: 60, full: 600 }) },
    );
  });

  test.each([
    ['2 cores 4 GiB in Tokyo for a year in yen', 'en', { region: 'JP-0', model: 'cvm.g4a.amd.c2m4', period: '1y' }, 'JPY'],
    ['四核八G 东京 按季度 多少钱 港币', 'zh', { region: 'JP-0', model: 'cvm.g4a.amd.c4m8', period: '1q' }, 'HKD'],
    ['独享型 2核4G 半年 洛杉矶 多少美元', 'zh', { region: 'US-0', model: 'cvm.dedicated2.amd.c2m4', period: '6m' }, 'USD'],
    ['メモリ16GBでCPU4コア、ロサンゼルスで2年、ドルでいくら？', 'ja', { region: 'US-0', model: 'cvm.mx4a.amd.c4m16', period: '2y' }, 'USD'],
    [
      'price for 8 vCPU / 16GB ram with 300 GB NVMe in la',
      'en',
      { region: 'US-0', model: 'cvm.g4a.amd.c8m16', disk: { type: 'nvme_cloud_disk', sizeGib: 300 } },
      'USD',
    ],
    ['スタータープランは東京でいくら？', 'ja', { region: 'JP-0', model: 'cvm.g4a.amd.c1m1', disk: { sizeGib: 15 } }, 'JPY'],
  ] as const)('%s', async (question, language, wanted, currency) => {
    const draft = await chat.ask(question, language);
    const [fact] = draft.prices;
    const address = fact?.address ?? '';
    expect(fact?.currency).toBe(currency);
    expect(readPurchaseAddress(address.slice(address.indexOf('?')), chat.knowledge.catalogue.catalogue)?.configuration).toMatchObject(
      wanted,
    );
  });

  test.each([
    ['How much is a server in Frankfurt?', 'en'],
    ['How much is 2 cores 4 GiB in euros?', 'en'],
    ['hourly price of 2 cores 4 GiB?', 'en'],
    ['3 cores 7 GiB, how much?', 'en'],
    ['2核4G 用人民币多少钱', 'zh'],
    ['シンガポールで2コア4GBはいくら？', 'ja'],
  ] as const)('%s has none, and no amount is shown', async (question, language) => {
    const draft = await chat.ask(question, language);
    expect(draft).toMatchObject({ kind: 'unanswered', topic: 'price', prices: [], handsOver: true });
    expect(renderAnswer(draft)).not.toMatch(/[$¥円]\s?\d/);
  });

  test.each([
    ['MySQL database with 2 cores and 4 GiB, how much is it?', 'en'],
    ['How much is a refund for a server with 2 cores and 4 GiB?', 'en'],
    ['2 cores 4 GiB with a 100 GiB data disk, how much?', 'en'],
    ['How much is 2 cores 4 GiB with 1 TB SSD?', 'en'],
    ['How much is a GPU server?', 'en'],
    ['2核4G 加 100G 数据盘多少钱', 'zh'],
  ] as const)('is not given for something else: %s', async (question, language) => {
    expect((await chat.ask(question, language)).prices).toEqual([]);
  });

  test.each(['2 cores 4 GiB in Canadian dollars, how much?', '2 cores 4 GiB, how much in A$?'])(
    'is in no currency that only sounds like one: %s',
    async (question) => {
      const { prices, parts } = await chat.ask(question, 'en');
      expect(prices.map(({ currency }) => currency)).not.toContain('JPY');
      expect(JSON.stringify(parts)).toMatch(/currenc|dollars \(USD\)|USD/i);
    },
  );
});
