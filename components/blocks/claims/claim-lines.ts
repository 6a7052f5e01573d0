const rectangle = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const minutesOfDay = 1440;
const days = 30;
export const dayPitchPx = 5;
const dayHeightPx = 2.6;
const cellPitchPx = 20;
const cellPx = 17;
const dotsPerLine = 22;

export const monthHeightPx = days * dayPitchPx - dayPitchPx + dayHeightPx;

/** The start of the notch: day 19, about three in the afternoon; a longer one starts at midnight. */
export function notchOf(missingMinutes: number): { day: number; minute: number } {
  const minute = 905;
  return { day: 18, minute: minute + missingMinutes <= minutesOfDay ? minute : 0 };
}

/** Thirty lines of 1440 minutes each, without the missing ones. */
export function monthLines(missingMinutes: number): string {
  const notch = notchOf(missingMinutes);
  const from = notch.day * minutesOfDay + notch.minute;
  const to = from + missingMinutes;
  let path = '';
  for (let day = 0; day < days; day += 1) {
    const start = day * minutesOfDay;
    const y = day * dayPitchPx;
    const before = Math.min(minutesOfDay, Math.max(0, from - start));
    const after = Math.min(minutesOfDay, Math.max(0, to - start));
    if (before === after) {
      path += rectangle(0, y, minutesOfDay, dayHeightPx);
      continue;
    }
    if (before > 0) path += rectangle(0, y, before, dayHeightPx);
    if (after < minutesOfDay) path += rectangle(after, y, minutesOfDay - after, dayHeightPx);
  }
  return path;
}

/** Cells in a line, from one index up to another, exclusive; their pitch is 20. */
export function cellRow(from: number, to: number, heightPx: number): string {
  let path = '';
  for (let cell = from; cell < to; cell += 1) path += rectangle(cell * cellPitchPx, 0, cellPx, heightPx);
  return path;
}

/** Marks for the cells of a line that stay empty. */
export function emptyRow(ranges: readonly (readonly [from: number, to: number])[], heightPx: number): string {
  let path = '';
  for (const [from, to] of ranges) {
    for (let cell = from; cell < to; cell += 1) path += rectangle(cell * cellPitchPx + cellPx / 2 - 1, heightPx / 2 - 1, 2, 2);
  }
  return path;
}

/** Round dots as zero-length strokes, 22 per line, 22 pixels apart. */
export function dots(count: number): { path: string; heightPx: number } {
  let path = '';
  for (let dot = 0; dot < count; dot += 1) path += `M${(dot % dotsPerLine) * 22 + 6} ${Math.floor(dot / dotsPerLine) * 14 + 6}h0`;
  return { path, heightPx: Math.ceil(count / dotsPerLine) * 14 };
}

export const rowWidthPx = (cells: number): number => cells * cellPitchPx - (cellPitchPx - cellPx);
export const dotsWidthPx = dotsPerLine * 22 - 10;
