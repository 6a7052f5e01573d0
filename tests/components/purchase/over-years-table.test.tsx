import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { OverYearsTable } from '#components/ui/server/over-years-table.tsx';
import { money } from '#lib/money/money.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const inDollars = (amountMinor: number) => ({ USD: money(amountMinor, 'USD'), HKD: null, JPY: null });

test('shows what a reduced year and its renewals come to, the longest time in sight, and each year beside what it costs at once', () => {
  renderInSite(
    <OverYearsTable
      catalogue={sampleCatalogue}
      ordered={{ ...starterServer, period: '1y' }}
      price={{ total: inDollars(3_000), renewal: inDollars(3_539) }}
      currency="USD"
      language="en"
    />,
  );
  expect(screen.getByText(/Over 5 years, this price and its renewals: \$171\.56/)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Total over 1 to 5 years', hidden: true })).toBeInTheDocument();
  const cells = (years: number) => [...(document.querySelector(`[data-years="${years}"]`)?.children ?? [])].map((cell) => cell.textContent);
  expect(cells(1)).toEqual(['1', '$30.00', '$35.39']);
  expect(cells(5)).toEqual(['5', '$171.56', '']);
});
