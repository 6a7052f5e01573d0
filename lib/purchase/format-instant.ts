import { htmlLang, type Language } from '#lib/language/languages.ts';

/** An instant as day and time by the visitor's own clock, with the zone of that clock: Nov 21, 2026, 8:30 PM GMT+8. */
export function formatInstant(iso: string, language: Language): string {
  const at = new Date(iso);
  const text = new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const zone = new Intl.DateTimeFormat(htmlLang[language], { timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return zone ? `${text} ${zone.value}` : text;
}

/** Day and time to the second by the same clock, for rows that follow each other fast. */
export const formatMoment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
