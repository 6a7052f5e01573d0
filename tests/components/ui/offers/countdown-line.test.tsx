import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CountdownLine } from '#components/ui/offers/countdown-line.tsx';
import { dayMs } from '#lib/time/lengths.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const startsAtMs = Date.parse('2026-11-01T00:00:00Z');
const window = { startsAtMs, endsAtMs: startsAtMs + 21 * dayMs };

const cells = (): (number | undefined)[] =>
  [...document.querySelectorAll('svg path')].map((path) => (path.getAttribute('d') ?? '').split('M').length - 1);

test('R-6.6 the time of an offer is one line of cells between its instants, those that have passed apart', () => {
  renderInSite(<CountdownLine window={window} now={{ nowMs: startsAtMs + dayMs, known: true }} language="en" />);
  expect(cells()).toEqual([4, 80]);
  expect(document.querySelector('svg')?.getAttribute('viewBox')).toMatch(/ 12$/);
  expect(screen.getByRole('timer').textContent).toBe('20days0hours0min');
  expect(screen.getByText('One cell is six hours.')).toBeInTheDocument();
  expect(screen.getByText('Until 22 November 2026, 00:00 UTC (server time)')).toBeInTheDocument();
});

test('R-6.6 after the end there is the word instead of the figures', () => {
  renderInSite(<CountdownLine window={window} now={{ nowMs: window.endsAtMs, known: true }} language="en" />);
  expect(cells()).toEqual([84, 0]);
  expect(screen.getByText('Ended')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
});
