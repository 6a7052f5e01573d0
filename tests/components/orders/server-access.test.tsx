import { expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { activeOrder, builtOrder, refundingOrder, severalOrder } from '#components/orders/order-samples.ts';
import { ServerAccess } from '#components/orders/server-access.tsx';
import { sampleCatalogue } from '#components/purchase/purchase-samples.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const show = (order: OrderMessage) => renderInSite(<ServerAccess order={order} catalogue={sampleCatalogue} language="en" />);
const row = (name: string) => within(screen.getByText(name).parentElement ?? document.body);

test('R-5.9 a server that runs is reached by one line, copied with one click, and its period has an end', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show({ ...activeOrder, configuration: { ...activeOrder.configuration, image: { kind: 'image', code: 'debian-13' } } });
  expect(row('Address').getByText('203.0.113.24')).toBeVisible();
  expect(row('Log in').getByText('ssh root@203.0.113.24')).toBeVisible();
  expect(row('Paid until').getByText(/\d{4}/)).toBeVisible();
  await act(async () => void fireEvent.click(row('Log in').getByRole('button', { name: 'Copy (Log in)' })));
  expect(writeText.mock.calls).toEqual([['ssh root@203.0.113.24']]);
  expect(row('Log in').getByRole('button', { name: 'Copied (Log in)' })).toBeVisible();
  expect(row('Log in').getByRole('status')).toHaveTextContent('Copied');
});

test('where the browser lets nobody copy, the line says so and can be selected', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  show(activeOrder);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy (Address)' })));
  expect(screen.getByRole('button', { name: 'Select it to copy (Address)' })).toBeVisible();
});

test('one that is not built yet has nothing to reach, and one that goes back is paid until nothing', () => {
  const { container } = show(builtOrder);
  expect(container.querySelector('dl')).toBeNull();
  show(refundingOrder);
  expect(screen.queryByText('Paid until')).toBeNull();
});

test('R-5.9 several servers are reached each by its own line, named by its host name', () => {
  show({ ...severalOrder, configuration: { ...severalOrder.configuration, image: { kind: 'image', code: 'debian-13' } } });
  expect(row('web-1 · Address').getByText('203.0.113.24')).toBeVisible();
  expect(row('web-3 · Log in').getByText('ssh root@203.0.113.26')).toBeVisible();
  expect(document.querySelectorAll('[data-address]')).toHaveLength(3);
});

test('R-5.13 the IPv6 addresses of a server are copied as its IPv4 address is; a centre that names none leaves no row', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show({ ...activeOrder, server: activeOrder.server && { ...activeOrder.server, ipv6: '2001:db8:113:24::1/125' } });
  expect(row('IPv6').getByText('2001:db8:113:24::1/125')).toBeVisible();
  // what one connects to has no length of a network
  await act(async () => void fireEvent.click(row('IPv6').getByRole('button', { name: 'Copy (IPv6)' })));
  expect(writeText.mock.calls).toEqual([['2001:db8:113:24::1']]);
  cleanup();
  show(activeOrder);
  expect(screen.queryByText('IPv6')).toBeNull();
});
