import { expect, test } from '@jest/globals';
import { chineseWords } from '#lib/language/chinese-words.ts';

const parts = (text: string): string => chineseWords(text).join('|');

test('a Chinese line ends between words: those of the trade are whole, and a single character is not alone', () => {
  const lead = parts('备份、下载与静态文件放进兼容 S3 协议的存储桶，按实际存储量和出网流量计费。');
  expect(lead).toContain('|和出网流量|');
  expect(lead).toContain('|存储桶，');
  expect(lead).toContain('协议的|');
  expect(chineseWords('不占用套餐的出网流量。').filter((part) => part.length < 2)).toEqual([]);
});

test('nothing is added or lost, and around signs and Latin letters the browser decides', () => {
  const text = '地域填写 us-0 或 jp-0。支持（path style）访问。';
  expect(chineseWords(text).join('')).toBe(text);
  expect(parts(text)).toContain(' us-0 或 jp-0。');
  expect(parts(text)).toContain('（path style）');
  expect(chineseWords('')).toEqual([]);
});
