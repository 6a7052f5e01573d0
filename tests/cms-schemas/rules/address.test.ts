import { describe, expect, test } from '@jest/globals';
import { checkHref, checkRedirectFrom, checkRedirectLoop } from '#cms-schemas/rules/address.ts';

describe('a link', () => {
  test.each([
    '/',
    '/about',
    '/product/vps?series=Dedicated',
    '/doc/article/tos#refund',
    '#plans',
    'https://example.com/a?b=c',
    '/jalopy',
    '/english',
  ])('leads to %s', (href) => {
    expect(checkHref(href)).toBe(true);
  });

  test.each([
    [undefined, 'Give the address'],
    ['', 'Give the address'],
    ['about', 'Start with /'],
    ['//evil.example/a', 'Start with /'],
    ['/\\evil.example', 'a character'],
    ['http://example.com', 'Start with /'],
    ['javascript:alert(1)', 'Start with /'],
    ['https://', 'cannot be read'],
    ['/a b', 'a character'],
    ['/a\nb', 'a character'],
    ['/zh', 'Leave out /zh'],
    ['/ja/about', 'Leave out /ja'],
    ['/en/about', 'Leave out /en'],
  ])('does not lead to %j', (href, expected) => {
    expect(checkHref(href)).toContain(expected);
  });
});

describe('a redirect', () => {
  test.each(['/doc/terms', '/product/old-plan', '/about/team', '/activity/promotion', '/product', '/sale', '/summer-sale/2027', '/5g'])(
    'starts at %s',
    (from) => {
      expect(checkRedirectFrom(from)).toBe(true);
    },
  );

  test.each([
    [undefined, 'Give the old path'],
    ['doc/terms', 'starts with one slash'],
    ['//doc/terms', 'starts with one slash'],
    ['/', 'starts with one slash'],
    ['/doc/terms?a=b', 'Leave out everything after'],
    ['/doc/terms/', 'Leave out the slash'],
    ['/zh/doc/terms', 'Leave out /zh'],
    ['/doc/terms.html', 'Leave out .html'],
    ['/about', 'this redirect would never work'],
    ['/welcome-signup', 'this redirect would never work'],
    ['/product/vps-buy/confirm', 'this redirect would never work'],
    ['/doc/search/old', 'this redirect would never work'],
    ['/tos', 'looks like a language'],
    ['/xx', 'looks like a language'],
    ['/fr/sale', 'looks like a language'],
    ['/pt-BR', 'looks like a language'],
    ['/studio/sale', 'machinery of the site'],
    ['/mydoc', 'machinery of the site'],
    ['/About', 'small letters'],
    ['/signup', 'small letters'],
    ['/Sale', 'small letters'],
    ['/s%61le', 'small letters'],
    ['/sale.pdf', 'small letters'],
    [`/${'sale-'.repeat(30)}x`, 'too long'],
  ])('does not start at %j', (from, expected) => {
    expect(checkRedirectFrom(from)).toContain(expected);
  });

  test('may follow others to a page', () => {
    expect(checkRedirectLoop({ from: '/doc/a', to: '/doc/b' }, [{ from: '/doc/b', to: '/doc/c#x' }])).toBe(true);
    expect(checkRedirectLoop({ from: '/doc/a', to: 'https://example.com' }, [])).toBe(true);
  });

  test('never leads to itself, at once, by a query, or by others', () => {
    expect(checkRedirectLoop({ from: '/doc/a', to: '/doc/a' }, [])).toContain('to itself');
    expect(checkRedirectLoop({ from: '/doc/a', to: '/doc/a?b=c' }, [])).toContain('to itself');
    const others = [
      { from: '/doc/b', to: '/doc/c' },
      { from: '/doc/c', to: '/doc/a' },
    ];
    expect(checkRedirectLoop({ from: '/doc/a', to: '/doc/b' }, others)).toContain('back to itself');
  });

  test('is refused where others run in a circle', () => {
    const circle = [
      { from: '/doc/b', to: '/doc/c' },
      { from: '/doc/c', to: '/doc/b' },
    ];
    expect(checkRedirectLoop({ from: '/doc/a', to: '/doc/b' }, circle)).toContain('More than 10');
  });
});
