import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test } from '@jest/globals';
import { stockHistory } from '#lib/contracts/calls/orders/stock-calls.ts';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { AvailabilityBoard } from '#components/availability/availability-board.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { stockFeed } from '#components/ui/stock/use-stock.ts';
import { refusingService } from '#tests/components/refusing-service.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const content = availabilityContent(sampleCatalogue, 'en');
const place = { region: content.regions[0]?.code ?? '', model: content.series[0]?.sizes[0]?.model ?? '' };

const showRecorded = (count: number): void => {
  stockFeed.take({ version: 'a', asOf: '2026-11-30T10:20:30.000Z', stock: [{ ...place, state: 'available' }] });
  const days = Array.from({ length: 30 }, (_, day) => (day < 30 - count ? 'unknown' : 'available'));
  window.fetch = refusingService({ key: 'dataError' }, { [stockHistory.path]: { firstDay: '2026-11-01', models: [{ ...place, days }] } });
  renderInSite(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AvailabilityBoard content={content} language="en" />
    </SWRConfig>,
  );
};

test('R-4.4 a board that is kept for a few days says once since when, and draws no days', async () => {
  showRecorded(3);
  expect(
    await screen.findByText('Stock by day has been recorded since 28 November 2026; it is drawn once there are 7 days.'),
  ).toBeVisible();
  expect(document.querySelectorAll('table [data-day]')).toHaveLength(0);
  expect(screen.getByText('sold out for part of the day')).not.toBeVisible();
  expect(screen.queryByText(/^recorded since/)).toBeNull();
});

test('R-4.4 with a week of days the board draws them, and says what the cells mean', async () => {
  showRecorded(7);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  expect(screen.getByText('sold out for part of the day')).toBeVisible();
  expect(screen.queryByText(/recorded since/)).toBeNull();
});
