import { expect, test } from '@jest/globals';
import { methodName } from '#lib/orders/payment-method.ts';

test('a method of payment has the name by which it is known in a language; one that nobody knows keeps its own', () => {
  expect(methodName('Alipay', 'zh')).toBe('支付宝');
  expect([methodName('Alipay', 'en'), methodName('Alipay', 'ja'), methodName('PayPal', 'zh')]).toEqual(['Alipay', 'Alipay', 'PayPal']);
  expect(methodName('toString', 'zh')).toBe('toString');
});
