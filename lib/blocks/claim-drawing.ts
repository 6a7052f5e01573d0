import type { ClaimDocument } from '#lib/content/values/block-schema.ts';

/** What a claim is drawn from, parsed from its own figures, so that the drawing changes with them. */
export type ClaimDrawing =
  /** The minutes of a month, with a notch for the permitted downtime. */
  | { readonly kind: 'month'; readonly missingMinutes: number }
  /** One cell for each nine: ten times fewer losses. */
  | { readonly kind: 'nines'; readonly count: number }
  /** One cell for each tenth of a gigahertz. */
  | { readonly kind: 'clock'; readonly tenthsOfGhz: number }
  /** One cell for each ten seconds. */
  | { readonly kind: 'wait'; readonly cells: number }
  /** One dot for each thousand. */
  | { readonly kind: 'thousands'; readonly count: number }
  /** One cell for each hour of a day; the second row is filled during opening hours. */
  | { readonly kind: 'hours'; readonly fromHour: number; readonly toHour: number };

const minutesOfMonth = 30 * 24 * 60;
const secondsPerCell = 10;
const mostCells = 60;
const mostThousands = 400;

const firstNumber = (text: string): number | null => {
  const [found] = /\d[\d,]*(\.\d+)?/.exec(text) ?? [];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};

const within = (value: number, most: number): boolean => value >= 1 && value <= most;

const drawings: Readonly<Record<string, (figure: string, text: string) => ClaimDrawing | null>> = {
  availability: (figure) => {
    const percent = firstNumber(figure);
    if (percent === null || percent < 90 || percent >= 100) return null;
    return { kind: 'month', missingMinutes: Math.round((1 - percent / 100) * minutesOfMonth * 10) / 10 };
  },
  reliability: (figure) => {
    const [digits = ''] = /^9[9.]*/.exec(figure) ?? [];
    const count = digits.replaceAll('.', '').length;
    return within(count, 20) ? { kind: 'nines', count } : null;
  },
  clock: (figure) => {
    const tenthsOfGhz = Math.round((firstNumber(figure) ?? 0) * 10);
    return within(tenthsOfGhz, mostCells) ? { kind: 'clock', tenthsOfGhz } : null;
  },
  delivery: (figure) => {
    const cells = Math.round(((firstNumber(figure) ?? 0) * 60) / secondsPerCell);
    return within(cells, mostCells) ? { kind: 'wait', cells } : null;
  },
  companies: (figure) => {
    const count = Math.round((firstNumber(figure) ?? 0) / 1000);
    return within(count, mostThousands) ? { kind: 'thousands', count } : null;
  },
  support: (_figure, text) => {
    const [, from, to] = /(\d{2}):00 to (\d{2}):00/.exec(text) ?? [];
    const fromHour = Number(from);
    const toHour = Number(to);
    return from && to && fromHour < toHour && toHour <= 24 ? { kind: 'hours', fromHour, toHour } : null;
  },
};

/** How a claim is drawn; null if its English figure cannot be parsed, or if there is nothing to draw. */
export function claimDrawing({ key, figure, text }: Pick<ClaimDocument, 'key' | 'figure' | 'text'>): ClaimDrawing | null {
  return drawings[key]?.(figure.en ?? '', text.en ?? '') ?? null;
}
