import { describe, expect, test } from '@jest/globals';
import { chatHoursIn, figuresIn, hoursRangeIn } from '#lib/content/figures-in-text.ts';
import type { Language } from '#lib/language/languages.ts';

const short = (text: string, language: Language): string[] => figuresIn(text, language).map(({ kind, value }) => `${value} ${kind}`);

describe('the figures of a text', () => {
  test.each([
    ['99.97 percent, 25% off, 10 % back', 'en', ['99.97 percent', '25 percent', '10 percent']],
    ['within 72 hours, a 30-day window, 14 working days, over 36 h', 'en', ['72 hours', '36 hours', '30 days', '14 days']],
    ['99.97%，72 小时内，30 天，14 个工作日', 'zh', ['99.97 percent', '72 hours', '30 days', '14 days']],
    ['稼働率99.97%、72時間以内、30日間、14営業日', 'ja', ['99.97 percent', '72 hours', '30 days', '14 days']],
  ] as const)('are read in %s (%s)', (text, language, expected) => {
    expect(short(text, language)).toEqual(expected);
  });

  test('are counted once, with separators as one number', () => {
    expect(short('1,000 hours, 1000 hours', 'en')).toEqual(['1000 hours']);
  });

  test('leave out durations up to twelve, which a language may write in words', () => {
    expect([short('12 hours, 13 hours', 'en'), short('12 天，13 天', 'zh')]).toEqual([['13 hours'], ['13 days']]);
  });

  test('are no days of the month, and not the hours of a day that is always open', () => {
    expect(short('2026 年 11 月 14 日公告，7×24 小时', 'zh')).toEqual([]);
    expect(short('2026年11月14日、チケットは24時間受付', 'ja')).toEqual([]);
    expect(short('24時間以内に返金', 'ja')).toEqual(['24 hours']);
  });

  test('are no parts of addresses, times and ranges', () => {
    expect(short('192.0.2.15 hours, 10:30 hours, 1-20 days', 'en')).toEqual([]);
  });
});

describe('the hours of the chat', () => {
  test('are read in each language', () => {
    expect(['09:00 to 22:00 (UTC+8)', '北京时间 09:00–22:00', '10:00〜23:00', 'always'].map(hoursRangeIn)).toEqual([
      '9-22',
      '9-22',
      '10-23',
      null,
    ]);
  });

  test('are those of the sentence that names it', () => {
    expect(chatHoursIn('Planned work runs from 02:00 to 04:00. Live chat is open from 09:00 to 22:00.')).toEqual(['9-22']);
    expect(chatHoursIn('作業は2:00〜4:00です。チャットは10:00〜23:00です。')).toEqual(['10-23']);
  });
});
