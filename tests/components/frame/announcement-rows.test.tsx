import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { AnnouncementRows } from '#components/frame/top-bar/announcement-ticker.tsx';
import { rowMs } from '#components/frame/top-bar/use-rotation.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';
import { mockMedia } from '#tests/setup/mock-media.ts';

const rows = (['Tokyo work', 'Harbour Week', 'New disks'] as const).map((title, place) => ({
  id: `announcement-${place}`,
  title,
  type: place === 1 ? ('Activity' as const) : ('Notice' as const),
  releaseTime: '2026-11-20T00:00:00Z',
}));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const shown = (): string | null | undefined => document.querySelector('li.shown a')?.textContent;
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const list = (): HTMLElement => screen.getByRole('list');

function show(count: number, reducedMotion = false): HTMLElement {
  mockMedia({ reducedMotion });
  renderInSite(<AnnouncementRows rows={rows.slice(0, count)} language="en" />);
  return screen.getByRole('region', { name: 'Announcements' });
}

test('R-3.1 the next announcement comes after its time, and the first one after the last', () => {
  show(3);
  expect(shown()).toBe('Tokyo work');
  wait(rowMs - 1);
  expect(shown()).toBe('Tokyo work');
  wait(1);
  expect(shown()).toBe('Harbour Week');
  wait(2 * rowMs);
  expect(shown()).toBe('Tokyo work');
});

test('R-3.1 each one leads to itself and says its kind', () => {
  show(3);
  expect(screen.getByText('Harbour Week').closest('a')).toHaveAttribute('href', '/doc/announce/detail/announcement-1');
  expect(screen.getByText('Activity')).toBeInTheDocument();
});

test('a screen reader hears nothing while they rotate, and the row once they are paused', () => {
  show(3);
  expect(list()).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: /Pause/ }));
  expect(list()).toHaveAttribute('aria-live', 'polite');
});

test('WCAG 2.2.2 a visible button stops them, and starts them again', () => {
  show(3);
  fireEvent.click(screen.getByRole('button', { name: /Pause/ }));
  wait(5 * rowMs);
  expect(shown()).toBe('Tokyo work');
  fireEvent.click(screen.getByRole('button', { name: /Resume the announcements/ }));
  wait(rowMs);
  expect(shown()).toBe('Harbour Week');
});

test('the mouse over them and the focus in them hold them, and let go', () => {
  const region = show(3);
  fireEvent.pointerEnter(region);
  wait(3 * rowMs);
  expect(shown()).toBe('Tokyo work');
  fireEvent.pointerLeave(region);
  const link = screen.getByText('Tokyo work');
  fireEvent.focus(link);
  wait(3 * rowMs);
  expect(shown()).toBe('Tokyo work');
  fireEvent.blur(link, { relatedTarget: document.body });
  wait(rowMs);
  expect(shown()).toBe('Harbour Week');
});

test('who wants no motion has none, and a button for the next one', () => {
  show(3, true);
  wait(5 * rowMs);
  expect(shown()).toBe('Tokyo work');
  expect(screen.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '1 / 3: show the next announcement' }));
  expect(shown()).toBe('Harbour Week');
});

test('one announcement does not rotate and has no buttons', () => {
  show(1);
  wait(5 * rowMs);
  expect(shown()).toBe('Tokyo work');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('only the one that is shown can be reached with the keyboard', () => {
  show(3);
  const hidden = [...document.querySelectorAll('li:not(.shown)')];
  expect(hidden).toHaveLength(2);
  for (const row of hidden) expect(row).not.toBeVisible();
});
