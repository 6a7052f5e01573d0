import type { Catalogue } from '../../../lib/catalogue/catalogue.ts';
import type { Language } from '../../../lib/language/languages.ts';
import { pageLanguage, say } from '../../words/say.ts';

/** What editors call the items and regions of the price list, by their codes. */
export type ItemNames = ReadonlyMap<string, string>;

export const noNames: ItemNames = new Map();

const between = ' · ';

/** The names of everything with a price, and of the regions; a model by its series and size, which its code only hints at. */
export function itemNames({ series, models, diskTypes, trafficPlans, regions }: Catalogue): ItemNames {
  const inLanguage = (name: Partial<Record<Language, string | null>> | undefined): string => name?.[pageLanguage] ?? name?.en ?? '';
  const seriesNames = new Map(series.map(({ code, name }) => [code, inLanguage(name)]));
  return new Map([
    ...models.map(({ code, series: own, vcpu, memoryGib }) => {
      const parts = [seriesNames.get(own) ?? '', `${vcpu} vCPU`, `${memoryGib} GiB`];
      return [code, parts.filter((part) => part !== '').join(between)] as const;
    }),
    ...diskTypes.map(({ code, name }) => [code, inLanguage(name)] as const),
    ...trafficPlans.map(({ code, outboundGb }) => [code, say(`${outboundGb} GB of outbound transfer a month`)] as const),
    ...regions.map(({ code, name }) => [code, inLanguage(name)] as const),
  ]);
}
