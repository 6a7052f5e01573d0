import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useNear } from '#components/ui/use-near.ts';

let tell: ((entries: readonly { isIntersecting: boolean }[]) => void) | undefined;
let margin: string | undefined;

class Observer {
  constructor(callback: NonNullable<typeof tell>, { rootMargin }: { rootMargin: string }) {
    tell = callback;
    margin = rootMargin;
  }

  observe(): void {}

  disconnect(): void {
    tell = undefined;
  }
}

function Part() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('a part is near once it is less than a screen away, and stays so', () => {
  render(<Part />);
  expect(margin).toBe('100% 0px');
  act(() => tell?.([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => tell?.([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeTruthy();
  expect(tell).toBeUndefined();
});

test('a part that nobody comes near to counts as near after three seconds', () => {
  render(<Part />);
  act(() => void jest.advanceTimersByTime(2_900));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText('near')).toBeTruthy();
});

test('a browser that cannot tell has every part near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Part />);
  act(() => void jest.advanceTimersByTime(0));
  expect(screen.getByText('near')).toBeTruthy();
});

test('a part that is left is not waited for', () => {
  render(<Part />).unmount();
  expect([tell, jest.getTimerCount()]).toEqual([undefined, 0]);
});
