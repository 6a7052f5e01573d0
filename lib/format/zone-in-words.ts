import type { Language } from '#lib/language/languages.ts';

/** Pacific Time, 日本標準時: without daylight saving where the zone has it; an unknown zone stays as it was written. */
export function zoneInWords(timeZone: string, language: Language): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
