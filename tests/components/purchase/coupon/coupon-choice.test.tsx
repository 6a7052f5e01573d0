import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CouponChoice } from '#components/purchase/coupon/coupon-choice.tsx';
import type { CouponChoicePorts } from '#components/purchase/coupon/coupon-choice-ports.ts';
import { sampleOffer } from '#components/purchase/coupon/coupon-samples.ts';
import { sampleCatalogue, sampleQuote, starterServer } from '#components/purchase/purchase-samples.ts';
import { sampleRenewal } from '#components/purchase/renewal/renewal-samples.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { refused } from '#tests/components/failed-calls.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const chosen: Quote = {
  ...sampleQuote,
  id: '5b1f8a52-6c1e-4d0a-9a56-2f8f1c7b3e01',
  coupon: { grant: sampleOffer.best ?? '', campaign: 'SAMPLE20' },
};
const offer = jest.fn<CouponChoicePorts['offer']>();
const choose = jest.fn<CouponChoicePorts['choose']>();
const onChosen = jest.fn<(quote: Quote) => void>();

const codeRefused = (text: string) => refused('couponCodeRefused', text, { field: 'code', shown: false });

const show = async (quote = sampleQuote, configuration = starterServer): Promise<void> => {
  await act(
    async () =>
      void renderInSite(
        <CouponChoice
          quote={quote}
          configuration={configuration}
          catalogue={sampleCatalogue}
          language="en"
          onChosen={onChosen}
          ports={ports}
        />,
      ),
  );
};

const ports: CouponChoicePorts = { offer, choose };

afterEach(() => {
  for (const each of [offer, choose, onChosen]) each.mockReset();
  for (const { id } of pageOutcomes.current().toasts) pageOutcomes.closeToast(id);
});

const answered = (): void => void offer.mockResolvedValue({ ok: true, message: sampleOffer });

test('R-6.5 the best coupon is named, none is chosen without being asked; a choice is another quote', async () => {
  answered();
  choose.mockResolvedValue({ ok: true, message: chosen });
  await show();
  const best = screen.getByRole('radio', { name: /First server · 20% off.*Best for this order.*saves \$0\.69/ });
  expect(best).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Without a coupon' })).toBeChecked();
  await act(async () => void fireEvent.click(best));
  expect(choose.mock.calls).toEqual([[sampleQuote.id, { coupon: sampleOffer.best }]]);
  expect(onChosen.mock.calls).toEqual([[chosen]]);
});

test('R-6.5 the chosen coupon is marked, and can be left out again', async () => {
  answered();
  choose.mockResolvedValue({ ok: true, message: sampleQuote });
  await show(chosen);
  expect(screen.getByRole('radio', { name: /First server/ })).toBeChecked();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Without a coupon' })));
  expect(choose.mock.calls).toEqual([[chosen.id, { coupon: '' }]]);
});

test.each([
  ['a coupon after an order without one', { from: sampleQuote, chosen: /Word of the harbour/, answer: { ...sampleQuote, id: chosen.id } }],
  ['another coupon after an order with one', { from: sampleQuote, chosen: /Word of the harbour/, answer: chosen }],
  ['no coupon after an order with one', { from: chosen, chosen: /Without a coupon/, answer: { ...chosen, id: sampleQuote.id } }],
])('R-6.5 the choice of %s is answered by what was ordered, and the page says so', async (_which, { from, chosen: name, answer }) => {
  answered();
  choose.mockResolvedValue({ ok: true, message: answer });
  await show(from);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
  expect(onChosen.mock.calls).toEqual([[answer]]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^You have ordered this already/);
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/product/vps-buy/order');
});

test.each([
  ['without a coupon', null, true],
  ['with another one', { grant: chosen.id, campaign: 'OTHER5' }, true],
  ['with that one', { grant: chosen.id, campaign: 'HARBOUR5' }, false],
])('R-6.5 a code that is entered after an order %s', async (_how, coupon, isLate) => {
  answered();
  choose.mockResolvedValue({ ok: true, message: { ...chosen, coupon } });
  await show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Coupon code' }), { target: { value: ' harbour5' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Apply the code' })));
  expect(screen.queryAllByText(/You have ordered this already/)).toHaveLength(isLate ? 1 : 0);
});

test('R-6.5 each coupon that does not apply says why, and what would help leads there', async () => {
  answered();
  await show();
  const rowOf = (name: RegExp) => within(screen.getByText(name).closest('li') ?? document.body);
  expect(rowOf(/A year at once/).getByText('Not for this billing period')).toBeVisible();
  expect(
    rowOf(/A year at once/)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain('period=1y');
  expect(rowOf(/For larger servers/).getByText('Spend $12.00 more')).toBeVisible();
  expect(rowOf(/For larger servers/).queryByRole('link')).toBeNull();
  expect(rowOf(/Cores of your own/).getByRole('link', { name: 'Choose General, fourth generation c64m256' })).toBeVisible();
  expect(rowOf(/For free systems/).getByText('Not for Windows')).toBeVisible();
  const without = rowOf(/For free systems/).getByRole('link', { name: 'Without Windows: choose Debian 13' });
  expect(without.getAttribute('href')).toMatch(/debian-13.*coupon=SAMPLE12$/);
  const larger = rowOf(/Room to grow/).getByRole('link', { name: 'Choose a boot disk of 20 GiB' });
  expect(larger.getAttribute('href')).toMatch(/bootDiskSize=20&.*coupon=SAMPLE7$/);
  const more = rowOf(/For many visitors/).getByRole('link', { name: 'Choose 1 TB of outbound transfer' });
  expect(more.getAttribute('href')).toMatch(/flowId=4&.*coupon=SAMPLE8$/);
});

test('R-6.5 a renewal takes no code: campaigns with one are for new servers', async () => {
  answered();
  await show(sampleRenewal);
  expect(screen.getByRole('radio', { name: /First server/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
});

test('R-6.5 another period or model is chosen without the promotion, which might fit it and prevent the coupon', async () => {
  answered();
  await show(sampleQuote, { ...starterServer, promotion: 'festivals' });
  const addresses = screen.getAllByRole('link', { name: /^Choose/ }).map((link) => link.getAttribute('href') ?? '');
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => address.includes('festivals'))).toEqual([]);
});

test('R-6.5 a code has to be entered before it is applied; a refused one is said at the field', async () => {
  answered();
  await show();
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  const apply = screen.getByRole('button', { name: 'Apply the code' });
  await act(async () => void fireEvent.click(apply));
  expect(field).toHaveAccessibleDescription(/Enter a code first\./);
  expect(choose).not.toHaveBeenCalled();
  choose.mockResolvedValue(codeRefused('This code cannot be used for this order.'));
  fireEvent.change(field, { target: { value: ' harbour5' } });
  expect(field).not.toHaveAccessibleDescription(/Enter a code first\./);
  await act(async () => void fireEvent.click(apply));
  expect(choose.mock.calls).toEqual([[sampleQuote.id, { code: ' harbour5' }]]);
  expect(field).toHaveAccessibleDescription(/This code cannot be used for this order\./);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onChosen).not.toHaveBeenCalled();
});

test('a choice is marked at once, and goes back to what was if it is refused', async () => {
  answered();
  let answer: (result: Awaited<ReturnType<CouponChoicePorts['choose']>>) => void = () => undefined;
  choose.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await show();
  const best = screen.getByRole('radio', { name: /First server/ });
  await act(async () => void fireEvent.click(best));
  expect(best).toBeChecked();
  // one at a time
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Word of the harbour/ })));
  expect(choose).toHaveBeenCalledTimes(1);
  await act(async () => answer(codeRefused('Another order has it.')));
  expect(screen.getByRole('radio', { name: 'Without a coupon' })).toBeChecked();
  expect(await screen.findByText('Another order has it.')).toBeVisible();
});

test('coupons that cannot be read are asked for again on request', async () => {
  offer.mockRejectedValueOnce(new Error('no network'));
  await show();
  answered();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Without a coupon' })).toBeVisible());
});

test('R-6.1 the coupon with which a visitor came is chosen at once, and again for a later quote without it', async () => {
  window.history.replaceState(null, '', '/product/vps-buy/confirm?area=US-0&coupon=SAMPLE5');
  answered();
  choose.mockResolvedValue({ ok: true, message: chosen });
  await show();
  expect(choose.mock.calls).toEqual([[sampleQuote.id, { coupon: sampleOffer.coupons[1]?.grant.id }]]);
  // the way back to the form, and a new load, know it still
  expect(window.location.search).toBe('?area=US-0&coupon=SAMPLE5');
  cleanup();
  await show({ ...sampleQuote, id: chosen.id });
  expect(choose).toHaveBeenCalledTimes(2);
  cleanup();
  await show({ ...chosen, coupon: { grant: sampleOffer.coupons[1]?.grant.id ?? '', campaign: 'SAMPLE5' } });
  expect(choose).toHaveBeenCalledTimes(2);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Without a coupon' })));
  expect(window.location.search).toBe('?area=US-0');
});

test.each([
  ['would after a change of the order', 'SAMPLE30', true],
  ['does', 'SAMPLE5', false],
])('R-6.5 whether the coupon with which a visitor came waits is said: it %s', async (_how, campaign, isSaid) => {
  window.history.replaceState(null, '', `/product/vps-buy/confirm?coupon=${campaign}`);
  answered();
  choose.mockResolvedValue({ ok: true, message: chosen });
  await show();
  const said = screen.queryByText(/“A year at once” does not apply to this order as it is/);
  expect(said?.closest('[role=status]') ?? null).toEqual(isSaid ? expect.anything() : null);
  if (!isSaid) return;
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /First server/ })));
  expect(said).not.toBeInTheDocument();
});

test('R-6.5 a coupon that has expired, or is for other orders, is not said to wait', async () => {
  const [first, ...others] = sampleOffer.coupons;
  if (!first) throw new Error('no sample');
  window.history.replaceState(null, '', `/product/vps-buy/confirm?coupon=${first.grant.campaign}`);
  const verdict = { applies: false, why: 'expired', missingMinor: 0, cure: null } as const;
  offer.mockResolvedValue({ ok: true, message: { best: null, coupons: [{ ...first, verdict }, ...others] } });
  await show();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByText(/It will be used as soon as it does/)).toBeNull();
});

test('R-6.1 the coupon that a visitor came with stays in the address while it does not apply, and goes with a choice by hand', async () => {
  window.history.replaceState(null, '', '/product/vps-buy/confirm?area=US-0&coupon=SAMPLE30');
  answered();
  choose.mockResolvedValue({ ok: true, message: chosen });
  await show();
  expect(choose).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?area=US-0&coupon=SAMPLE30');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /First server/ })));
  expect(window.location.search).toBe('?area=US-0');
});

test.each([
  ['the account does not have', 'OTHER', sampleQuote],
  ['is no longer wanted: another one is in the quote', 'SAMPLE5', chosen],
])('R-6.1 the coupon with which a visitor came is not chosen where it %s', async (_why, campaign, quote) => {
  window.history.replaceState(null, '', `/product/vps-buy/confirm?area=US-0&coupon=${campaign}`);
  answered();
  await show(quote);
  expect(choose).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?area=US-0');
});

test('R-3.8 an account without coupons reads what they need before it pays, and nothing of that at a renewal', async () => {
  offer.mockResolvedValue({ ok: true, message: { coupons: [], best: null } });
  await show();
  expect(screen.getByText(/no unused coupon\. Coupons need a verified real name.*before you pay for your first order/)).toBeVisible();
  cleanup();
  await show(sampleRenewal);
  expect(screen.getByText(/no unused coupon\./)).not.toHaveTextContent('verified real name');
});
