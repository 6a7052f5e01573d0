import { describe, expect, test } from '@jest/globals';
import { qrCode } from '#lib/share-picture/qr-code.ts';

const drawn = (text: string): string[] => (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('R-7.1 the code of a link', () => {
  test('is the one that another encoder draws', () => {
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

  test('grows with the text, by four fields a version, and has a square in three corners', () => {
    const lengths = [1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213];
    expect(lengths.map((length) => drawn('x'.repeat(length)).length)).toEqual([21, 21, 25, 25, 29, 29, 33, 37, 41, 45, 49, 53, 57]);
    for (const rows of [drawn('x'), drawn('x'.repeat(213))]) {
      for (const line of [rows[0] ?? '', rows.at(-1) ?? '']) expect(line.startsWith('#######.')).toBe(true);
      expect(rows[0]?.endsWith('.#######')).toBe(true);
    }
  });

  test('counts bytes, not characters, and is not drawn for a text that is too long', () => {
    expect(drawn('é'.repeat(106)).length).toBe(57);
    expect([qrCode('é'.repeat(107)), qrCode('x'.repeat(214))]).toEqual([null, null]);
  });
});
