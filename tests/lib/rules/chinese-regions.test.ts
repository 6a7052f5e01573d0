import { describe, expect, test } from '@jest/globals';
import { isChineseRegion } from '#lib/rules/chinese-regions.ts';

describe('R-11.2 the region of an ID card', () => {
  test('real places of every kind are accepted', () => {
    const beijingDongcheng = '110101';
    const shenzhenNanshan = '440305';
    const qianjiangUnderHubei = '429005';
    const yanjiOfAPrefecture = '222401';
    expect([beijingDongcheng, shenzhenNanshan, qianjiangUnderHubei, yanjiOfAPrefecture, '659001'].every(isChineseRegion)).toBe(true);
  });

  test('a place that was merged long ago stays on the cards of those born there', () => {
    expect(isChineseRegion('110103')).toBe(true);
  });

  test('the five cities without districts carry their own code, others do not', () => {
    expect(['441900', '442000', '460300', '460400', '620200'].every(isChineseRegion)).toBe(true);
    expect(['440300', '110000', '440000'].some(isChineseRegion)).toBe(false);
  });

  test('residence permits of Taiwan, Hong Kong and Macao have a province and nothing below it', () => {
    expect(['710000', '810000', '820000', '830000'].every(isChineseRegion)).toBe(true);
    expect(['810001', '820100'].some(isChineseRegion)).toBe(false);
  });

  test('provinces that do not exist are refused', () => {
    expect(['000101', '100101', '160101', '380101', '470101', '660101', '700000', '840000', '910000', '990101'].some(isChineseRegion)).toBe(
      false,
    );
  });

  test('a city is 01 to 70, or 90 for counties directly under a province', () => {
    expect(['00', '01', '70', '71', '89', '90', '91'].map((city) => isChineseRegion(`44${city}01`))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('anything but six digits is refused', () => {
    expect(['', '11010', '1101011', '11010a', '１１０１０１', '110101\n'].some(isChineseRegion)).toBe(false);
  });
});
