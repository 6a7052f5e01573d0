import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { activeOrder } from '#components/orders/order-samples.ts';
import { ChangeConfirmation } from '#components/purchase/change/change-confirmation.tsx';
import type { ChangePorts } from '#components/purchase/change/change-ports.ts';
import { changeCatalogue, sampleChange, sampleExpansion } from '#components/purchase/change/change-samples.ts';
import type { SendOrder } from '#components/purchase/confirmation/send-order.ts';
import type { CouponChoicePorts } from '#components/purchase/coupon/coupon-choice-ports.ts';
import { stockFeed } from '#components/ui/stock/use-stock.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { refused } from '#tests/components/failed-calls.ts';
import { confirmationContent } from '../confirmation-content.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const server = jest.fn<ChangePorts['server']>();
const ask = jest.fn<ChangePorts['ask']>();
const find = jest.fn<ChangePorts['find']>();
const send = jest.fn<SendOrder>();
const leave = jest.fn<(address: string) => void>();
const ok = <Message,>(message: Message): MydocResult<Message> => ({ ok: true, message });
const changeable = { ...activeOrder, changeable: true };

beforeEach(() => {
  for (const mock of [server, ask, find, send, leave]) mock.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  server.mockResolvedValue(ok(changeable));
  ask.mockImplementation(async ({ model }) => ok(model === undefined ? sampleExpansion : sampleChange));
  send.mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/product/vps-buy/confirm?change=${activeOrder.id}`);
});

const noCoupons: CouponChoicePorts = { offer: async () => ok({ coupons: [], best: null }), choose: async () => ok(sampleChange) };

const show = async (kind: 'upgrade' | 'expansion' = 'upgrade', isLoggedIn = true): Promise<void> => {
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <ChangeConfirmation
            order={activeOrder.id}
            kind={kind}
            content={confirmationContent(changeCatalogue)}
            language="en"
            ports={{ server, ask, find, isLoggedIn: async () => isLoggedIn }}
            send={send}
            ask={async () => ({ ok: true, proof: 'proof-1', expiresInMs: 600_000 })}
            coupons={noCoupons}
          />
        </SWRConfig>,
      ),
  );
};

const choose = (name: RegExp): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));

const order = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read the terms/ }));
  for (const name of [/verif/i, /^Order and pay/]) await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

describe('R-5.15 the change of a server', () => {
  test('begins with the larger sizes of its series, and asks for nothing before one is chosen', async () => {
    await show();
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText(/Choose a larger size of the same series/)).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).not.toContain(activeOrder.configuration.model);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('says of each size what the whole server costs from then on, and what is sold out cannot be chosen', async () => {
    const stock = [
      { region: 'US-0', model: 'cvm.g4a.amd.c2m4', state: 'few', left: 3 },
      { region: 'US-0', model: 'cvm.g4a.amd.c4m8', state: 'sold-out' },
    ] as const;
    stockFeed.take({ version: 'few', asOf: '2026-07-01T00:00:00.000Z', stock: [...stock] });
    await show();
    const tile = (name: RegExp): HTMLElement | null => screen.getByRole('radio', { name }).closest('label');
    expect(tile(/c2m4/)).toHaveTextContent(/\$\d+\.\d\d a month from then on/);
    expect(tile(/c2m4/)).toHaveTextContent('3 left');
    expect(screen.getByRole('radio', { name: /c2m4/ })).toBeEnabled();
    expect(tile(/c4m8/)).toHaveTextContent('Sold out');
    expect(screen.getByRole('radio', { name: /c4m8/ })).toBeDisabled();
    act(() => stockFeed.take({ version: 'none', asOf: '2026-07-01T00:00:00.000Z', stock: [] }));
  });

  test('shows the difference, its days, the new renewal price and the six facts, and names its quote in the address', async () => {
    await show();
    await choose(/c2m4/);
    expect(ask.mock.calls).toEqual([[{ order: activeOrder.id, model: 'cvm.g4a.amd.c2m4' }]]);
    expect(new URLSearchParams(window.location.search).get('quote')).toBe(sampleChange.id);
    expect(document.querySelector('[data-total]')).toHaveTextContent('$4.09');
    expect(document.querySelector('[data-days]')).toHaveTextContent(/23 full days until 21 Dec 2026/);
    expect(screen.getByText(/Renews at \$8\.80 for 1 month/)).toBeVisible();
    for (const fact of ['1 change', 'Usually in less than a minute', 'When you order']) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('radio', { name: /c2m4/ })).toBeChecked();
  });

  test('is ordered by the same form as any other quote', async () => {
    await show();
    await choose(/c2m4/);
    await order();
    expect(send.mock.calls).toMatchObject([[{ quote: sampleChange.id, totalMinor: 409, proof: 'proof-1', termsVersion: 2 }]]);
  });

  test('loses no click that follows a typed size while its quote is being asked', async () => {
    let answer = (_value: MydocResult<Quote>): void => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await show('expansion');
    const size = screen.getByRole('textbox', { name: /GiB/ });
    fireEvent.change(size, { target: { value: '60' } });
    await act(async () => void fireEvent.blur(size));
    await choose(/1 TB/);
    expect(screen.getByRole('radio', { name: /1 TB/ })).toBeChecked();
    expect(ask).toHaveBeenCalledTimes(1);
    await act(async () => answer(ok(sampleExpansion)));
    expect(ask.mock.calls.map(([asked]) => asked)).toEqual([
      { order: activeOrder.id, diskGib: 60 },
      { order: activeOrder.id, diskGib: 60, traffic: 't1000', inPlaceOf: sampleExpansion.id },
    ]);
  });

  test('leaves what is being pressed in its place until the click has come', async () => {
    await show('expansion');
    const pressed = screen.getByRole('radio', { name: /1 TB/ });
    const size = screen.getByRole('textbox', { name: /GiB/ });
    fireEvent.change(size, { target: { value: '60' } });
    fireEvent.pointerDown(pressed);
    await act(async () => void fireEvent.blur(size));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(pressed).toBeInTheDocument();
    await act(async () => {
      fireEvent.pointerUp(pressed);
      fireEvent.click(pressed);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(pressed).not.toBeInTheDocument();
    expect(ask.mock.calls.at(-1)).toMatchObject([{ diskGib: 60, traffic: 't1000' }]);
  });

  test('to more disk and traffic keeps what was chosen of the other', async () => {
    await show('expansion');
    await choose(/1 TB/);
    expect(ask.mock.calls).toEqual([[{ order: activeOrder.id, traffic: 't1000' }]]);
    expect(screen.getByText('25 GiB SSD', { exact: false })).toBeVisible();
    const size = screen.getByRole('textbox', { name: /GiB/ });
    await act(async () => {
      fireEvent.change(size, { target: { value: '60' } });
      fireEvent.blur(size);
    });
    expect(ask.mock.calls.at(-1)).toEqual([{ order: activeOrder.id, traffic: 't1000', diskGib: 60, inPlaceOf: sampleExpansion.id }]);
  });

  test('that is refused says why beside the choice, and the earlier quote stays', async () => {
    await show();
    await choose(/c2m4/);
    ask.mockResolvedValue(refused('changeSoldOut', 'This size is sold out.'));
    await choose(/c4m8/);
    expect(screen.getByText('This size is sold out.')).toBeVisible();
    expect(document.querySelector('[data-total]')).toHaveTextContent('$4.09');
  });

  test.each(['changeSoldOut', 'changeTooFewLeft'] as const)(
    'that is refused as %s when it is ordered says so beside the choice, until another size is chosen',
    async (key) => {
      send.mockResolvedValue({ kind: 'refused', refusal: refused(key, 'This size is sold out.') });
      await show();
      await choose(/c2m4/);
      await order();
      expect(screen.getByText('This size is sold out.').closest('[role=alert]')).toBeVisible();
      const larger = { ...sampleChange, configuration: { ...sampleChange.configuration, model: 'cvm.g4a.amd.c4m8' } };
      ask.mockResolvedValue(ok({ ...larger, id: '7b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e03' }));
      await choose(/c4m8/);
      expect(screen.queryByText('This size is sold out.')).toBeNull();
      expect(screen.getByRole('button', { name: /^Order and pay/ })).toBeEnabled();
    },
  );

  test.each([
    ['changeUnderWay', { order: activeOrder.id, number: 'S-9M5R-3P4Z' }, /An earlier change, order S-9M5R-3P4Z, is not finished/],
    ['renewalUnpaid', { order: activeOrder.id, number: 'S-9M5R-3P4Z' }, /An earlier renewal, order S-9M5R-3P4Z/],
    ['notChangeable', {}, /No change is possible right now/],
  ] as const)('that is refused as %s leads to where it can be mended', async (key, values, words) => {
    ask.mockResolvedValue(refused(key, undefined, { values }));
    await show();
    await choose(/c2m4/);
    expect(document.body).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Go to the order' })).toBeVisible();
  });

  test('of a server that cannot be changed is not offered, and whoever is not logged in is asked to', async () => {
    server.mockResolvedValue(ok(activeOrder));
    await show();
    expect(screen.getByText(/No change is possible right now/)).toBeVisible();
  });

  test('asks to log in', async () => {
    await show('upgrade', false);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('is shown again from the quote in the address', async () => {
    find.mockResolvedValue({ kind: 'quote', quote: sampleChange, ordered: null });
    window.history.replaceState(null, '', `/product/vps-buy/confirm?change=${activeOrder.id}&quote=${sampleChange.id}`);
    await show();
    expect(ask).not.toHaveBeenCalled();
    expect(document.querySelector('[data-total]')).toHaveTextContent('$4.09');
    expect(screen.getByRole('heading', { name: 'Coupons' })).toBeVisible();
  });

  test('that was ordered already offers no coupon any more', async () => {
    find.mockResolvedValue({
      kind: 'quote',
      quote: sampleChange,
      ordered: { id: activeOrder.id, number: 'S-4NPY-5RQ5', awaitsPayment: true },
    });
    window.history.replaceState(null, '', `/product/vps-buy/confirm?change=${activeOrder.id}&quote=${sampleChange.id}`);
    await show();
    expect(document.body).toHaveTextContent(/already ordered this/);
    expect(screen.queryByRole('heading', { name: 'Coupons' })).toBeNull();
  });
});
