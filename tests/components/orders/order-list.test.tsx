import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { OrderList } from '#components/orders/order-list.tsx';
import { OrderPage } from '#components/orders/order-page.tsx';
import { sampleList, sampleOrder } from '#components/orders/order-samples.ts';
import type { ListedOrder, ReadOrders } from '#components/orders/use-orders.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { busy, loggedOut } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const listed = (...orders: readonly ListedOrder[]): MydocResult<readonly ListedOrder[]> => ({ ok: true, message: orders });

const readOrders = jest.fn<ReadOrders>();
const leave = jest.fn<(address: string) => void>();

beforeEach(() => {
  readOrders.mockReset();
  leave.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  window.history.replaceState(null, '', '/product/vps-buy/order');
});

/** The list after the first of these answers; the last one is repeated. */
const show = async (answers: readonly Awaited<ReturnType<ReadOrders>>[], language: Language = 'en'): Promise<void> => {
  const results = [...answers];
  readOrders.mockImplementation(async () => (results.length > 1 ? results.shift() : results[0]) ?? busy);
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <OrderList catalogue={sampleCatalogue} language={language} readOrders={readOrders} />
        </SWRConfig>,
        language,
      ),
  );
};

const rows = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('R-5.9 the list of one’s own orders', () => {
  test('shows each order’s server, region, period, time, price and state, and links to it', async () => {
    await show([listed(...sampleList)]);
    const [first = ''] = rows();
    for (const words of ['c1m1', 'Placed', '2026', 'Pay by', '$3.13', 'Awaiting payment']) expect(first).toContain(words);
    const shown = [
      'Awaiting payment',
      'Waiting for the group',
      'Paid',
      'Being built',
      'Running',
      'Renewed',
      'Changed',
      'Registered',
      'Expired',
      'Released',
    ];
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('.mark')?.textContent)).toEqual([
      ...shown,
      ...['Refund in progress', 'Refunded', 'Withdrawn', 'Closed'],
    ]);
    const name = document.querySelector('[data-state=registered]')?.textContent;
    expect(name).not.toContain('Paid until');
    for (const words of ['saltmarsh.com', 'Domain, 1 year', 'Registered until']) expect(name).toContain(words);
    const [renewal, running] = ['renewed', 'active'].map((state) => document.querySelector(`[data-state=${state}]`)?.textContent);
    expect(renewal).toContain('Renewal for order S-4NPY-5RQ6');
    expect(running).toContain('Paid until 21 Dec 2026');
    expect(screen.getAllByRole('link', { name: /c1m1/ })[0]).toHaveAttribute('href', `/product/vps-buy/order/${sampleList[0]?.id}`);
  });

  test('R-6.7 says of a server that went back with its renewals what that is in all, and of a changed one what was ordered', async () => {
    const [first] = sampleList;
    if (!first) throw new Error('no sample');
    const changed = { ...first, state: 'refunded' as const, model: 'cvm.g4a.amd.c2m4', orderedModel: 'cvm.g4a.amd.c1m1' };
    await show([listed({ ...changed, backTogetherMinor: 19_116 }, { ...first, id: 'another' })]);
    const [gone = '', other = ''] = rows();
    expect(gone).toMatch(/c2m4.*Ordered as General, fourth generation c1m1.*\$191\.16 refunded in all/);
    expect(other).not.toMatch(/Ordered as|in all/);
  });

  test('leads to the order in the visitor’s language', async () => {
    await show([listed(...sampleList)], 'ja');
    expect(screen.getAllByRole('link', { name: /c1m1/ })[0]).toHaveAttribute('href', `/ja/product/vps-buy/order/${sampleList[0]?.id}`);
  });

  test('R-6.5 leads whoever came with a coupon for renewals from each server that runs to its renewal, with the coupon', async () => {
    window.history.replaceState(null, '', '/product/vps-buy/order?coupon=GROUP8');
    await show([listed(...sampleList)]);
    expect(screen.getByText('Choose the server to renew with your coupon.')).toBeVisible();
    const running = sampleList.filter(({ paidUntil, domain }) => paidUntil !== null && domain === undefined);
    expect(screen.getAllByRole('link', { name: 'Renew with the coupon' }).map((link) => link.getAttribute('href'))).toEqual(
      running.map(({ id }) => `/product/vps-buy/confirm?renew=${id}&coupon=GROUP8`),
    );
  });

  test('says that a coupon for renewals finds no server to renew', async () => {
    window.history.replaceState(null, '', '/product/vps-buy/order?coupon=GROUP8');
    await show([listed(...sampleList.filter(({ paidUntil, domain }) => paidUntil === null || domain !== undefined))]);
    expect(screen.getByText(/none of your servers can be renewed now/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Renew with the coupon' })).toBeNull();
  });

  test('names a size and a region that are sold no more by their code', async () => {
    const [first] = sampleList;
    if (!first) throw new Error('no sample');
    await show([listed({ ...first, model: 'cvm.old.x.c9m9', region: 'XX-9' })]);
    expect(rows()[0]).toMatch(/c9m9.*XX-9/);
  });

  test('without an order leads to the configurator', async () => {
    await show([listed()]);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a server' })).toHaveAttribute('href', '/product/vps-buy');
  });

  test('without a session asks to log in, and comes back', async () => {
    await show([loggedOut]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
    expect(leave.mock.lastCall?.[0]).toContain(encodeURIComponent('/product/vps-buy/order'));
  });

  test('says when the service does not answer, and retries on request', async () => {
    await show([busy, listed(...sampleList)]);
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot look up');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again now' })));
    await waitFor(() => expect(rows()).toHaveLength(sampleList.length));
  });

  test('keeps the last state, with a notice, while the service does not answer; and nothing once logged out', async () => {
    await show([listed(...sampleList), busy, loggedOut]);
    await waitFor(
      () => {
        window.dispatchEvent(new Event('focus'));
        expect(screen.getByRole('alert')).toHaveTextContent('may be out of date');
      },
      { timeout: 4_000 },
    );
    expect(rows()).toHaveLength(sampleList.length);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again now' })));
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    expect(screen.getByText('Please log in to see your orders.')).toBeVisible();
  });
});

describe('the page of the orders', () => {
  const showPage = async (search: string): Promise<void> => {
    window.history.replaceState(null, '', `/product/vps-buy/order${search}`);
    Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('no network')) });
    await act(
      async () =>
        void renderInSite(
          <SWRConfig value={{ provider: () => new Map() }}>
            <StoreStateProvider settings={null} language="en">
              <OrderPage content={{ catalogue: sampleCatalogue, promotions: [], orderId: null }} language="en" />
            </StoreStateProvider>
          </SWRConfig>,
        ),
    );
  };
  const heading = async (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

  test('is the list where its address names no order', async () => {
    await showPage('');
    expect(await heading('Your orders')).toBeVisible();
    expect(await screen.findByText(/We cannot look up your orders/)).toBeVisible();
  });

  test('is the order that its query names', async () => {
    await showPage(`?id=${sampleOrder.id}`);
    expect(await heading('Your order')).toBeVisible();
    expect(await screen.findByText(/We cannot look up your order/)).toBeVisible();
  });

  test.each([
    ['', ['Home']],
    [`?id=${sampleOrder.id}`, ['Home', 'Your orders']],
  ])('R-5.14 is below no page of servers, whatever was ordered (%s)', async (query, trail) => {
    await showPage(query);
    await heading(query === '' ? 'Your orders' : 'Your order');
    const above = screen.getByRole('navigation', { name: 'You are here' });
    expect(
      within(above)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(trail);
  });

  test('says so of an order that cannot be', async () => {
    await showPage('?id=1');
    expect(await heading('Order not found')).toBeVisible();
  });
});
