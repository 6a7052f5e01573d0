import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { referralStates } from '#lib/contracts/calls/order-calls.ts';
import { languages } from '#lib/language/languages.ts';
import { activeOrder } from '#components/orders/order-samples.ts';
import { OrderView } from '#components/orders/order-view.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test.each(languages)('R-12.6 the order says in %s by whose link it came, and whether that counts', async (language) => {
  const said = new Set<string>();
  for (const state of referralStates) {
    const order = { ...activeOrder, referral: { code: 'K7M2Q', state } };
    const { unmount } = renderInSite(
      <SWRConfig value={{ provider: () => new Map() }}>
        <OrderView
          id={order.id}
          catalogue={sampleCatalogue}
          promotions={[]}
          language={language}
          readOrder={async () => ({ ok: true, message: order })}
        />
      </SWRConfig>,
      language,
    );
    said.add((await screen.findByText(/K7M2Q/)).textContent ?? '');
    unmount();
  }
  expect(said.size).toBe(referralStates.length);
});

test('an order that came by no link does not speak of one', async () => {
  renderInSite(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrderView
        id={activeOrder.id}
        catalogue={sampleCatalogue}
        promotions={[]}
        language="en"
        readOrder={async () => ({ ok: true, message: activeOrder })}
      />
    </SWRConfig>,
  );
  expect(await screen.findByText('Order number')).toBeVisible();
  expect(screen.queryByText('Referral code')).toBeNull();
});

test('a commission is taken back with the money, and the order says so', async () => {
  const referral = { code: 'K7M2Q', state: 'counted' } as const;
  const order = { ...activeOrder, state: 'refunded' as const, refundedMinor: activeOrder.paidMinor, referral };
  renderInSite(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrderView
        id={order.id}
        catalogue={sampleCatalogue}
        promotions={[]}
        language="en"
        readOrder={async () => ({ ok: true, message: order })}
      />
    </SWRConfig>,
  );
  expect(await screen.findByText('K7M2Q (commission taken back)')).toBeVisible();
});
