import { expect, test } from '@jest/globals';
import { readPeriod, readPeriods, type AskedPeriod } from '#services/mydoc/chat/questions/asked-period.ts';
import { readQuestionText } from '#services/mydoc/chat/questions/question-text.ts';

const months = (count: number): AskedPeriod => ({ kind: 'months', months: count });

test.each<readonly [string, AskedPeriod | null]>([
  ['for a year', months(12)],
  ['three years', months(36)],
  ['per month', months(1)],
  ['half a year', months(6)],
  ['18 months', months(18)],
  ['quarterly', { kind: 'quarter' }],
  ['per hour', { kind: 'shorter' }],
  ['一年', months(12)],
  ['两年', months(24)],
  ['半年', months(6)],
  ['三个月', months(3)],
  ['按季度', { kind: 'quarter' }],
  ['每小时', { kind: 'shorter' }],
  ['1年間', months(12)],
  ['六か月', months(6)],
  ['月額', months(1)],
  ['四半期', { kind: 'quarter' }],
  ['1時間あたり', { kind: 'shorter' }],
  ['for 1.5 years', months(18)],
  ['one and a half years', months(18)],
  ['1年半', months(18)],
  ['2 weeks', { kind: 'shorter' }],
  ['10天', { kind: 'shorter' }],
  ['3月份', null],
  ['3月に', null],
  ['how much', null],
])('%s', (question, period) => {
  expect(readPeriod(readQuestionText(question))).toEqual(period);
});

test.each<readonly [string, readonly AskedPeriod[]]>([
  [
    'difference between monthly and yearly',
    [
      { kind: 'months', months: 12 },
      { kind: 'months', months: 1 },
    ],
  ],
  [
    '月付和年付差多少',
    [
      { kind: 'months', months: 12 },
      { kind: 'months', months: 1 },
    ],
  ],
  ['per month if I pay for a year', [{ kind: 'months', months: 12 }]],
  ['c2m4 年払い', [{ kind: 'months', months: 12 }]],
  ['2 cores or 4 cores by the hour', [{ kind: 'shorter' }]],
  ['no time', []],
])('%s: every period that is compared', (question, periods) => {
  expect(readPeriods(readQuestionText(question))).toEqual(periods);
});
