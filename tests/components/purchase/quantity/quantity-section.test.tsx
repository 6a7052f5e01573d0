import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { sampleCatalogue, samplePromotion, starterServer } from '#components/purchase/purchase-samples.ts';
import { QuantitySection } from '#components/purchase/quantity/quantity-section.tsx';
import { isOnceByOffer, soldConfiguration } from '#components/purchase/quantity/sold-configuration.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const change = jest.fn();

interface Shown {
  readonly quantity?: number;
  readonly stock?: readonly StockEntry[] | undefined;
  readonly onceByOffer?: boolean;
  readonly catalogue?: Catalogue;
}

const show = ({ quantity, stock, onceByOffer = false, catalogue = sampleCatalogue }: Shown) =>
  renderInSite(
    <QuantitySection
      catalogue={catalogue}
      configuration={{ ...starterServer, quantity }}
      language="en"
      stock={stock}
      change={change}
      onceByOffer={onceByOffer}
    />,
    'en',
  );

const left = (units: number): StockEntry[] => [
  { region: starterServer.region, model: starterServer.model, state: units === 0 ? 'sold-out' : 'few', left: units },
];

describe('R-5.1 how many servers', () => {
  test('are chosen from one to ten', () => {
    show({});
    const count = screen.getByLabelText('How many servers');
    expect(count).toHaveValue('1');
    expect([...count.querySelectorAll('option')].map(({ value }) => Number(value))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    fireEvent.change(count, { target: { value: '3' } });
    expect(change).toHaveBeenCalledWith({ quantity: 3 });
  });

  test('R-5.8 stay chosen where fewer are left, and it is said how many there are', () => {
    show({ quantity: 5, stock: left(4) });
    expect(screen.getByLabelText('How many servers')).toHaveValue('5');
    expect(
      screen.getByText('Only 4 of this size are left here, not 5. Your choice is kept: choose fewer, or another size or region.'),
    ).toBeVisible();
  });

  test.each([[left(5)], [left(0)], [undefined]])('are no fault where enough are left, none at all, or where it is not known', (stock) => {
    show({ quantity: 5, stock });
    expect(screen.queryByText(/^Only/)).toBeNull();
  });

  test('are not asked for an offer, or of a size, of which there is one for each person', () => {
    const { unmount } = show({ onceByOffer: true });
    expect(screen.getByText('This offer is for one server.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    show({ catalogue: { ...sampleCatalogue, models: sampleCatalogue.models.map((model) => ({ ...model, onePerPerson: true })) } });
    expect(screen.getByText('One server of this size per order.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('R-6.6 an offer for each person', () => {
  const judged = (state: 'applies' | 'ended', onePerPerson: boolean) => ({
    code: 'week',
    promotion: { ...samplePromotion, onePerPerson },
    verdict: { state, misfits: [] },
    atMs: 0,
  });
  const three = { ...starterServer, quantity: 3 };

  test('is for one server while it applies; the address keeps the number for the list price', () => {
    expect(soldConfiguration(three, judged('applies', true)).quantity).toBeUndefined();
    for (const other of [judged('ended', true), judged('applies', false), null]) {
      expect(soldConfiguration(three, other)).toBe(three);
      expect(isOnceByOffer(other)).toBe(false);
    }
    expect(isOnceByOffer({ ...judged('applies', true), promotion: null })).toBe(false);
    expect(soldConfiguration(starterServer, judged('applies', true))).toBe(starterServer);
  });
});
