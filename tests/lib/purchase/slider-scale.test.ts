import { describe, expect, test } from '@jest/globals';
import { placeOfSize, rulerMarks, sizeAtPlace, sliderPlaces } from '#lib/purchase/slider-scale.ts';

const disk = { min: 10, max: 2000 };

describe('the rail of a size is logarithmic (R-5.6)', () => {
  test('the ends are the bounds, and equal factors are equal ways', () => {
    expect(placeOfSize(10, disk)).toBe(0);
    expect(placeOfSize(2000, disk)).toBe(sliderPlaces);
    const small = placeOfSize(40, disk) - placeOfSize(20, disk);
    const large = placeOfSize(2000, disk) - placeOfSize(1000, disk);
    expect(Math.abs(small - large)).toBeLessThanOrEqual(1);
    expect(placeOfSize(100, disk)).toBeGreaterThan(400);
  });

  test('a size outside the bounds stands at an end, and one size alone at the start', () => {
    expect(placeOfSize(5, disk)).toBe(0);
    expect(placeOfSize(9000, disk)).toBe(sliderPlaces);
    expect(placeOfSize(7, { min: 7, max: 7 })).toBe(0);
  });

  test('every size is reached from its neighbour by an arrow key, in both directions', () => {
    for (let size = disk.min; size < 300; size += 1) {
      const up = sizeAtPlace(placeOfSize(size, disk) + 1, size, disk);
      expect(up).toBeGreaterThan(size);
      expect(sizeAtPlace(placeOfSize(up, disk) - 1, up, disk)).toBeLessThan(up);
    }
    expect(sizeAtPlace(placeOfSize(10, disk) + 1, 10, disk)).toBe(11);
    expect(sizeAtPlace(placeOfSize(12, disk) - 1, 12, disk)).toBe(11);
  });

  test('no place leads out of the bounds, and the ends are reached', () => {
    expect(sizeAtPlace(0, 11, disk)).toBe(10);
    expect(sizeAtPlace(sliderPlaces, 1999, disk)).toBe(2000);
    expect(sizeAtPlace(placeOfSize(50, disk), 50, disk)).toBe(50);
    for (let place = 0; place <= sliderPlaces; place += 7) {
      const size = sizeAtPlace(place, 100, disk);
      expect(size).toBeGreaterThanOrEqual(10);
      expect(size).toBeLessThanOrEqual(2000);
    }
  });
});

describe('the ruler under the rail', () => {
  test('has both ends and 1, 2, 5 of each power of ten between them', () => {
    expect(rulerMarks(disk).map(({ size }) => size)).toEqual([10, 20, 50, 100, 200, 500, 1000, 2000]);
    expect(rulerMarks({ min: 1, max: 300 }).map(({ size }) => size)).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 300]);
    expect(rulerMarks({ min: 3, max: 3 })).toEqual([{ size: 3, place: 0, look: 'number' }]);
  });

  test('the number of a power of ten is left to wide screens where it would touch that of an end on a phone', () => {
    const lookOf = (size: number) => rulerMarks({ min: 15, max: 2_000 }).find((mark) => mark.size === size)?.look;
    expect([lookOf(100), lookOf(1_000), lookOf(2_000)]).toEqual(['number', 'number-if-wide', 'number']);
  });

  test('a mark too near to an end has no number; powers of ten have one at every width', () => {
    const looks = Object.fromEntries(rulerMarks({ min: 1, max: 300 }).map(({ size, look }) => [size, look]));
    expect(looks).toEqual({
      '1': 'number',
      '2': 'number-if-wide',
      '5': 'number-if-wide',
      '10': 'number',
      '20': 'number-if-wide',
      '50': 'number-if-wide',
      '100': 'number',
      '200': 'tick',
      '300': 'number',
    });
  });
});
