import { expect, test } from '@jest/globals';
import { readServicesConfig } from '#services/platform/config.ts';

const embedded = { SANITY_READ_TOKEN: 'r'.repeat(32), SANITY_WRITE_TOKEN: 'w'.repeat(32), CONTENT_WEBHOOK_SECRET: 's'.repeat(32) };

test('what the human check costs a browser may be set, within bounds', () => {
  const costOf = (cost: string) => readServicesConfig({ ...embedded, HUMAN_CHECK_COST: cost }).humanCheck.cost;
  expect(readServicesConfig(embedded).humanCheck.cost).toBeUndefined();
  expect(costOf('60000')).toBe(60_000);
  for (const wrong of ['0', '999', '200001', 'much']) expect(() => costOf(wrong)).toThrow('HUMAN_CHECK_COST');
});

test('a model for the chat needs its name, and has a budget for the day', () => {
  expect(readServicesConfig(embedded).chatModel).toBeUndefined();
  expect(() => readServicesConfig({ ...embedded, CHAT_BASE_URL: 'http://127.0.0.1:9/v1' })).toThrow(
    'CHAT_MODEL: is needed with CHAT_BASE_URL',
  );
  expect(
    readServicesConfig({ ...embedded, CHAT_BASE_URL: 'http://127.0.0.1:9/v1', CHAT_MODEL: 'small', CHAT_ANSWERS_A_DAY: '5' }).chatModel,
  ).toEqual({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small', apiKey: undefined, answersADay: 5 });
  expect(() => readServicesConfig({ ...embedded, CHAT_BASE_URL: 'javascript:1', CHAT_MODEL: 'small' })).toThrow('CHAT_BASE_URL');
});
