import type { ModelStatus } from '#lib/catalogue/catalogue-terms.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { planGroups } from './plan-rows.ts';

/** A size in one of the regions. */
interface OfferedSize {
  readonly region: string;
  readonly status: ModelStatus;
  /** The configurator with this size, without a language prefix. */
  readonly href: string;
}

interface BoardSize {
  readonly model: string;
  readonly size: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  /** A region that does not list it is missing. */
  readonly offers: readonly OfferedSize[];
}

export interface BoardSeries {
  readonly code: string;
  readonly name: string;
  readonly sizes: readonly BoardSize[];
}

export interface AvailabilityContent {
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly series: readonly BoardSeries[];
}

/** Every size that is listed, by series, with the regions that list it; the stock is not part of a page's content. */
export async function loadAvailability({ source, language }: PageRequest): Promise<PageAnswer<AvailabilityContent>> {
  return { kind: 'page', content: availabilityContent(await loadCatalogue(source.ask), language), changesAt: [] };
}

export function availabilityContent(catalogue: Catalogue, language: Language): AvailabilityContent {
  const series = new Map<string, { name: string; sizes: Map<string, BoardSize> }>();
  for (const { region, series: entries } of planGroups(catalogue, language)) {
    for (const { code, name, tiers } of entries) {
      const known = series.get(code) ?? { name, sizes: new Map<string, BoardSize>() };
      series.set(code, known);
      for (const { model, size, vcpu, memoryGib, status, href } of tiers.flatMap(({ rows }) => rows)) {
        const offers = [...(known.sizes.get(model)?.offers ?? []), { region, status, href }];
        known.sizes.set(model, { model, size, vcpu, memoryGib, offers });
      }
    }
  }
  return {
    regions: catalogue.regions.map(({ code, name }) => ({ code, name: name[language] })),
    series: [...series].map(([code, { name, sizes }]) => ({
      code,
      name,
      sizes: [...sizes.values()].toSorted((one, other) => one.vcpu - other.vcpu || one.memoryGib - other.memoryGib),
    })),
  };
}
