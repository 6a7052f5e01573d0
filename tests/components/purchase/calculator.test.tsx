import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { Calculator } from '#components/purchase/calculator.tsx';
import { fullServer, sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const open = (search: string) => {
  window.history.replaceState(null, '', `/product/vps-buy?view=calculator&${search}`);
  return renderInSite(<Calculator content={{ catalogue: sampleCatalogue, region: 'US-0', plans: [] }} language="en" />, 'en');
};

afterEach(() => window.history.replaceState(null, '', '/'));

test('R-5.11 R-5.2 a shared link to a size that is gone says so at the server that stands there instead, and only there', () => {
  open(`server1=${encodeURIComponent('hostProductId=cvm.gone')}&server2=${encodeURIComponent(purchaseQuery(fullServer, sampleCatalogue))}`);
  expect(screen.getByRole('region', { name: 'Server 1' })).toHaveTextContent('Size: “cvm.gone” is not known');
  expect(screen.getByRole('region', { name: 'Server 2' })).not.toHaveTextContent('Not everything could be taken');
});

test('R-5.11 data disks that are in the price are named beside it', () => {
  open(`server1=${encodeURIComponent(purchaseQuery(fullServer, sampleCatalogue))}`);
  const { sizeGib } = fullServer.dataDisks[0] ?? { sizeGib: 0 };
  expect(screen.getByRole('region', { name: 'Server 1' })).toHaveTextContent(`Data disk 1${sizeGib} GiB`);
});
