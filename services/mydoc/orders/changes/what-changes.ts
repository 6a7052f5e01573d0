import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { modelName } from '#lib/purchase/model-name.ts';

/** What becomes of a server by a change, before and after: `c2m4 → c4m8`. */
export function whatChanges(
  { model, disk, traffic }: Pick<WireConfiguration, 'model' | 'disk' | 'traffic'>,
  { from }: Pick<NonNullable<Quote['changes']>, 'from'>,
  catalogue: Catalogue,
  language: Language,
): string {
  const size = (code: string): string => modelName(catalogue, code, language);
  const outbound = (code: string): string => outboundText(catalogue.trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0);
  const parts = [
    ...(model === from.model ? [] : [[size(from.model), size(model)]]),
    ...(disk.sizeGib === from.disk.sizeGib ? [] : [[`${from.disk.sizeGib} GiB`, `${disk.sizeGib} GiB`]]),
    ...(traffic === from.traffic ? [] : [[outbound(from.traffic), outbound(traffic)]]),
  ];
  return parts.map((part) => part.join(' → ')).join(', ');
}
