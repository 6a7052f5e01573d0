import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { BottomBar } from '#components/purchase/bottom-bar.tsx';
import { sampleCatalogue, starterServer } from '#components/purchase/purchase-samples.ts';
import { estimate, type Estimate } from '#lib/purchase/estimate.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const observed = new Set<Element>();

class ResizeObserverUnderTest {
  readonly #report: () => void;
  readonly #seen: Element[] = [];
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(element: Element): void {
    this.#seen.push(element);
    observed.add(element);
    this.#report();
  }
  unobserve(): void {}
  disconnect(): void {
    for (const element of this.#seen) observed.delete(element);
  }
}

const before = Object.getOwnPropertyDescriptor(globalThis, 'ResizeObserver');

beforeEach(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: ResizeObserverUnderTest });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
});

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'ResizeObserver', before);
  else Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

/** A bar whose price comes and goes with a click. */
function Page() {
  const [price, setPrice] = useState<Estimate | null>(null);
  return (
    <>
      <button type="button" onClick={() => setPrice(price ? null : estimate(sampleCatalogue, starterServer))}>
        Toggle
      </button>
      <BottomBar
        catalogue={sampleCatalogue}
        configuration={starterServer}
        language="en"
        change={() => undefined}
        stock={undefined}
        price={price}
        promotions={[]}
      >
        <span />
      </BottomBar>
    </>
  );
}

const room = (): string => document.body.style.getPropertyValue('--room-below');

test('the page leaves room for the bar whenever it is shown, also where the first price comes late or goes away for a while', () => {
  renderInSite(<Page />);
  expect(room()).toBe('');
  for (let turn = 0; turn < 2; turn += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect([room(), observed.size]).toEqual(['72px', 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect([room(), observed.size]).toEqual(['', 0]);
  }
});
