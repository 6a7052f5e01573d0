/** When an article came about: the day of its version, and the day on which it was written. */
export interface Age {
  readonly effectiveDate: string;
  /** The day in UTC, 2026-11-12; empty if the CMS does not say. */
  readonly createdOn: string;
}

/** Orders articles by age, the newest first; those of one day keep their order. */
export function newestFirst(left: Age, right: Age): number {
  const [one, other] = [left, right].map(({ effectiveDate, createdOn }) => `${effectiveDate} ${createdOn}`);
  if (one === undefined || other === undefined || one === other) return 0;
  return one < other ? 1 : -1;
}
