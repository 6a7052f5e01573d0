import { expect, test } from '@jest/globals';
import { cellLines, diskLines } from '#components/ui/charts/gauge-lines.ts';

const count = (path: string): number => path.split('z').length - 1;

test('a cell is drawn for each unit, and a dot for each that is not taken on the last line', () => {
  const drawing = cellLines(8, 12);
  expect(count(drawing.filled)).toBe(8);
  expect(count(drawing.ticks)).toBe(4);
  expect(drawing.heightPx).toBe(12);
});

test('more than 12 cells wrap to a new line', () => {
  expect(cellLines(13, 12)).toMatchObject({ heightPx: 28 });
  expect(count(cellLines(64, 17).filled)).toBe(64);
});

test('60 GiB of disk fill one line, at 4 px a GiB', () => {
  expect(diskLines(60)).toMatchObject({ heightPx: 15 });
  expect(diskLines(61)).toMatchObject({ heightPx: 34 });
  expect(diskLines(15).filled).toBe('M0.5 0h58v7h-58z');
});

test('a drawing is bounded, whatever the amount', () => {
  expect(cellLines(1e9, 12).heightPx).toBe(cellLines(288, 12).heightPx);
});
