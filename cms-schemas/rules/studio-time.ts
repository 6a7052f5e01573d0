/** The one zone in which the Studio shows and takes times, by its IANA name. */
export const studioTimeZone: string = process.env.SANITY_STUDIO_TIME_ZONE || 'UTC';

/** The zone as a field of the Studio takes it: it knows zones with a slash alone, and counts by the browser's clock without one. */
export const fieldTimeZone: string = studioTimeZone === 'UTC' ? 'Etc/UTC' : studioTimeZone;

/** Options of a field with an instant: shown in the Studio's zone, whatever zone the browser is in. */
export const timeOptions = { displayTimeZone: fieldTimeZone, allowTimeZoneSwitch: false } as const;

const writersByZone = new Map<string, Intl.DateTimeFormat>();

function writerOf(zone: string): Intl.DateTimeFormat {
  const writer =
    writersByZone.get(zone) ??
    // Swedish writes a date as ISO does
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  writersByZone.set(zone, writer);
  return writer;
}

/** An instant as lists of the Studio write it, to the minute: 2026-11-22 17:30. Without the zone, which is said once beside several. */
export const minuteInWords = (instant: string | number, zone: string = studioTimeZone): string =>
  writerOf(zone).format(new Date(instant)).replace(',', '');

/** An instant with its zone. */
export const instantInWords = (instant: string | number): string => `${minuteInWords(instant)} ${studioTimeZone}`;
