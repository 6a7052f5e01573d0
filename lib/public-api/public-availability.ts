import { z } from 'zod';
import { isModelSold } from '#lib/catalogue/on-sale.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { stockOf } from '#lib/purchase/stock.ts';
import type { KnownStock } from './load-stock.ts';

/** What can be ordered where, as anybody may read it: `GET /api/availability`. Documented in docs/contracts/public-api.md. */
export const publicAvailability = z.object({
  asOf: z.iso.datetime(),
  availability: z.array(
    z.object({
      region: z.string(),
      model: z.string(),
      state: z.enum(['available', 'few', 'sold-out']),
      left: z.int().positive().optional(),
    }),
  ),
});

export type PublicAvailability = z.infer<typeof publicAvailability>;

/** Every size on sale in every region that sells it; one whose stock is not counted is available. */
export function toPublicAvailability(catalogue: Catalogue, { entries, asOfMs }: KnownStock): PublicAvailability {
  const availability = catalogue.regions.flatMap(({ code: region }) =>
    catalogue.models
      .filter((model) => isModelSold(model, region))
      .map(({ code: model }) => stockOf(entries, region, model) ?? { region, model, state: 'available' as const }),
  );
  return { asOf: new Date(asOfMs).toISOString(), availability };
}
