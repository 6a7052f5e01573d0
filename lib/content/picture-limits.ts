/** The lake reads no picture with more pixels; the Studio says so before it uploads one. */
export const picturePixelsAtMost = 100_000_000;
