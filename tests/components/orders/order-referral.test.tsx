import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { referralStates, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { activeOrder } from '#components/orders/order-samples.ts';
import { OrderView } from '#components/orders/order-view.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const show = (change: Partial<OrderMessage>, language: Language = 'en'): (() => void) => {
  const order = { ...activeOrder, ...change };
  const readOrder = async () => ({ ok: true, message: order }) as const;
  const { unmount } = renderInSite(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrderView id={order.id} catalogue={sampleCatalogue} promotions={[]} language={language} readOrder={readOrder} />
    </SWRConfig>,
    language,
  );
  return unmount;
};

test.each(languages)('R-12.6 the order says in %s by whose link it came, and whether that counts', async (language) => {
  const said = new Set<string>();
  for (const state of referralStates) {
    const leave = show({ referral: { code: 'K7M2Q', state } }, language);
    said.add((await screen.findByText(/K7M2Q/)).textContent ?? '');
    leave();
  }
  expect(said.size).toBe(referralStates.length);
});

test('an order that came by no link does not speak of one', async () => {
  show({});
  expect(await screen.findByText('Order number')).toBeVisible();
  expect(screen.queryByText('Referral code')).toBeNull();
});

test('a commission is taken back with the money, and the order says so', async () => {
  show({ state: 'refunded', refundedMinor: activeOrder.paidMinor, referral: { code: 'K7M2Q', state: 'counted' } });
  expect(await screen.findByText('K7M2Q (commission reversed)')).toBeVisible();
});
