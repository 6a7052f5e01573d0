import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';

jest.unstable_mockModule('next/compat/router', () => ({ useRouter: () => ({ asPath: '/doc/article/tos?x=1' }) }));
const { StoreStateProvider, useCentreAddress, useStoreState } = await import('#components/ui/store-state/store-state.tsx');

const settings = { siteUrl: 'https://marlow.example', cdnUrl: null, centerUrl: '/ucenter/', festivalsUrl: null };

afterEach(() => {
  for (const name of ['token', 'username', 'email']) document.cookie = `${name}=; max-age=0; path=/`;
});

function State() {
  const { userData, PATH_TYPE, profileImage } = useStoreState();
  return (
    <output>
      {JSON.stringify({ account: userData.userAccount, center: userData.center_url, url: userData.url, PATH_TYPE, profileImage })}
    </output>
  );
}

const draw = () =>
  render(
    <StoreStateProvider settings={settings} language="ja">
      <State />
    </StoreStateProvider>,
  );

const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

test('R-13.4 a page is rendered for a visitor, with the addresses of the settings and of its language', () => {
  draw();
  expect(shown()).toEqual({ account: null, center: '/ucenter/', url: '/ja/doc/article/tos?x=1', PATH_TYPE: '/ja', profileImage: null });
});

test('R-13.4 R-3.10 the masked account appears once its cookies were read', async () => {
  document.cookie = 'token=1; path=/';
  document.cookie = 'username=harbour; path=/';
  document.cookie = 'email=harb****%40marlow.example; path=/';
  draw();
  expect(await screen.findByText(/harb\*{4}@marlow\.example/)).toBeInTheDocument();
  expect(shown()).toMatchObject({ profileImage: expect.stringMatching(/^avatar-[0-7]$/) });
});

test('R-10.8 a tab that is looked at again knows that another one has logged out', async () => {
  document.cookie = 'token=1; path=/';
  document.cookie = 'username=harbour; path=/';
  draw();
  expect(await screen.findByText(/harb\*{4}/)).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-account');
  document.cookie = 'token=; max-age=0; path=/';
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(shown()).toMatchObject({ account: null, profileImage: null }));
  expect(document.documentElement).not.toHaveAttribute('data-account');
});

function Ticket() {
  return <a href={useCentreAddress('newTicket')}>ticket</a>;
}

test.each([
  ['/ucenter/', '/ucenter/console/workServer/submitWork'],
  ['https://account.marlow.example', 'https://account.marlow.example/console/workServer/submitWork'],
  ['javascript:alert(1)', '/ucenter/console/workServer/submitWork'],
])('R-13.4 with the account centre at %s a link to a page of it leads to %s', (centerUrl, href) => {
  render(
    <StoreStateProvider settings={{ ...settings, centerUrl }} language="en">
      <Ticket />
    </StoreStateProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});
