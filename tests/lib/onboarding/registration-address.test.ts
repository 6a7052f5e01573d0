import { describe, expect, test } from '@jest/globals';
import { registrationAddress } from '#lib/onboarding/registration-address.ts';

describe('R-12.4 the way to a new account', () => {
  test('leads to the account centre’s form', () => {
    expect(registrationAddress('')).toBe('/ucenter/?ope=reg');
  });

  test('keeps the referral code, the coupon, and the return page', () => {
    expect(registrationAddress('?userCode=K7M2Q&CouponsCode=NEW-20&url=%2Fproduct%2Fvps-buy%3Farea%3DUS-0')).toBe(
      '/ucenter/?ope=reg&url=%2Fproduct%2Fvps-buy%3Farea%3DUS-0&userCode=K7M2Q&CouponsCode=NEW-20',
    );
  });

  test.each([
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\r\nb',
    '',
    'about',
  ])('leaves %j behind, which is no page of this site', (url) => {
    expect(registrationAddress(`?url=${encodeURIComponent(url)}`)).toBe('/ucenter/?ope=reg');
  });

  test('leaves behind a path that is too long', () => {
    expect(registrationAddress(`?url=/${'x'.repeat(3_000)}`)).toBe('/ucenter/?ope=reg');
  });

  test('leaves behind what is no code, and everything else', () => {
    expect(registrationAddress('?userCode=%3Cscript%3E&CouponsCode=a&ope=login&utm_source=x')).toBe('/ucenter/?ope=reg');
  });
});
