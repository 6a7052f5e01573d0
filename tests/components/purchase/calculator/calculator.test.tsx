import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { formatGib } from '#lib/format/format-number.ts';
import { readComparison, serversQuery } from '#lib/purchase/comparison/calculator.ts';
import { otherViewPath } from '#lib/purchase/purchase-view.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { completeAddress } from '#components/ui/runtime/address-completion.ts';
import { fullServer, sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const useStock = jest.fn<() => readonly StockEntry[] | undefined>();
jest.unstable_mockModule('#components/ui/stock/use-stock.ts', () => ({ useStock }));
const { Calculator } = await import('#components/purchase/calculator/calculator.tsx');

beforeEach(() => {
  useStock.mockReturnValue(undefined);
});

const open = (search: string) => {
  window.history.replaceState(null, '', `/product/vps-buy?view=calculator&${search}`);
  return renderInSite(
    <Calculator content={{ catalogue: sampleCatalogue, region: 'US-0', plans: [], promotions: [], madeAtMs: 0 }} language="en" />,
    'en',
  );
};

afterEach(() => window.history.replaceState(null, '', '/'));

test('R-5.11 R-5.2 a shared link to a size that is gone says so at its replacement, and only there', () => {
  open(`server1=${encodeURIComponent('hostProductId=cvm.gone')}&server2=${encodeURIComponent(purchaseQuery(fullServer, sampleCatalogue))}`);
  expect(screen.getByRole('region', { name: 'Server 1' })).toHaveTextContent('Size: “cvm.gone” is not known');
  expect(screen.getByRole('region', { name: 'Server 2' })).not.toHaveTextContent('Some options were changed');
});

test('R-5.11 data disks that are in the price are named beside it', () => {
  open(`server1=${encodeURIComponent(purchaseQuery(fullServer, sampleCatalogue))}`);
  const { sizeGib } = fullServer.dataDisks[0] ?? { sizeGib: 0 };
  expect(screen.getByRole('region', { name: 'Server 1' })).toHaveTextContent(`Data disk 1${formatGib(sizeGib)}`);
});

const three = [starterServer, fullServer, { ...starterServer, model: 'cvm.g1a.amd.c1m1' }];

test('R-5.11 R-5.8 each server says whether its size is sold out or nearly so, and nothing before anybody knows', () => {
  const { unmount } = open(serversQuery(three, sampleCatalogue));
  expect(screen.queryByText('Sold out')).toBeNull();
  unmount();
  useStock.mockReturnValue([
    { region: fullServer.region, model: fullServer.model, state: 'sold-out' },
    { region: starterServer.region, model: starterServer.model, state: 'few', left: 3 },
  ]);
  open(serversQuery(three, sampleCatalogue));
  const marks = [1, 2, 3].map(
    (number) => within(screen.getByRole('region', { name: `Server ${number}` })).getByRole('status', { name: '' }).textContent,
  );
  expect(marks).toEqual(['3 left', 'Sold out', '']);
  expect(within(screen.getByRole('region', { name: 'Server 1' })).getByRole('option', { name: /Sold out$/ })).toHaveValue(fullServer.model);
});

test('R-5.11 a server that is taken out takes its word along and gives the focus to the button that adds one; each names its series', () => {
  open(serversQuery(three, sampleCatalogue));
  const first = screen.getByRole('region', { name: 'Server 1' });
  expect(first).toHaveTextContent(sampleCatalogue.series[0]?.name.en ?? '');
  const size = within(first).getByRole('textbox');
  fireEvent.change(size, { target: { value: '5' } });
  fireEvent.blur(size);
  expect(within(first).getByRole('alert')).toHaveTextContent('reset');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(
    screen
      .getAllByRole('alert')
      .map((place) => place.textContent)
      .join(''),
  ).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a server' }));
});

test('R-5.11 the configurator that a server leads to knows the way back to all of them', () => {
  open(serversQuery(three, sampleCatalogue));
  const link = screen.getByRole('link', { name: /2$/ });
  const back = otherViewPath(new URL(link.getAttribute('href') ?? '', 'http://site.invalid').search);
  expect(readComparison(back.split('?')[1] ?? '', sampleCatalogue, null).map(({ configuration }) => configuration)).toEqual(three);
});

test('R-2.3 before the language changes, the address names the servers that are compared', () => {
  window.history.replaceState(null, '', '/product/vps-buy?view=calculator');
  open('');
  completeAddress();
  expect(readComparison(window.location.search, sampleCatalogue, 'JP-0')[0]?.configuration.region).toBe('US-0');
  expect(new URLSearchParams(window.location.search).get('server1')).toContain('area=US-0');
});

describe('R-6.6 R-5.11 a server that is compared with the promotion of its address', () => {
  const season = (change: Partial<NamedPromotion> = {}): NamedPromotion => ({
    code: 'vps',
    name: 'Starter season',
    percent: 20,
    period: '1m',
    models: ['cvm.g4a.amd.c1m1'],
    window: { startsAt: 1_000, endsAt: 2_000, repeatsEveryDays: null },
    onePerPerson: false,
    ...change,
  });
  const openWith = async (promotion: NamedPromotion, madeAtMs = 1_500) => {
    // the service does not answer: the page's own time stands
    jest.spyOn(Date, 'now').mockReturnValue(madeAtMs);
    const server = { ...starterServer, promotion: promotion.code };
    window.history.replaceState(
      null,
      '',
      `/product/vps-buy?view=calculator&server1=${encodeURIComponent(purchaseQuery(server, sampleCatalogue))}`,
    );
    const content = { catalogue: sampleCatalogue, region: 'US-0', plans: [], promotions: [promotion], madeAtMs };
    await act(async () => void renderInSite(<Calculator content={content} language="en" />, 'en'));
  };
  const column = () => screen.getByRole('region', { name: 'Server 1' });
  const row = (period: string) => screen.getByRole('rowheader', { name: period }).closest('tr');

  afterEach(() => void jest.restoreAllMocks());

  test('has its line, the price after it and the renewal at the list price, in the period that it is for', async () => {
    await openWith(season());
    expect(column()).toHaveTextContent('Starter season−$0.69');
    expect(column()).toHaveTextContent('$2.78');
    expect(column()).toHaveTextContent('Renews at $3.47');
    expect(row('1 month')).toHaveTextContent('$2.78$2.78 a monthStarter season: −$0.69Renews at $3.47');
    expect(row('1 year')).not.toHaveTextContent('Starter season');
    expect(column().querySelector('[role=note]')).toBeNull();
  });

  test('for another period has it in that row alone, without a notice: all periods are there', async () => {
    await openWith(season({ period: '1y' }));
    expect(column()).not.toHaveTextContent('Starter season');
    expect(row('1 year')).toHaveTextContent('Starter season');
    expect(row('1 month')).not.toHaveTextContent('Starter season');
  });

  test('that ended, or that is for another size, says so', async () => {
    await openWith(season(), 2_000);
    expect(column()).toHaveTextContent('“Starter season” ended on');
    cleanup();
    await openWith(season({ models: ['cvm.g4a.amd.c64m256'] }));
    expect(column()).toHaveTextContent('“Starter season” is not for this size.');
  });
});
