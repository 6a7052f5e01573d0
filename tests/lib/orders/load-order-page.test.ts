import { expect, test } from '@jest/globals';
import { loadOrderPage } from '#lib/orders/load-order-page.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';

test('the page of an order is the catalogue, the promotions and the id of its address, nothing of the order', async () => {
  const request = { source: sourceOver([]), language: 'en', nowMs: 0, pictureBase: '/' } as const;
  const page = await loadOrderPage(request, await loadFrame(request.source.ask, 'en', 0), 'id');
  expect(page).toMatchObject({ kind: 'page', content: { orderId: 'id' } });
  expect(Object.keys(page.kind === 'page' ? page.content : {})).toEqual(['catalogue', 'promotions', 'orderId']);
});
