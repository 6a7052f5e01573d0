import { expect, test } from '@jest/globals';
import { citationName } from '#components/chat/answer/citation-name.ts';

test.each([
  ['en', 'Refund policy', 'Coupons', 'Refund policy: Coupons'],
  ['zh', '快照：定时、保留与恢复', '恢复', '快照：定时、保留与恢复（恢复）'],
  ['ja', '返金ポリシー', '更新', '返金ポリシー（更新）'],
] as const)('a cited text in %s is named with its heading', (language, title, heading, name) => {
  expect(citationName({ title, heading, language })).toBe(name);
  expect(citationName({ title, heading: null, language })).toBe(title);
});
