import { describe, expect, test } from '@jest/globals';
import { payAddress } from '#lib/orders/pay-address.ts';

const origin = 'https://site.example';

describe('where a buyer is sent to pay', () => {
  test.each([
    ['/ucenter/pay/p-1', `${origin}/ucenter/pay/p-1`],
    [`${origin}/ucenter/pay/p-1`, `${origin}/ucenter/pay/p-1`],
    ['https://pay.example/x?y=1', 'https://pay.example/x?y=1'],
  ])('%s is opened', (text, address) => expect(payAddress(text, origin)).toBe(address));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.example/x',
    '//pay.example:80x/',
    'https://site.example@evil.example/',
    'http://[',
    'blob:https://site.example/1',
  ])('%s is not', (text) => {
    expect(payAddress(text, origin)).toBeNull();
  });

  test('a site on plain http has its own account centre all the same', () => {
    expect(payAddress('/ucenter/pay/p-1', 'http://127.0.0.1:4700')).toBe('http://127.0.0.1:4700/ucenter/pay/p-1');
  });
});
