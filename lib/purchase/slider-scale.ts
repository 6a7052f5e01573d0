import type { SizeBounds } from '#lib/catalogue/on-sale.ts';

/** Places of the handle; more than the pixels of the rail, so that no size is skipped by the mouse alone. */
export const sliderPlaces = 1000;

const logOf = (value: number): number => Math.log(Math.max(1, value));

/** Equal ways along the rail are equal factors: from 10 to 20 GiB it is as far as from 1,000 to 2,000. */
export function placeOfSize(size: number, { min, max }: SizeBounds): number {
  if (max <= min) return 0;
  const share = (logOf(size) - logOf(min)) / (logOf(max) - logOf(min));
  return Math.round(sliderPlaces * Math.min(1, Math.max(0, share)));
}

/** The size at a place. A move of the handle that rounding would undo, as one by an arrow key among small sizes, goes one further. */
export function sizeAtPlace(place: number, current: number, bounds: SizeBounds): number {
  const { min, max } = bounds;
  if (place <= 0) return min;
  if (place >= sliderPlaces) return max;
  const from = placeOfSize(current, bounds);
  if (place === from) return current;
  const exact = logOf(min) + (place / sliderPlaces) * (logOf(max) - logOf(min));
  const size = Math.min(max, Math.max(min, Math.round(Math.exp(exact))));
  if (place > from) return Math.min(max, Math.max(size, current + 1));
  return Math.max(min, Math.min(size, current - 1));
}

/** A mark of the ruler under the rail; only some have room for their number. */
export interface RulerMark {
  readonly size: number;
  readonly place: number;
  readonly look: 'number' | 'number-if-wide' | 'tick';
}

/** Nearer than this the numbers of two marks would touch. */
const roomOfNumber = 90;
/** The same on the short rail of a phone. */
const roomOnPhone = 170;

/** Both ends, and 1, 2, 5 of each power of ten between them. */
export function rulerMarks(bounds: SizeBounds): RulerMark[] {
  const { min, max } = bounds;
  const marks: RulerMark[] = [{ size: min, place: 0, look: 'number' }];
  if (max <= min) return marks;
  for (let power = 1; power < max; power *= 10)
    for (const digit of [1, 2, 5]) {
      const size = power * digit;
      if (size <= min || size >= max) continue;
      const place = placeOfSize(size, bounds);
      const fromEnd = Math.min(place, sliderPlaces - place);
      const isForPhones = digit === 1 && fromEnd >= roomOnPhone;
      marks.push({ size, place, look: fromEnd < roomOfNumber ? 'tick' : isForPhones ? 'number' : 'number-if-wide' });
    }
  return [...marks, { size: max, place: sliderPlaces, look: 'number' }];
}
