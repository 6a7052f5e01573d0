import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AccountNote, type Standing } from '#components/purchase/account/account-note.tsx';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { logInByCookies, logOutByCookies } from '#tests/components/group-buy/draw-group-pages.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const draw = (standing: Standing) =>
  act(
    async () =>
      void renderInSite(
        <StoreStateProvider settings={null} language="en">
          <AccountNote language="en" find={async () => standing} />
        </StoreStateProvider>,
      ),
  );

beforeEach(logInByCookies);
afterEach(logOutByCookies);

test.each([
  ['barred', /^Your account cannot place orders at the moment/],
  ['lowCredit', /too low for coupons and group buying/],
] as const)('R-6.3 an account that is %s is told before it chooses, with a way to support', async (standing, words) => {
  await draw(standing);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
});

test('an account in order, and somebody who is not logged in, are told nothing', async () => {
  await draw(null);
  expect(screen.queryByRole('status')).toBeNull();
  logOutByCookies();
  await draw('barred');
  expect(screen.queryByRole('status')).toBeNull();
});
