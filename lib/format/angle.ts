export interface Angle {
  readonly degrees: number;
  /** Two digits. */
  readonly minutes: string;
  /** North or east. */
  readonly positive: boolean;
}

/** An angle as charts write it: 34°03′. */
export function wholeMinutes(angle: number): Angle {
  const minutes = Math.round(Math.abs(angle) * 60);
  return { degrees: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0'), positive: angle >= 0 };
}
