import type { RegionDocument } from '#lib/content/queries/region-query.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Angle, RegionView } from './block-view.ts';
import { zoneInWords } from '#lib/format/zone-in-words.ts';

/** The regions with text in this language, in their order. */
export function regionViews(regions: readonly RegionDocument[], language: Language): RegionView[] {
  return regions.flatMap(({ code, name, city, latitude, longitude, timeZone }) => {
    const [inWords, cityInWords] = [name[language], city[language]];
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

/** An angle as charts write it: 34°03′. */
function wholeMinutes(angle: number): Angle {
  const minutes = Math.round(Math.abs(angle) * 60);
  return { degrees: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0'), positive: angle >= 0 };
}
