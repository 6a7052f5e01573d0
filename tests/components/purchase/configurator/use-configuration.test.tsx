import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook } from '@testing-library/react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { ChoiceProps } from '#components/purchase/configurator/choice-props.ts';
import { fullServer, sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';

const push = jest.fn(async (path: string) => {
  window.history.pushState(null, '', path);
  return true;
});
const router = { asPath: '/product/vps-buy', push };
jest.unstable_mockModule('next/compat/router', () => ({ useRouter: () => router }));
const { useConfiguration } = await import('#components/purchase/configurator/use-configuration.ts');
const { formStep } = await import('#components/purchase/configurator/form-step.ts');
const { completeAddress } = await import('#components/ui/runtime/address-completion.ts');

const open = (search = '', region: string | null = 'US-0') => {
  window.history.replaceState(null, '', `/product/vps-buy${search}`);
  return renderHook(() => useConfiguration(sampleCatalogue, region));
};

const inAddress = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  push.mockClear();
  window.history.replaceState(null, '', '/');
});

test('R-5.2 a choice is shown at once, and is in the address right after it has been painted', () => {
  const { result } = open();
  act(() => result.current?.change({ period: '1y' }));
  expect(result.current?.configuration.period).toBe('1y');
  expect(push).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(100));
  expect(inAddress('period')).toBe('1y');
  expect(push).toHaveBeenCalledTimes(1);
});

test('R-5.2 two choices of one instant both count', () => {
  const { result } = open();
  act(() => {
    result.current?.change({ period: '1y' });
    result.current?.change({ securityGroup: 'web' });
  });
  act(() => void jest.advanceTimersByTime(100));
  expect([inAddress('period'), inAddress('securityGroup')]).toEqual(['1y', 'web']);
});

test('R-5.2 Back shows what the address says, and a choice that was on its way there is not written over it', () => {
  const { result } = open('?period=1y');
  act(() => result.current?.change({ securityGroup: 'web' }));
  window.history.replaceState(null, '', '/product/vps-buy?period=1m');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  act(() => void jest.advanceTimersByTime(1_000));
  expect(result.current?.configuration).toMatchObject({ period: '1m', securityGroup: 'default' });
  expect(push).not.toHaveBeenCalled();
});

test('R-2.3 before the language changes, the address names the region that is shown, and the last choice', () => {
  const { result } = open('?hostProductId=cvm.g4a.amd.c1m1&ref=x#size', 'JP-0');
  act(() => result.current?.change({ period: '1y' }));
  act(() => completeAddress());
  expect([inAddress('area'), inAddress('period'), inAddress('ref'), window.location.hash]).toEqual(['JP-0', '1y', 'x', '#size']);
  expect(readPurchaseAddress(window.location.search, sampleCatalogue, 'US-0')?.configuration.region).toBe('JP-0');
});

test('a page that has left completes no address', () => {
  open().unmount();
  completeAddress();
  expect(window.location.search).toBe('');
});

test('a step renders again only for a choice that it shows', () => {
  const drawn = jest.fn();
  const Step = formStep(['period', 'disk'], function Step({ configuration }: ChoiceProps<'period' | 'disk'>) {
    drawn();
    return <p>{configuration.period}</p>;
  });
  const props = { catalogue: sampleCatalogue, language: 'en', change: () => undefined, stock: undefined } as const;
  const { rerender, container } = render(<Step {...props} configuration={starterServer} />);
  const withoutImage: PurchaseConfiguration = { ...starterServer, image: null, traffic: 't1000' };
  rerender(<Step {...props} configuration={withoutImage} />);
  expect(drawn).toHaveBeenCalledTimes(1);
  const forAYear: PurchaseConfiguration = { ...starterServer, period: '1y' };
  rerender(<Step {...props} configuration={forAYear} />);
  expect(container).toHaveTextContent('1y');
  rerender(<Step {...props} configuration={forAYear} stock={[]} />);
  expect(drawn).toHaveBeenCalledTimes(3);
});

test('parts that say the same stay the same objects from choice to choice', () => {
  const { result } = open(`?dataDisk1=ssd_cloud_disk-${fullServer.dataDisks[0]?.sizeGib ?? 40}`);
  const before = result.current?.configuration;
  act(() => result.current?.change({ period: '1y' }));
  const after = result.current?.configuration;
  expect([after?.disk === before?.disk, after?.dataDisks === before?.dataDisks, after?.image === before?.image]).toEqual([
    true,
    true,
    true,
  ]);
});

test('R-5.6 Windows takes a larger disk, and after it another image has the one again that was chosen', () => {
  const { result } = open('?bootDiskProduct=ssd_cloud_disk&bootDiskSize=15&image=debian-13');
  const choose = (code: string) => act(() => result.current?.change({ image: { kind: 'image', code } }));
  choose('windows-server-2025');
  expect(result.current?.configuration.disk.sizeGib).toBe(40);
  choose('debian-13');
  expect(result.current?.configuration.disk.sizeGib).toBe(15);
  choose('windows-server-2025');
  act(() => result.current?.change({ disk: { type: 'ssd_cloud_disk', sizeGib: 60 } }));
  choose('debian-13');
  expect(result.current?.configuration.disk.sizeGib).toBe(60);
});
