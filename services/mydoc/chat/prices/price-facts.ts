import type { Catalogue, DiskType, Model, Period } from '#lib/catalogue/catalogue.ts';
import { defaultPeriod, listedDisk, listedTraffic, soldDiskTypes, soldModels, soldTrafficPlans } from '#lib/catalogue/on-sale.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price, type PriceLine } from '#lib/catalogue/price.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import { defaultCurrency, type Currency } from '#lib/money/currencies.ts';
import type { Money } from '#lib/money/money.ts';
import type { Language } from '#lib/language/languages.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { isQuantity, namedQuantity } from '#lib/catalogue/quantity.ts';
import type { AskedPeriod } from '../questions/asked-period.ts';
import type { PriceQuestion } from '../questions/price-question.ts';

/** An amount by the one calculation, and the configurator that shows the same. */
export interface PriceFact {
  /** A whole server, one of its data disks, or its transfer. */
  readonly of: 'server' | 'disk' | 'traffic';
  readonly configuration: Configuration;
  readonly period: Period;
  /** For the whole period. */
  readonly total: Money;
  readonly perMonth: Money;
  readonly address: string;
  readonly plan: string | null;
}

/** Why there is no amount. */
export type NoPrice = 'elsewhere' | 'currency' | 'period' | 'size' | 'quantity' | 'nothing-sold';

export type PriceFinding = { readonly ok: true; readonly facts: readonly PriceFact[] } | { readonly ok: false; readonly why: NoPrice };

export interface PriceTerms {
  readonly catalogue: Catalogue;
  readonly plans: readonly PlanCardDocument[];
  /** The region whose prices a page in each language shows. */
  readonly defaultRegions: Readonly<Record<Language, string | null>>;
}

export interface AskedBy {
  readonly language: Language;
  /** The visitor's currency; null if it is not known. */
  readonly currency: Currency | null;
}

const factsAtMost = 4;

/** The amounts that answer a question, each as the configurator has it at its address. */
export function findPrices(asked: PriceQuestion, terms: PriceTerms, by: AskedBy): PriceFinding {
  if (asked.elsewhere && asked.regions.length === 0) return { ok: false, why: 'elsewhere' };
  if (asked.unsoldCurrency && asked.currencies.length === 0) return { ok: false, why: 'currency' };
  const periods = periodsOf(terms.catalogue, asked);
  if (!periods) return { ok: false, why: 'period' };
  if (!isQuantity(asked.quantity)) return { ok: false, why: 'quantity' };
  const regions = regionsOf(asked, terms, by.language);
  const found = regions.map((region) => configurationsIn(region, asked, terms));
  const configured = found.flatMap((each) => (typeof each === 'string' ? [] : each));
  if (configured.length === 0) return { ok: false, why: found.includes('size') ? 'size' : 'nothing-sold' };
  const currencies = asked.currencies.length > 0 ? asked.currencies : [by.currency ?? defaultCurrency[by.language]];
  const facts = configured.flatMap((each) =>
    periods.flatMap((period) => currencies.flatMap((currency) => factOf(each, { period, currency, terms, by }) ?? [])),
  );
  return facts.length === 0 ? { ok: false, why: 'currency' } : { ok: true, facts: facts.slice(0, factsAtMost) };
}

/** The periods that are named, else the shortest; null if one of them is not sold. */
function periodsOf(catalogue: Catalogue, { periods }: PriceQuestion): readonly Period[] | null {
  const usual = defaultPeriod(catalogue);
  if (periods.length === 0) return usual && [usual];
  const found = periods.map((period) => periodOf(catalogue, period));
  return found.every((period) => period !== null) ? found : null;
}

function periodOf(catalogue: Catalogue, period: AskedPeriod): Period | null {
  if (period.kind === 'shorter') return null;
  const isQuarter = ({ code }: Period): boolean => code.endsWith('q');
  if (period.kind === 'quarter') return catalogue.periods.find(isQuarter) ?? null;
  return catalogue.periods.find((each) => each.months === period.months && !isQuarter(each)) ?? null;
}

/** The regions that are named; else the language's own, and the others after it. */
function regionsOf({ regions }: PriceQuestion, { catalogue, defaultRegions }: PriceTerms, language: Language): readonly string[] {
  if (regions.length > 0) return regions;
  const codes = catalogue.regions.map(({ code }) => code);
  const own = defaultRegions[language];
  return own !== null && codes.includes(own) ? [own, ...codes.filter((code) => code !== own)] : codes;
}

interface Configured {
  readonly of: PriceFact['of'];
  readonly configuration: Configuration;
  readonly plan: string | null;
}

function configurationsIn(region: string, asked: PriceQuestion, terms: PriceTerms): readonly Configured[] | 'size' | 'nothing-sold' {
  const { catalogue, plans } = terms;
  const card = asked.plan === null ? undefined : plans.find((each) => each.region === region && each.name.en === asked.plan);
  if (card) {
    const configuration = { region, model: card.model, disk: card.disk, traffic: card.traffic, ...namedQuantity(asked.quantity) };
    return [{ of: 'server', configuration, plan: asked.plan }];
  }
  if (asked.plan !== null) return 'nothing-sold';
  const models = bySeries(catalogue, soldModels(catalogue, region));
  if (models.length === 0) return 'nothing-sold';
  if (isDiskAlone(asked)) return diskAlone(region, asked, catalogue, models);
  if (isTrafficAlone(asked)) return trafficAlone(region, asked, catalogue, models);
  const chosen = chosenModels(models, asked, catalogue, region);
  const configured = chosen.flatMap((model): Configured[] => {
    const configuration = configurationOf(model, region, asked, catalogue);
    return configuration ? [{ of: 'server', configuration, plan: null }] : [];
  });
  return configured.length > 0 ? configured : 'size';
}

const namesNoServer = ({ vcpu, memoryGib, model, families, cheapest, namesServer }: PriceQuestion): boolean =>
  vcpu === null && memoryGib === null && model === null && families.length === 0 && !cheapest && !namesServer;

const isDiskAlone = (asked: PriceQuestion): boolean => asked.disk?.sizeGib != null && asked.outboundGb === null && namesNoServer(asked);

const isTrafficAlone = (asked: PriceQuestion): boolean => asked.outboundGb !== null && asked.disk === null && namesNoServer(asked);

/** The transfer of the smallest server: its own line of the price. */
function trafficAlone(
  region: string,
  asked: PriceQuestion,
  catalogue: Catalogue,
  models: readonly Model[],
): readonly Configured[] | 'size' {
  const configurations = models.slice(0, 1).flatMap((model) => configurationOf(model, region, asked, catalogue) ?? []);
  return configurations.length === 0 ? 'size' : configurations.map((configuration) => ({ of: 'traffic', configuration, plan: null }));
}

/** A data disk of the smallest server: its own line of the price. */
function diskAlone(region: string, asked: PriceQuestion, catalogue: Catalogue, models: readonly Model[]): readonly Configured[] | 'size' {
  const [model] = models;
  const configuration = model && configurationOf(model, region, { ...asked, disk: null }, catalogue);
  const type = asked.disk && diskTypeOf(asked.disk.label, catalogue, region);
  const sizeGib = asked.disk?.sizeGib ?? 0;
  if (!configuration || !type || sizeGib < type.minGib || sizeGib > type.maxGib) return 'size';
  return [{ of: 'disk', configuration: { ...configuration, dataDisks: [{ type: type.code, sizeGib }] }, plan: null }];
}

/** The series in their order, the smallest size of each first: as the configurator has them. */
function bySeries({ series }: Catalogue, models: readonly Model[]): readonly Model[] {
  const place = new Map(series.map(({ code }, index) => [code, index]));
  const of = (model: Model): number => place.get(model.series) ?? place.size;
  return models.toSorted((left, right) => of(left) - of(right) || left.vcpu - right.vcpu || left.memoryGib - right.memoryGib);
}

/** The models that are meant: those of the first series that has what is asked for; without a size, the one with the lowest price. */
function chosenModels(models: readonly Model[], asked: PriceQuestion, catalogue: Catalogue, region: string): readonly Model[] {
  const familyOf = new Map(catalogue.series.map(({ code, family }) => [code, family]));
  const fitting = models.filter(
    (model) =>
      (asked.model === null || model.code === asked.model) &&
      (asked.vcpu === null || model.vcpu === asked.vcpu) &&
      (asked.memoryGib === null || model.memoryGib === asked.memoryGib) &&
      (asked.families.length === 0 || asked.families.includes(familyOf.get(model.series) ?? '')) &&
      (asked.series.length === 0 || asked.series.includes(model.series)),
  );
  if (asked.cheapest || (asked.vcpu === null && asked.memoryGib === null && asked.model === null))
    return fitting.toSorted((left, right) => listPrice(left, region, catalogue) - listPrice(right, region, catalogue)).slice(0, 1);
  const [first] = fitting;
  return fitting.filter(({ series }) => series === first?.series);
}

/** To compare by: what a model costs as it is listed, in US dollars. */
function listPrice(model: Model, region: string, catalogue: Catalogue): number {
  const disk = listedDisk(catalogue, model, region);
  const traffic = listedTraffic(catalogue, model, region);
  const period = defaultPeriod(catalogue);
  if (!disk || !traffic || !period) return Number.POSITIVE_INFINITY;
  const result = price(catalogue, { region, model: model.code, disk, traffic: traffic.code }, period.code, 'USD');
  return result.ok ? result.total.amountMinor : Number.POSITIVE_INFINITY;
}

const diskTypeOf = (label: string | null, catalogue: Catalogue, region: string): DiskType | undefined => {
  const sold = soldDiskTypes(catalogue, region);
  return label === null ? sold[0] : sold.find((disk) => disk.label.toLowerCase() === label);
};

/** A model with the disk and the transfer that are asked for, else those it is listed with; null if that is not sold. */
function configurationOf(model: Model, region: string, asked: PriceQuestion, catalogue: Catalogue): Configuration | null {
  const listed = listedDisk(catalogue, model, region);
  const traffic =
    asked.outboundGb === null
      ? listedTraffic(catalogue, model, region)
      : soldTrafficPlans(catalogue, region).find(({ outboundGb }) => outboundGb === asked.outboundGb);
  if (!listed || !traffic) return null;
  const wanted = asked.disk?.label == null ? undefined : diskTypeOf(asked.disk.label, catalogue, region);
  if (asked.disk?.label != null && !wanted) return null;
  const type = wanted ?? catalogue.diskTypes.find(({ code }) => code === listed.type);
  if (!type) return null;
  const sizeGib = asked.disk?.sizeGib ?? (type.code === listed.type ? listed.sizeGib : Math.max(type.minGib, listed.sizeGib));
  if (sizeGib < type.minGib || sizeGib > type.maxGib) return null;
  return { region, model: model.code, disk: { type: type.code, sizeGib }, traffic: traffic.code, ...namedQuantity(asked.quantity) };
}

const lineOf = { disk: 'data-disk', traffic: 'traffic' } as const satisfies Record<Exclude<PriceFact['of'], 'server'>, PriceLine['kind']>;

interface Pricing {
  readonly period: Period;
  readonly currency: Currency;
  readonly terms: PriceTerms;
  readonly by: AskedBy;
}

/** The amount for what the configurator makes of the address, so that both can only say the same. */
function factOf({ of, configuration, plan }: Configured, { period, currency, terms, by }: Pricing): PriceFact | null {
  const { catalogue } = terms;
  const path = purchasePath({ ...configuration, dataDisks: [...(configuration.dataDisks ?? [])], period: period.code }, catalogue);
  const read = readPurchaseAddress(path.slice(path.indexOf('?')), catalogue, terms.defaultRegions[by.language]);
  if (!read || read.fallbacks.length > 0) return null;
  const result = price(catalogue, read.configuration, read.configuration.period, currency);
  if (!result.ok) return null;
  const line = of === 'server' ? undefined : result.lines.find(({ kind }: PriceLine) => kind === lineOf[of]);
  if (of !== 'server' && !line) return null;
  const address = localizeHref(path, by.language);
  const perMonth = line ? { ...line.amount, amountMinor: Math.round(line.amount.amountMinor / period.months) } : result.perMonth;
  return { of, configuration, period, total: line?.amount ?? result.total, perMonth, address, plan };
}
