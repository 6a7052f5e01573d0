import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SignUpStart } from '#components/onboarding/sign-up-start.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const visit = (search: string): void => window.history.replaceState(null, '', `/signUp${search}`);
const addressOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('R-12.4 leads to the account centre’s form with the code and the page that the visitor came with', () => {
  visit('?userCode=K7M2Q&CouponsCode=NEW-20&url=%2Fproduct%2Fvps-buy');
  renderInSite(<SignUpStart label="Create an account" language="en" />);
  expect(addressOf('Create an account')).toBe('/ucenter/?ope=reg&url=%2Fproduct%2Fvps-buy&userCode=K7M2Q&CouponsCode=NEW-20');
  expect(addressOf('I have an account')).toBe('/ucenter/?ope=login&url=%2Fproduct%2Fvps-buy');
  expect(screen.getByRole('status')).toHaveTextContent('K7M2Q');
});

test('R-1.12 without them it is the plain form, in every language at one address', () => {
  visit('?url=%2F%2Fevil.example&userCode=%3Cb%3E');
  renderInSite(<SignUpStart label="免费注册" language="zh" />, 'zh');
  expect(addressOf('免费注册')).toBe('/ucenter/?ope=reg');
  expect(addressOf('已有账户，去登录')).toBe('/ucenter/?ope=login&url=%2F');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
