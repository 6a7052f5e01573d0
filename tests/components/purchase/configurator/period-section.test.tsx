import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PeriodSection } from '#components/purchase/configurator/period-section.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

test('R-5.12 every period shows what the whole of it costs, by the one calculation', () => {
  const configuration = { ...starterServer, quantity: 2 };
  renderInSite(
    <PeriodSection catalogue={sampleCatalogue} configuration={configuration} language="en" stock={undefined} change={() => undefined} />,
    'en',
  );
  for (const { code } of sampleCatalogue.periods) {
    const total = estimate(sampleCatalogue, { ...configuration, period: code })?.total.USD;
    if (!total) throw new Error(`${code} has no price`);
    const tile = screen
      .getAllByRole('radio')
      .find((radio) => radio.getAttribute('value') === code)
      ?.closest('label');
    expect(tile).toHaveTextContent(formatMoney(total, 'en'));
  }
});
