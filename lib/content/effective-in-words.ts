import { formatDate, formatInstant } from '#lib/format/format-date.ts';
import { zoneInWords } from '#lib/format/zone-in-words.ts';
import type { Language } from '#lib/language/languages.ts';
import type { EffectiveFrom } from './effective-instant.ts';

/** When a version comes into force: 1 October 2026, or 1 January 2027, 09:00 Japan Standard Time. */
export function effectiveInWords({ effectiveDate, effectiveTime, effectiveZone }: EffectiveFrom, language: Language): string {
  if (effectiveDate.includes('T')) return formatInstant(Date.parse(effectiveDate), language);
  const day = formatDate(effectiveDate, language);
  if (!effectiveTime && !effectiveZone) return day;
  const zone = effectiveZone ? zoneInWords(effectiveZone, language) : 'UTC';
  return `${day}${language === 'en' ? ',' : ''} ${effectiveTime ?? '00:00'} ${zone}`;
}

/** From when a text is in force, for machines: 2026-10-01, or 2027-01-01T09:00 by the clocks of its zone. */
export const effectiveForMachines = ({ effectiveDate, effectiveTime }: EffectiveFrom): string =>
  effectiveTime && !effectiveDate.includes('T') ? `${effectiveDate}T${effectiveTime}` : effectiveDate;
