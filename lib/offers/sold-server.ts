import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { offerPrices, type OfferPrices } from '#lib/catalogue/offer-prices.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Language } from '#lib/language/languages.ts';

/** A server on offer, as rows and cards show it: its facts, its prices, and the link to the configurator. */
export interface SoldServer extends OfferPrices {
  readonly model: string;
  readonly series: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly disk: { readonly label: string; readonly sizeGib: number };
  readonly outboundGb: number;
  readonly href: string;
}

export interface Offer {
  readonly configuration: Configuration;
  readonly period: string;
  readonly discount: Discount;
}

/** The server of an offer, priced by the catalogue; a reason if it is not sold. */
export function soldServer(catalogue: Catalogue, { configuration, period, discount }: Offer, language: Language): SoldServer | string {
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const disk = catalogue.diskTypes.find(({ code }) => code === configuration.disk.type);
  const traffic = catalogue.trafficPlans.find(({ code }) => code === configuration.traffic);
  if (!model || !disk || !traffic) return 'not in the catalogue';
  const prices = offerPrices(catalogue, configuration, period, discount);
  if (typeof prices === 'string') return prices;
  return {
    ...prices,
    model: model.code,
    series: catalogue.series.find(({ code }) => code === model.series)?.name[language] ?? model.series,
    vcpu: model.vcpu,
    memoryGib: model.memoryGib,
    disk: { label: disk.label, sizeGib: configuration.disk.sizeGib },
    outboundGb: traffic.outboundGb,
    href: purchasePath({ ...configuration, period, promotion: discount.kind === 'promotion' ? discount.code : null }, catalogue),
  };
}
