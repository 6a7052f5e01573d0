import { expect, test } from '@jest/globals';
import { loginAddress } from '#lib/mydoc/login-address.ts';

test('R-10.3 the log-in is asked to come back to the page, or to the home page', () => {
  expect(loginAddress('/zh/contact?x=1&y=2')).toBe('/ucenter/?ope=login&url=%2Fzh%2Fcontact%3Fx%3D1%26y%3D2');
  expect(loginAddress('//evil.example')).toBe('/ucenter/?ope=login&url=%2F');
});
