import type { ShownPrice } from '../prices/price-effects.ts';
import type { PlannedModel } from './catalogue-plan.ts';

/** A model that would no longer be on sale, and the cards, promotions and group buys that offer it now. */
export interface GoneFromPages {
  readonly code: string;
  readonly pages: readonly string[];
}

/** What pages would no longer offer after an import: only what is on sale is shown. */
export const goneFromPages = (models: readonly PlannedModel[], shown: readonly ShownPrice[]): readonly GoneFromPages[] =>
  models
    .filter(({ facts }) => facts.some(({ column, before }) => column === 'status' && before === 'on-sale'))
    .map(({ code }) => ({
      code,
      pages: [...new Set(shown.filter(({ configuration }) => configuration.model === code).map(({ what }) => what))],
    }))
    .filter(({ pages }) => pages.length > 0);
