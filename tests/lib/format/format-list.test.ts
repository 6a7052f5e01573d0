import { expect, test } from '@jest/globals';
import { formatChoice, formatList } from '#lib/format/format-list.ts';

test.each([
  ['en', '2, 3 or 10', 'General and MemoryX'],
  ['zh', '2、3 或 10', '通用型和 MemoryX'],
  ['ja', '2、3、または10', '通用型、MemoryX'],
] as const)('joins alternatives and lists as %s does', (language, choice, list) => {
  expect(formatChoice(['2', '3', '10'], language)).toBe(choice);
  expect(formatList([language === 'en' ? 'General' : '通用型', 'MemoryX'], language)).toBe(list);
});

test('Chinese has no space where characters meet', () => {
  expect(formatList(['系统盘', '出网流量'], 'zh')).toBe('系统盘和出网流量');
  expect(formatList(['c2m4', '独享型', 'c4m8'], 'zh')).toBe('c2m4、独享型和 c4m8');
});
