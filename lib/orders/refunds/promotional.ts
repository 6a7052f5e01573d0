import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';

/** A product with a promotional discount is refunded by use; at the list price, or with a coupon, it is a regular one. */
export const isPromotional = (discounts: Quote['discounts']): boolean => discounts.some(({ kind }) => kind !== 'coupon');
