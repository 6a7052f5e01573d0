import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { attachMeasuring, measureAttribute } from '#components/home/attach-measuring.ts';
import { chartRegions } from '#components/home/home-samples.ts';
import { RegionChart } from '#components/home/region-chart.tsx';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const request = jest.fn<(url: string, init: RequestInit) => Promise<object>>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
beforeEach(() => {
  request.mockReset().mockResolvedValue({});
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: request });
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'fetch', before);
  else Reflect.deleteProperty(globalThis, 'fetch');
});

const probed = chartRegions.map((region) => ({ ...region, probe: `https://${region.code.toLowerCase()}.marlow.example/ping` }));
const said = (): (string | null)[] => Array.from(document.querySelectorAll('[data-probe]'), ({ textContent }) => textContent);

describe('latency from here', () => {
  test('without a probe there is no button', () => {
    renderInSite(<RegionChart chartRegions={chartRegions} language="en" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('nothing is asked before the press; then each region says its way, and sends nothing of the visitor', async () => {
    renderInSite(<RegionChart chartRegions={probed} language="en" />);
    expect([request.mock.calls.length, said()]).toEqual([0, ['', '']]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Measure from here' })));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^\d+ ms from here$/), expect.stringMatching(/^\d+ ms from here$/)]));
    expect(new Set(request.mock.calls.map(([url]) => url))).toEqual(new Set(probed.map(({ probe }) => probe)));
    expect(request.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  });

  test('a region that does not answer says so, and the other is measured all the same', async () => {
    request.mockImplementation(async (url) => {
      if (url.includes('us-0')) throw new TypeError('Failed to fetch');
      return {};
    });
    renderInSite(<RegionChart chartRegions={probed} language="en" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Measure from here' })));
    await waitFor(() => expect(said()).toEqual(['not reached', expect.stringMatching(/ms from here$/)]));
  });

  test('the button of static HTML works, too, until it is detached', async () => {
    const { container } = renderInSite(<RegionChart chartRegions={probed} language="en" />);
    const copy = document.createElement('div');
    copy.innerHTML = container.innerHTML;
    const button = copy.querySelector('button');
    button?.setAttribute(measureAttribute, '');
    document.body.append(copy);
    const detach = attachMeasuring(copy);
    button?.click();
    await waitFor(() => expect(copy.querySelector('[data-probe]')?.textContent).toMatch(/ms from here$/));
    detach();
    const asked = request.mock.calls.length;
    button?.click();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(request.mock.calls.length).toBe(asked);
    copy.remove();
  });
});
