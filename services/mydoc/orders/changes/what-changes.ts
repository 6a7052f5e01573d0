import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatList } from '#lib/format/format-list.ts';
import { formatCount } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import type { SayOfOrder } from '../order-words.ts';

/** What becomes of a server by a change, before and after: `c2m4 → c4m8`, or `disk 40 → 80 GiB`. */
export function whatChanges(
  { model, disk, traffic }: Pick<WireConfiguration, 'model' | 'disk' | 'traffic'>,
  { from }: Pick<NonNullable<Quote['changes']>, 'from'>,
  catalogue: Catalogue,
  language: Language,
  say: SayOfOrder,
): string {
  const size = (code: string): string => modelName(catalogue, code, language);
  const outbound = (code: string): string => outboundText(catalogue.trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0);
  const parts = [
    ...(model === from.model ? [] : [`${size(from.model)} → ${size(model)}`]),
    ...(disk.sizeGib === from.disk.sizeGib
      ? []
      : [say('changed.disk', { before: formatCount(from.disk.sizeGib, language), now: formatCount(disk.sizeGib, language) })]),
    ...(traffic === from.traffic ? [] : [say('changed.traffic', { before: outbound(from.traffic), now: outbound(traffic) })]),
  ];
  return formatList(parts, language);
}
