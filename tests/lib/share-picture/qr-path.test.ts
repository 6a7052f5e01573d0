import { describe, expect, test } from '@jest/globals';
import { qrPath } from '#lib/share-picture/qr-path.ts';

/** What the path paints, inside the light border. */
function drawn(text: string): string[] {
  const { size, path } = qrPath(text);
  const dark = new Set(path.match(/M\d+ \d+(?=h1v1h-1z)/g));
  const rows = Array.from({ length: size }, (_row, y) => Array.from({ length: size }, (_field, x) => (dark.has(`M${x} ${y}`) ? '#' : '.')));
  const within = rows.slice(4, -4).map((row) => row.slice(4, -4).join(''));
  expect(within.join('').replaceAll('.', '').length).toBe(dark.size);
  return within;
}

describe('R-7.1 the code of a link', () => {
  test('is the one that another encoder draws, with a light border of four squares', () => {
    expect(drawn('https://a.example/b')).toEqual([
      '#######.##..#.#.#.#######',
      '#.....#..##.###.#.#.....#',
      '#.###.#.#.#.##.#..#.###.#',
      '#.###.#...##.##...#.###.#',
      '#.###.#..######...#.###.#',
      '#.....#.##.###....#.....#',
      '#######.#.#.#.#.#.#######',
      '..........#.....#........',
      '#.#...##.....##.#..#..#.#',
      '.#.###.#.#..##.##.#..#.##',
      '...########.#..##...###.#',
      '#......#.....#....#..#...',
      '..#..##...####.#..##....#',
      '.#.#.#...#..#..##.##...##',
      '##...######.####..#..##.#',
      '..###...##.##.#.##.###...',
      '##..#.#####..##.#####..#.',
      '........#....##.#...#...#',
      '#######.#.##....#.#.#...#',
      '#.....#......#.##...#..##',
      '#.###.#..#####.######..##',
      '#.###.#.....#..#.#..#.##.',
      '#.###.#.##..#####..###.##',
      '#.....#...###.#.#.###....',
      '#######.#....##.###..#..#',
    ]);
  });

  test('grows with the text', () => {
    expect([1, 14, 15, 213].map((length) => drawn('x'.repeat(length)).length)).toEqual([21, 21, 25, 57]);
  });
});
