import { afterEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js';
import Router, { type NextRouter } from 'next/router';
import { prefetchSettleMs } from '#lib/overlays/idle-prefetch.ts';
import { useIdlePrefetch } from '#components/frame/overlays/use-idle-prefetch.ts';

const Page = () => {
  useIdlePrefetch();
  return (
    <>
      <a href="/zh/doc" hrefLang="zh-CN">
        简体中文
      </a>
      <a href="/product/vpc" className="hidden">
        In a closed menu
      </a>
      <a href="/about">About</a>
    </>
  );
};

const connection = (effectiveType: string): void =>
  void Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType } });
const asked = jest.fn<NextRouter['prefetch']>();
const fetched = jest.fn<NextRouter['prefetch']>();

Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: (then: () => void) => window.setTimeout(then, 0) });
Object.defineProperty(window, 'cancelIdleCallback', { configurable: true, value: window.clearTimeout });
Object.defineProperty(Element.prototype, 'checkVisibility', {
  configurable: true,
  value(this: Element) {
    return this.className !== 'hidden';
  },
});

afterEach(() => {
  jest.useRealTimers();
  asked.mockReset();
});

async function show(): Promise<void> {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 30, width: 90 } as DOMRect);
  asked.mockResolvedValue(undefined);
  fetched.mockResolvedValue(undefined);
  if (!Router.router) Object.assign(Router, { router: { prefetch: fetched, pageLoader: { routeLoader: { loadRoute: fetched } } } });
  render(
    <RouterContext.Provider value={{ asPath: '/doc', prefetch: asked } as Partial<NextRouter> as NextRouter}>
      <Page />
    </RouterContext.Provider>,
  );
  await jest.advanceTimersByTimeAsync(prefetchSettleMs - 100);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
}

test('R-3.11 pages of links that are seen are fetched ahead, without those in closed menus and other languages', async () => {
  connection('4g');
  await show();
  expect(asked.mock.calls.map(([page]) => page)).toEqual(['/about']);
});

test('R-3.11 on a line of 2g nothing is, and not for the mouse over a link either', async () => {
  connection('2g');
  await show();
  expect(asked).not.toHaveBeenCalled();
  await Router.router?.prefetch('/about');
  expect(fetched).not.toHaveBeenCalled();
  connection('4g');
  await Router.router?.prefetch('/about');
  expect(fetched).toHaveBeenCalledTimes(1);
});
