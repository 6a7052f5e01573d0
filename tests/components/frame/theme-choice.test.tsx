import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { ThemeMenu } from '#components/frame/theme/theme-menu.tsx';
import { ThemeSwitch } from '#components/frame/theme/theme-switch.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const shown = (): string | null => document.documentElement.getAttribute('data-theme');
const pressed = (): (string | null)[] =>
  screen.getAllByRole('button', { pressed: true, hidden: true }).map(({ textContent }) => textContent);

const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  });

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test.each([
  ['menu', <ThemeMenu key="menu" />],
  ['switch', <ThemeSwitch key="switch" />],
])('a theme chosen in the %s shows at once, is stored, and can be left to the system again', async (_place, element) => {
  renderInSite(element);
  expect(pressed()).toEqual(['Match system']);
  await press('Dark');
  expect([shown(), window.localStorage.getItem('theme'), pressed()]).toEqual(['dark', 'dark', ['Dark']]);
  await press('Light');
  expect([shown(), window.localStorage.getItem('theme'), pressed()]).toEqual(['light', 'light', ['Light']]);
  await press('Match system');
  expect([shown(), window.localStorage.getItem('theme'), pressed()]).toEqual([null, null, ['Match system']]);
});

test('without storage a choice applies to the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  renderInSite(<ThemeSwitch />);
  await press('Dark');
  expect(shown()).toBe('dark');
});
