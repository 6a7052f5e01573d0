import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import type { StockNow } from '#lib/contracts/calls/orders/stock-calls.ts';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { AvailabilityBoard } from '#components/availability/availability-board.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { stockFeed } from '#components/ui/stock/use-stock.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const content = availabilityContent(sampleCatalogue, 'en');
const [region] = content.regions;
const [series] = content.series;
const model = series?.sizes[0]?.model ?? '';
const size = `${series?.name} ${series?.sizes[0]?.size}`;
const place = { region: region?.code ?? '', model };

const seen = (version: string, stock: StockNow['stock']): void =>
  act(() => stockFeed.take({ version, asOf: '2026-07-01T10:20:30.000Z', stock }));

const show = () => {
  window.fetch = async () => new Promise(() => undefined);
  renderInSite(<AvailabilityBoard content={content} language="en" />);
};
const rowOf = (code: string) => {
  const row = document.querySelector<HTMLElement>(`[data-model="${code}"]`);
  if (!row) throw new Error(`no row of ${code}`);
  return within(row);
};

test('R-4.4 R-5.8 the board says what is in stock where, links to the form where it can be ordered, and guesses nothing before', () => {
  show();
  expect(screen.queryByText('Sold out', { selector: '.mark' })).toBeNull();
  expect(screen.queryAllByText('In stock', { selector: '.mark' })).toEqual([]);
  seen('a', [{ ...place, state: 'sold-out' }]);
  expect(rowOf(model).getByText('Sold out')).toBeVisible();
  seen('b', [{ ...place, state: 'few', left: 3 }]);
  expect(rowOf(model).getByText('3 left')).toBeVisible();
  const link = rowOf(model).getAllByRole('link')[0];
  expect(link).toHaveAccessibleName(`Order ${size} in ${region?.name}`);
  expect(link).toHaveAttribute('href', expect.stringContaining(`hostProductId=${model}`));
});

test('R-4.4 the time of the figures names its zone', () => {
  seen('c', [{ ...place, state: 'available' }]);
  show();
  expect(screen.getByText(/^As of .+ (?:[A-Z]{3,5}|GMT[+-]\d+)$/)).toBeVisible();
});

test('R-4.4 a change is told to screen readers once, and the board can be narrowed to what is scarce', () => {
  seen('c', [{ ...place, state: 'available' }]);
  show();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sold out or few left' }));
  expect(screen.getByText('Every size is in stock in every region.')).toBeVisible();
  seen('d', [{ ...place, state: 'sold-out' }]);
  expect(screen.getByRole('log')).toHaveTextContent(`${size} in ${region?.name}: Sold out`);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});
