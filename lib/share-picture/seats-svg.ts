import { accent, mutedInk, page } from './picture-frame.ts';
import type { SharedSeats } from './picture-address.ts';

const gap = 14;
const sideAtMost = 96;
const line = 4;

const paidSeat = (x: number, side: number): string =>
  `<rect x="${x}" width="${side}" height="${side}" fill="${accent}"/><path d="M${x + side * 0.28} ${side * 0.52}l${side * 0.16} ${side * 0.17}l${side * 0.3} -${side * 0.36}" fill="none" stroke="${page}" stroke-width="${side * 0.09}"/>`;

const heldSeat = (x: number, side: number): string =>
  `<rect x="${x + line / 2}" y="${line / 2}" width="${side - line}" height="${side - line}" fill="url(#held)" stroke="${accent}" stroke-width="${line}"/>`;

const openSeat = (x: number, side: number): string =>
  `<rect x="${x + line / 2}" y="${line / 2}" width="${side - line}" height="${side - line}" fill="none" stroke="${mutedInk}" stroke-width="${line}" stroke-dasharray="10 8"/>`;

/** The seats of a group in one row, as its page draws them: filled is paid, hatched awaits the payment, dashed is open. */
export function seatsSvg({ paid, held, open }: SharedSeats, widthAtMost: number): string {
  const seats = [...Array.from({ length: paid }, () => paidSeat), ...Array.from({ length: held }, () => heldSeat)];
  const all = [...seats, ...Array.from({ length: open }, () => openSeat)];
  const side = Math.min(sideAtMost, Math.floor((widthAtMost + gap) / Math.max(1, all.length)) - gap);
  const drawn = all.map((seat, at) => seat(at * (side + gap), side)).join('');
  const hatch = `<pattern id="held" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="14" fill="${accent}" fill-opacity=".28"/></pattern>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthAtMost}" height="${side}"><defs>${hatch}</defs>${drawn}</svg>`;
}
