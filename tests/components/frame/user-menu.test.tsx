import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, type RenderResult } from '@testing-library/react';
import { Avatar } from '#components/ui/primitives/avatar.tsx';
import { logOut } from '#components/frame/user-menu/log-out.ts';
import { UserMenu } from '#components/frame/user-menu/user-menu.tsx';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { avatarCount } from '#lib/account/avatar.ts';
import type { AddressSettings } from '#lib/account/store-state.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockCalls } from './mock-calls.ts';

const names = ['token', 'username', 'email', 'phone'];
const forget = (): void => {
  for (const name of names) document.cookie = `${name}=; max-age=0; path=/`;
};
const remember = (cookies: Record<string, string>): void => {
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
};

// loaded on demand: the first test to need it would have to wait for its code
beforeAll(async () => {
  await import('#components/frame/user-menu/account-menu.tsx');
});

beforeEach(() => {
  forget();
  window.history.replaceState(null, '', '/doc/article/tos?from=mail#section-2');
});

/** The cookies are read a moment after the first rendering. */
const cookiesReadMs = 50;

async function show(settings: AddressSettings | null = null): Promise<RenderResult> {
  const shown = renderInSite(
    <StoreStateProvider settings={settings && { ...settings, siteUrl: null }} language="en">
      <UserMenu language="en" />
    </StoreStateProvider>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, cookiesReadMs));
  });
  return shown;
}

const account = async (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Log out', hidden: true });

describe('R-3.4 the user menu', () => {
  test('R-1.12 a visitor sees where to log in and register', async () => {
    await show();
    expect(screen.getByText('Log in').closest('a')).toHaveAttribute('href', '/ucenter/?ope=login');
    expect(screen.getByText('Create account')).toHaveAttribute('href', '/ucenter/?ope=reg');
  });

  test('R-10.3 log-in leads back to the page with its query and place', async () => {
    await show();
    const link = screen.getByText('Log in').closest('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    if (link) fireEvent.click(link);
    expect(link?.getAttribute('href')).toBe(`/ucenter/?ope=login&url=${encodeURIComponent('/doc/article/tos?from=mail#section-2')}`);
  });

  test('the account centre’s address comes from the settings', async () => {
    await show({ centerUrl: 'https://account.example/' });
    expect(screen.getByText('Create account')).toHaveAttribute('href', 'https://account.example/?ope=reg');
  });

  test('R-3.10 an account is shown masked, with its own picture, console, centre and log-out', async () => {
    remember({ token: '1', username: 'kira', email: 'kira****@mail.example' });
    const { container } = await show();
    await account();
    expect(screen.getAllByText('kira****@mail.example').length).toBeGreaterThan(0);
    expect(screen.getByText('Console')).toHaveAttribute('href', '/ucenter/console');
    expect(screen.getByText('Account centre')).toHaveAttribute('href', '/ucenter/');
    expect(screen.getByText('Your orders')).toHaveAttribute('href', '/product/vps-buy/order');
    expect(screen.getByText('Your groups')).toHaveAttribute('href', '/activity/pintuan/mine');
    expect(container.querySelectorAll('summary .field')).toHaveLength(1);
  });

  test('R-3.10 a phone account is masked too', async () => {
    remember({ token: '1', username: 'kirabell', phone: '13****678' });
    await show();
    await account();
    expect(screen.getAllByText('13****678').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain('kirabell');
  });

  test('R-3.10 a name without an address or a number is masked here', async () => {
    remember({ token: '1', username: 'kirabell' });
    await show();
    await account();
    expect(screen.getAllByText('kira****').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain('kirabell');
  });

  test('without the token cookie nobody is logged in, whatever else is there', async () => {
    remember({ username: 'kira', email: 'kira****@mail.example' });
    await show();
    expect(document.body.textContent).not.toContain('kira');
    expect(screen.getByText('Log in')).toBeInTheDocument();
  });

  test('R-3.10 the eight pictures are eight', () => {
    const drawings = Array.from({ length: avatarCount }, (_, place) => {
      const { container } = renderInSite(<Avatar name={`avatar-${place}`} size="large" />);
      return container.querySelector('.field')?.getAttribute('d');
    });
    expect(new Set(drawings).size).toBe(8);
  });
});

describe('R-10.8 log-out', () => {
  const loginRequired = { envelope: { code: 401, message: { key: 'loginRequired', text: 'Log in', requestId: '1' } } };

  test.each([
    ['a success', { message: {} }],
    ['a 401', loginRequired],
  ] as const)('after %s the cookies are gone and the home page comes, without a dialog', async (_case, answer) => {
    const to = jest.spyOn(leavePage, 'to').mockImplementation(() => {});
    remember({ token: '1', username: 'kira', email: 'kira****@mail.example', phone: '13****678' });
    mockCalls({ logout: answer });
    await logOut('/ja');
    expect(to).toHaveBeenCalledWith('/ja');
    expect(document.cookie).not.toMatch(/token|username|email|phone/);
    expect(pageOutcomes.current().dialogs).toEqual([]);
  });

  test('if the service is unavailable nothing changes, and the visitor is informed', async () => {
    const to = jest.spyOn(leavePage, 'to').mockImplementation(() => {});
    remember({ token: '1', username: 'kira' });
    mockCalls({ logout: 'away' });
    await logOut('/');
    expect(to).not.toHaveBeenCalled();
    expect(document.cookie).toContain('token=1');
    expect(pageOutcomes.current().toasts).toHaveLength(1);
    pageOutcomes.closeToast(pageOutcomes.current().toasts[0]?.id ?? 0);
  });

  test('a second press while it is under way does nothing', async () => {
    jest.spyOn(leavePage, 'to').mockImplementation(() => {});
    remember({ token: '1', username: 'kira' });
    const calls = mockCalls({ logout: { message: {} } });
    await show();
    const button = await account();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(leavePage.to).toHaveBeenCalledTimes(1));
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
