import { expect, test } from '@jest/globals';
import { toSimplified } from '#lib/search/simplified-chinese.ts';

test('each traditional character has its simplified one, in its place', () => {
  expect(toSimplified('雲端硬碟與網域 DNS 設定')).toBe('云端硬碟与网域 DNS 设定');
  expect(toSimplified('云服务器 サーバー')).toBe('云服务器 サーバー');
});
