import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import type { SendOrder } from '#components/purchase/confirmation/send-order.ts';
import { NameConfirmation } from '#components/purchase/names/name-confirmation.tsx';
import type { NamePorts } from '#components/purchase/names/name-ports.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { premiumName, sampleName } from '#components/ui/names/name-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { busy, refused } from '#tests/components/failed-calls.ts';
import { confirmationContent } from '../confirmation-content.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const ask = jest.fn<NamePorts['ask']>();
const find = jest.fn<NamePorts['find']>();
const send = jest.fn<SendOrder>();
const leave = jest.fn<(address: string) => void>();
const ok = <Message,>(message: Message): MydocResult<Message> => ({ ok: true, message });
const { name } = sampleName.domain;
const risen: DomainQuote = {
  ...premiumName,
  id: '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01',
  domain: { ...premiumName.domain, name, shown: name },
};

beforeEach(() => {
  for (const mock of [ask, find, send, leave]) mock.mockReset();
  jest.spyOn(leavePage, 'to').mockImplementation(leave);
  ask.mockResolvedValue(ok(sampleName));
  send.mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
  window.sessionStorage.clear();
  window.history.replaceState(null, '', `/product/vps-buy/confirm?domain=${name}`);
});

const show = async (isLoggedIn = true, of = new URLSearchParams(window.location.search).get('domain') ?? ''): Promise<void> => {
  await act(
    async () =>
      void renderInSite(
        <SWRConfig value={{ provider: () => new Map() }}>
          <NameConfirmation
            name={of}
            content={confirmationContent(sampleCatalogue)}
            language="en"
            ports={{ ask, find, isLoggedIn: async () => isLoggedIn }}
            send={send}
            ask={async () => ({ ok: true, proof: 'proof-1', expiresInMs: 600_000 })}
          />
        </SWRConfig>,
      ),
  );
};

const press = (button: RegExp | string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
const agree = async (): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /I have read the terms/ })));
  await press(/verif/i);
};
const total = (): string | null => document.querySelector('[data-total]')?.textContent ?? null;

describe('R-5.14 the confirmation of a name', () => {
  test('is quoted in the currency of the page, with its class, later prices, six facts and rules', async () => {
    await show();
    expect(ask.mock.calls).toEqual([[{ name, currency: 'USD' }]]);
    expect(new URLSearchParams(window.location.search).get('quote')).toBe(sampleName.id);
    expect(total()).toBe('$11.20');
    for (const fact of ['standard price for its suffix', '1 domain', 'A registered name cannot be refunded', 'Usually within a minute'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('Coupons and promotions do not apply to domains.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of a premium name, what its registry asks', async () => {
    ask.mockResolvedValue(ok(premiumName));
    await show();
    expect(screen.getByText('premium: individually priced')).toBeVisible();
    expect(screen.getByText(/postal address in Japan\. · Identity check · Local presence/)).toBeVisible();
    expect(screen.getByText('xn--9msw68b.jp')).toBeVisible();
    expect(screen.getByText(/^This is an example: the site is not connected to a registrar yet/)).toBeVisible();
  });

  test('of a name whose registry wants a buyer of a certain kind is ordered once the buyer has said to be one', async () => {
    ask.mockResolvedValue(ok(premiumName));
    await show();
    await agree();
    await press(/^Order and pay/);
    expect(send).not.toHaveBeenCalled();
    const box = screen.getByRole('checkbox', { name: /^I meet what the registry of \.jp asks for/ });
    expect(box).toHaveFocus();
    expect(screen.getByText('Please confirm that you meet the conditions of the registry.')).toBeVisible();
    await act(async () => void fireEvent.click(box));
    await press(/^Order and pay/);
    expect(send.mock.calls.map(([{ conditions }]) => conditions)).toEqual([true]);
  });

  describe('whose buyer had to log in at the order', () => {
    const order = async (): Promise<void> => {
      ask.mockResolvedValue(ok(premiumName));
      send.mockReset();
      send.mockResolvedValueOnce({ kind: 'log-in' }).mockResolvedValue({ kind: 'pay', address: 'https://pay.example/1' });
      await show();
      await agree();
      await act(async () => void fireEvent.click(box()));
      await press(/^Order and pay/);
    };
    const box = (): HTMLElement => screen.getByRole('checkbox', { name: /^I meet what the registry of \.jp asks for/ });
    const comeBack = async (): Promise<void> => {
      cleanup();
      pageOutcomes.closeDialog();
      await show();
    };

    beforeEach(() => window.history.replaceState(null, '', `/product/vps-buy/confirm?domain=${premiumName.domain.name}`));

    test('still says that they meet the conditions, and the order with it', async () => {
      await order();
      find.mockResolvedValue({ kind: 'quote', quote: premiumName });
      await comeBack();
      expect(box()).toBeChecked();
      await press(/^Order and pay/);
      expect(send.mock.calls.map(([{ conditions }]) => conditions)).toEqual([true, true]);
    });

    test('keeps what was accepted where the quote has expired meanwhile, and says so', async () => {
      await order();
      find.mockResolvedValue({ kind: 'expired' });
      await comeBack();
      expect(screen.getByText(/This is a new one at the same price/)).toBeVisible();
      expect(box()).toBeChecked();
    });

    test('of another account accepts for itself', async () => {
      await order();
      find.mockResolvedValue({ kind: 'not-held' });
      await comeBack();
      expect(box()).not.toBeChecked();
      expect(screen.getByRole('checkbox', { name: /I have read the terms/ })).not.toBeChecked();
    });

    test('of another account that logged in in another tab accepts for itself, too', async () => {
      await order();
      send.mockReset();
      send.mockResolvedValue({ kind: 'refused', refusal: refused('doesNotExist') });
      await press(/^Order and pay/);
      expect(box()).not.toBeChecked();
    });
  });

  test('that the service wants a confirmation for says so at the box', async () => {
    ask.mockResolvedValue(ok(premiumName));
    send.mockResolvedValueOnce({ kind: 'refused', refusal: refused('conditionsNotAccepted', 'Please confirm the conditions.') });
    await show();
    await agree();
    const box = screen.getByRole('checkbox', { name: /^I meet what the registry/ });
    await act(async () => void fireEvent.click(box));
    await press(/^Order and pay/);
    expect(box).toHaveAccessibleDescription('Please confirm the conditions.');
    expect(box).toHaveFocus();
  });

  test('of a name that anybody may register asks for no such thing, and says who becomes its owner', async () => {
    await show();
    expect(screen.queryByRole('checkbox', { name: /registry/ })).toBeNull();
    expect(screen.getByText(/the organisation owns it\.$/)).toBeVisible();
    expect(screen.queryByText(/^This is an example/)).toBeNull();
  });

  test('of a name that is not sold in the currency leads to those in which it is', async () => {
    document.documentElement.setAttribute('data-currency', 'JPY');
    ask.mockResolvedValueOnce({ ...refused('notSoldInCurrency'), values: { currencies: 'USD HKD' } });
    await show();
    expect(screen.getByText(/This name is not sold in JPY/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the price in HKD' })).toBeVisible();
    ask.mockResolvedValueOnce(ok(premiumName));
    await press('Show the price in USD');
    expect(ask.mock.calls.map(([wish]) => wish.currency)).toEqual(['JPY', 'USD']);
    expect(total()).toBe('$2,400.00');
    await act(async () => document.documentElement.removeAttribute('data-currency'));
  });

  test('is ordered once the terms are accepted, and leads to the payment', async () => {
    await show();
    await agree();
    await press(/^Order and pay/);
    expect(send.mock.calls[0]?.[0]).toEqual({ quote: sampleName.id, totalMinor: 1_120, proof: 'proof-1', termsVersion: 2, language: 'en' });
    expect(leave.mock.calls).toEqual([['https://pay.example/1']]);
  });

  test('of another class at the order is asked anew: both prices are shown, and the new one has to be agreed to', async () => {
    find.mockResolvedValue({ kind: 'quote', quote: risen });
    send.mockResolvedValueOnce({ kind: 'refused', refusal: { ...refused('priceChanged'), values: { quote: risen.id } } });
    await show();
    await agree();
    await press(/^Order and pay/);
    expect(total()).toBe('$2,400.00');
    expect(screen.getByText(/\$11\.20.*\$2,400\.00/)).toBeVisible();
    expect(screen.getByText('premium: individually priced')).toBeVisible();
    await press(/^Order and pay/);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('that was taken meanwhile says so, beside the name', async () => {
    send.mockResolvedValueOnce({ kind: 'refused', refusal: { ...refused('domainTaken'), text: 'This name is taken.' } });
    await show();
    await agree();
    await press(/^Order and pay/);
    expect(await screen.findByText('This name is taken.')).toBeVisible();
  });

  test('is asked for again while the registrar does not know, and not where the name is taken', async () => {
    ask.mockResolvedValueOnce(refused('domainUnknown', 'The registrar has not said.'));
    await show();
    expect(await screen.findByText('The registrar has not said.')).toBeVisible();
    await press('Ask again');
    expect(total()).toBe('$11.20');
  });

  test('of a name that is taken or ordered already leads on', async () => {
    ask.mockResolvedValueOnce(refused('domainTaken', 'This name is taken.'));
    await show();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Look for another name' })).toHaveAttribute('href', '/product/domain');
  });

  test('of a name that the account has ordered already leads to that order', async () => {
    ask.mockResolvedValueOnce(refused('domainUnderWay', '', { values: { order: sampleName.id, number: 'S-4NPY-5RQ5' } }));
    await show();
    expect(await screen.findByText(/You have already ordered this name: order S-4NPY-5RQ5/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the order' })).toHaveAttribute('href', `/product/vps-buy/order/${sampleName.id}`);
  });

  test('shows the quote that the address names while it is of this name and currency, and what was ordered of it', async () => {
    window.history.replaceState(null, '', `/product/vps-buy/confirm?domain=${name}&quote=${sampleName.id}`);
    find.mockResolvedValue({ kind: 'quote', quote: sampleName, ordered: { id: risen.id, number: 'S-4NPY-5RQ5', awaitsPayment: true } });
    await show();
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText(/S-4NPY-5RQ5/)).toBeVisible();
    find.mockResolvedValue({ kind: 'quote', quote: { ...sampleName, currency: 'HKD' } });
    await show();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['xn--80ak6aa92e.com', 'аррӏе.com', /^Looks like “apple” in Latin letters/],
    ['xn--ick.com', 'エ.com', /^Looks like “工”, which is written in another script/],
  ])('of %s repeats what its letters may be taken for', async (lookalike, shown, warning) => {
    ask.mockResolvedValueOnce(ok({ ...sampleName, domain: { ...sampleName.domain, name: lookalike, shown } }));
    await show(true, lookalike);
    expect(await screen.findByText(warning)).toBeVisible();
    expect(total()).toBe('$11.20');
  });

  test.each(['domainTaken', 'domainUnknown'] as const)('names the domain though there is no quote of it: %s', async (key) => {
    ask.mockResolvedValueOnce(refused(key, 'It is not to be had.'));
    await show(true, 'xn--80ak6aa92e.com');
    expect(await screen.findByText('It is not to be had.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'аррӏе.com' })).toBeVisible();
    expect(screen.getByText('xn--80ak6aa92e.com')).toBeVisible();
    expect(await screen.findByText(/^Looks like “apple”/)).toBeVisible();
  });

  test('names the domain before the log-in, and says where its price is shown', async () => {
    await show(false);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('Log in to see the price of this name.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the usual price without logging in' })).toHaveAttribute(
      'href',
      `/product/domain?name=${name}`,
    );
  });

  test('needs a log-in, and says where the service does not answer', async () => {
    await show(false);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    ask.mockResolvedValue(busy);
    await show();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
