import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { LanguageLinks } from '#components/frame/language-links.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const paths = { en: '/doc/article/tos', zh: '/doc/article/tos', ja: '/doc/article/tos' };

beforeEach(() => {
  document.cookie = 'languages=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  window.localStorage.clear();
  window.history.replaceState(null, '', '/doc/article/tos?from=mail#section-2');
});

function choose(name: string): HTMLAnchorElement {
  renderInSite(<LanguageLinks current="en" paths={paths} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link;
}

test('R-2.3 switching sets the cookie and local storage, where Chinese is cn', () => {
  choose('简体中文');
  expect(document.cookie).toContain('languages=cn');
  expect(window.localStorage.getItem('languages')).toBe('cn');
});

test('R-2.4 a switch counts as an answer to the question about languages', () => {
  const beforeMs = Date.now();
  choose('日本語');
  expect(Number(window.localStorage.getItem('userSelectLangTime'))).toBeGreaterThanOrEqual(beforeMs);
});

test('R-2.3 switching goes to the same page under the prefix, with its query and its place', () => {
  const link = choose('日本語');
  expect(`${link.pathname}${link.search}${link.hash}`).toBe('/ja/doc/article/tos?from=mail#section-2');
});

test('English has no prefix', () => {
  const link = choose('English');
  expect(link.pathname).toBe('/doc/article/tos');
  expect(link).toHaveAttribute('aria-current', 'true');
});

test('R-13 blocked storage does not stop the switch', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(choose('日本語').pathname).toBe('/ja/doc/article/tos');
  expect(warning).toHaveBeenCalledTimes(1);
});
