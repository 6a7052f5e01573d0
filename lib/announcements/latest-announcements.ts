/** How many announcements take turns in the top bar. */
export const announcementsInTurn = 3;

/** The announcements that were released last, the latest first: pinned ones, which lists begin with, have no place before them. */
export const latestAnnouncements = <Row extends { readonly releaseTime: string }>(rows: readonly Row[], count: number): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(other.releaseTime) - Date.parse(one.releaseTime)).slice(0, count);
