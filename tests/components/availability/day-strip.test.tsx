import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DayStrip } from '#components/availability/day-strip.tsx';
import type { DayState } from '#lib/contracts/day-states.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const firstDay = '2026-11-01';
const recorded = (count: number): DayState[] => Array.from({ length: 30 }, (_, day) => (day < 30 - count ? 'unknown' : 'available'));
const show = (count: number) => renderInSite(<DayStrip days={recorded(count)} firstDay={firstDay} language="en" />);
const drawn = (): number => document.querySelectorAll('[data-day]').length;

test('R-4.4 while fewer than seven days are recorded, they alone are drawn, with the day of the first', () => {
  show(6);
  expect(drawn()).toBe(6);
  expect(screen.getByText('recorded since 25 November 2026')).toBeVisible();
  expect(screen.getByRole('img', { name: /6 in stock, 24 not recorded/ })).toBeInTheDocument();
});

test('R-4.4 from seven days on the whole month is drawn', () => {
  show(7);
  expect(drawn()).toBe(30);
  expect(screen.queryByText(/recorded since/)).toBeNull();
});

test('R-4.4 a size of which no day is recorded says so', () => {
  show(0);
  expect(drawn()).toBe(0);
  expect(screen.getByText('not recorded')).toBeVisible();
});
