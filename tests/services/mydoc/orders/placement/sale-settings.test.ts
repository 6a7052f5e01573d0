import { describe, expect, test } from '@jest/globals';
import { saleSettingsShape, type SaleSettings } from '#services/mydoc/orders/placement/sale-settings.ts';

const read = (fields: object): SaleSettings => saleSettingsShape.read([{ _id: 'siteSettings', ...fields }], () => undefined);

describe('R-7.3 an unpaid order waits', () => {
  test.each([
    [1, 1],
    [0.5, 0.5],
    [336, 336],
  ])('as long as the settings say: %d hours', (unpaidOrderTtlHours, hours) => {
    expect(read({ unpaidOrderTtlHours }).hoursToPay).toBe(hours);
  });

  test.each([0, -1, 336.5, null, undefined, 'two'])('3 hours where the settings say %j', (unpaidOrderTtlHours) => {
    expect(read({ unpaidOrderTtlHours }).hoursToPay).toBe(3);
  });
});

describe('R-5.12 prices were corrected', () => {
  test('at the instant that the settings name', () => {
    expect(read({ pricesCorrectedAt: '2026-11-22T10:00:00Z' }).pricesCorrectedAtMs).toBe(Date.UTC(2026, 10, 22, 10));
  });

  test.each([null, undefined, 'yesterday', 5])('never, where the settings say %j', (pricesCorrectedAt) => {
    expect(read({ pricesCorrectedAt }).pricesCorrectedAtMs).toBeNull();
  });
});

test('a malformed field leaves the other as it is', () => {
  expect(read({ unpaidOrderTtlHours: 'two', pricesCorrectedAt: '2026-11-22T10:00:00Z' }).pricesCorrectedAtMs).not.toBeNull();
  expect(read({ unpaidOrderTtlHours: 1, pricesCorrectedAt: 'yesterday' }).hoursToPay).toBe(1);
});

test('without settings an order waits for 3 hours, and no price was corrected', () => {
  expect(saleSettingsShape.read([], () => undefined)).toEqual({ hoursToPay: 3, pricesCorrectedAtMs: null, withdrawal: null });
});

test('are asked for again after a second', () => {
  expect(saleSettingsShape.freshMs).toBe(1_000);
});
