import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { AvailabilityPage } from '#components/availability/availability-page.tsx';
import type { AlertPorts } from '#components/availability/alerts/alert-ports.ts';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { stockFeed } from '#components/ui/stock/use-stock.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const content = availabilityContent(sampleCatalogue, 'en');
const [region] = content.regions;
const [series] = content.series;
const [first] = series?.sizes ?? [];
const place = { region: region?.code ?? '', model: first?.model ?? '' };
/** Other series have sizes of the same name. */
const size = `${series?.name} ${first?.size}`;
const key = '3f0c2a9e-7c51-4d0e-9f1a-1b2c3d4e5f60';

const portsUnderTest = (known: StockPlace[] = []) => {
  const ports = {
    list: jest.fn<AlertPorts['list']>(async () => ({ ok: true, message: known })),
    set: jest.fn<AlertPorts['set']>(async (asked, wanted) => ({ ok: true, message: wanted ? [asked] : [] })),
    asked: jest.fn<AlertPorts['asked']>(async () => ({ ok: true, message: { place } })),
    stop: jest.fn<AlertPorts['stop']>(async () => ({ ok: true, message: { ended: place } })),
  };
  return ports;
};

/** The board with the size sold out, once it knows who is logged in. */
async function show(ports: AlertPorts, isLoggedIn: boolean) {
  window.fetch = async () => new Promise(() => undefined);
  if (isLoggedIn) for (const cookie of ['token=1', 'username=ann']) document.cookie = cookie;
  const shown = renderInSite(
    <StoreStateProvider settings={null} language="en">
      <AvailabilityPage content={content} language="en" ports={ports} />
    </StoreStateProvider>,
  );
  act(() => stockFeed.take({ version: 'sold', asOf: '2026-07-01T10:20:30.000Z', stock: [{ ...place, state: 'sold-out' }] }));
  if (isLoggedIn) await waitFor(() => expect(ports.list).toHaveBeenCalled());
  return shown;
}
const cell = () => {
  const row = document.querySelector<HTMLElement>(`[data-model="${place.model}"]`);
  if (!row) throw new Error('no row');
  return within(row);
};
const askName = `Notify me when ${size} is back in ${region?.name}`;
const stopName = `Stop notifying me about ${size} in ${region?.name}`;

beforeEach(() => {
  window.history.replaceState(null, '', '/product/availability');
  // idle at once
  Object.assign(window, { requestIdleCallback: (then: () => void) => window.setTimeout(then, 0), cancelIdleCallback: window.clearTimeout });
});

afterEach(() => {
  window.sessionStorage.clear();
  for (const name of ['token', 'username']) document.cookie = `${name}=; max-age=0`;
  if (pageOutcomes.current().dialogs.length > 0) act(() => pageOutcomes.closeDialog());
});

test('R-4.4 who is logged in asks to be told of a size that is sold out, sees it, hears it, and ends it', async () => {
  const ports = portsUnderTest();
  await show(ports, true);
  fireEvent.click(await cell().findByRole('button', { name: askName }));
  expect(await cell().findByText('We will e-mail you')).toBeVisible();
  expect(ports.set).toHaveBeenLastCalledWith(place, true);
  expect(screen.getByText(`We will e-mail you when ${size} is back in ${region?.name}.`)).toBeInTheDocument();
  fireEvent.click(cell().getByRole('button', { name: stopName }));
  expect(await cell().findByRole('button', { name: askName })).toBeVisible();
  expect(ports.set).toHaveBeenLastCalledWith(place, false);
});

test('R-4.4 what an account is told of is shown when it comes back', async () => {
  await show(portsUnderTest([place]), true);
  expect(await cell().findByRole('button', { name: stopName })).toBeVisible();
});

test('R-4.4 who waits sees it and can end it also while the size is in stock, and nobody else is asked there', async () => {
  const ports = portsUnderTest([place]);
  await show(ports, true);
  await cell().findByText('We will e-mail you');
  act(() => stockFeed.take({ version: 'back', asOf: '2026-07-01T10:21:30.000Z', stock: [{ ...place, state: 'available' }] }));
  expect(cell().getByText('We will e-mail you')).toBeVisible();
  expect(cell().getByRole('link', { name: `Order ${size} in ${region?.name}` })).toBeVisible();
  fireEvent.click(cell().getByRole('button', { name: stopName }));
  await waitFor(() => expect(cell().queryByText('We will e-mail you')).toBeNull());
  expect(ports.set).toHaveBeenLastCalledWith(place, false);
  expect(cell().queryByRole('button')).toBeNull();
});

test('R-4.4 without a log-in it asks to log in first, and carries the wish out after it, once', async () => {
  const ports = portsUnderTest();
  const { unmount } = await show(ports, false);
  fireEvent.click(await cell().findByRole('button', { name: askName }));
  expect(ports.set).not.toHaveBeenCalled();
  await waitFor(() => expect(window.sessionStorage.getItem('stockAlertWished')).toContain(place.model));
  unmount();
  for (const cookie of ['token=1', 'username=ann']) document.cookie = cookie;
  await show(ports, false);
  await waitFor(() => expect(ports.set).toHaveBeenCalledWith(place, true));
  expect(window.sessionStorage.getItem('stockAlertWished')).toBeNull();
});

test('R-4.4 a request that fails changes nothing, and can be made again', async () => {
  const ports = portsUnderTest();
  ports.set.mockResolvedValueOnce({ ok: false, kind: 'busy', reason: 'network', status: null, text: null });
  await show(ports, true);
  const ask = () => cell().getByRole('button', { name: askName });
  await cell().findByRole('button', { name: askName });
  fireEvent.click(ask());
  await waitFor(() => expect(ports.set).toHaveBeenCalledTimes(1));
  fireEvent.click(ask());
  expect(await cell().findByText('We will e-mail you')).toBeVisible();
});

test('R-4.4 what could not be asked for is said', async () => {
  const ports = portsUnderTest();
  ports.set.mockRejectedValueOnce(new Error('no code'));
  await show(ports, true);
  fireEvent.click(await cell().findByRole('button', { name: askName }));
  await waitFor(() => expect(pageOutcomes.current().toasts).toHaveLength(1));
});

test('R-4.4 the link of an e-mail ends these e-mails with a press, not by being opened, and says so', async () => {
  window.history.replaceState(null, '', `/product/availability?stop=${key}`);
  const ports = portsUnderTest();
  ports.stop.mockResolvedValueOnce({ ok: false, kind: 'busy', reason: 'network', status: null, text: null });
  await show(ports, false);
  const press = await screen.findByRole('button', { name: 'Stop the e-mails' });
  expect(await screen.findByText(`You asked us to tell you when ${size} is in stock again in ${region?.name}.`)).toBeVisible();
  expect(ports.asked).toHaveBeenCalledWith(key);
  expect(ports.stop).not.toHaveBeenCalled();
  fireEvent.click(press);
  expect(await screen.findByText('We could not stop the e-mails. Please try again.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the e-mails' }));
  expect(await screen.findByText(`We will not e-mail you about ${size} in ${region?.name} any more.`)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'These e-mails have stopped' })).toBeVisible();
  expect(screen.queryByText(/Stop these e-mails/)).toBeNull();
  expect(ports.stop).toHaveBeenLastCalledWith(key);
  expect(screen.queryByRole('button', { name: 'Stop the e-mails' })).toBeNull();
});

test('R-4.4 a link whose e-mails have ended already says so before anything is pressed', async () => {
  window.history.replaceState(null, '', `/product/availability?stop=${key}`);
  const ports = portsUnderTest();
  ports.asked.mockResolvedValueOnce({ ok: true, message: { place: null } });
  await show(ports, false);
  expect(await screen.findByRole('heading', { name: 'These e-mails had already stopped' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop the e-mails' })).toBeNull();
});

test('R-4.4 what a link is about need not be known to end it, nor be there still', async () => {
  window.history.replaceState(null, '', `/product/availability?stop=${key}`);
  const ports = portsUnderTest();
  ports.asked.mockRejectedValueOnce(new Error('no code'));
  ports.stop.mockResolvedValueOnce({ ok: true, message: { ended: null } });
  await show(ports, false);
  expect(await screen.findByText('You asked us to tell you when a size is in stock again.')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the e-mails' }));
  expect(await screen.findByRole('heading', { name: 'These e-mails had already stopped' })).toBeVisible();
});
