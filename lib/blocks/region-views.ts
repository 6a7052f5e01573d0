import type { RegionDocument } from '#lib/content/queries/region-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { wholeMinutes } from '#lib/format/angle.ts';
import { zoneInWords } from '#lib/format/zone-in-words.ts';
import type { RegionView } from './block-view.ts';

/** The regions with text in this language, in their order. */
export function regionViews(regions: readonly RegionDocument[], language: Language): RegionView[] {
  return regions.flatMap(({ code, name, city, latitude, longitude, timeZone }) => {
    const inWords = name[language];
    const cityInWords = city[language];
    if (!inWords || !cityInWords) return [];
    return [
      {
        code,
        name: inWords,
        city: cityInWords,
        latitude: wholeMinutes(latitude),
        longitude: wholeMinutes(longitude),
        timeZone: zoneInWords(timeZone, language),
      },
    ];
  });
}
