import { z } from 'zod';
import { monthlyPrices } from '#lib/catalogue/all-prices.ts';
import { catalogueHash } from '#lib/catalogue/catalogue-hash.ts';
import { flowTypes, imageFamilies, imageKinds, modelStatuses, tiers } from '#lib/catalogue/catalogue-terms.ts';
import type { Catalogue, Model, RegionPrice } from '#lib/catalogue/catalogue.ts';
import { defaultPeriod, isModelShown, isModelSold, listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import { flowIdOf, purchasePath } from '#lib/catalogue/purchase-address.ts';
import { currencies, currencyDecimals } from '#lib/money/currencies.ts';
import { publicPrices, toPublicPrices } from './public-amounts.ts';

const inLanguages = z.object({ en: z.string(), zh: z.string(), ja: z.string() });

/** For one unit and one month, in major units with up to four decimals; null: not sold in that currency. */
const unitPrices = z.object({ USD: z.number().nullable(), HKD: z.number().nullable(), JPY: z.number().nullable() });

const pricesByRegion = z.array(z.object({ region: z.string(), unitPrices }));

const listedServer = z.object({
  disk: z.object({ type: z.string(), sizeGib: z.int() }),
  transfer: z.string(),
  /** The price of the whole server for the shortest period, divided by its months. */
  monthly: publicPrices,
  address: z.string(),
});

/** What is sold, as anybody may read it: `GET /api/catalogue`. Documented in docs/contracts/public-api.md. */
export const publicCatalogue = z.object({
  /** SHA-256 of the catalogue: changes with every change of what is sold or of a price. */
  version: z.string(),
  currencies: z.array(z.object({ code: z.enum(currencies), decimals: z.int() })),
  regions: z.array(
    z.object({
      code: z.string(),
      name: inLanguages,
      city: inLanguages,
      flowType: z.enum(flowTypes),
      latitude: z.number(),
      longitude: z.number(),
      timeZone: z.string(),
      maxBandwidthMbps: z.int().nullable(),
    }),
  ),
  periods: z.array(z.object({ code: z.string(), name: inLanguages, months: z.int(), discountPercent: z.number() })),
  sizes: z.array(
    z.object({
      code: z.string(),
      family: z.string(),
      series: z.string(),
      tier: z.enum(tiers),
      vcpu: z.int(),
      memoryGib: z.int(),
      clockGhz: z.number().nullable(),
      status: z.enum(modelStatuses),
      regions: z.array(z.object({ region: z.string(), unitPrices, listed: listedServer.nullable() })),
    }),
  ),
  disks: z.array(
    z.object({
      code: z.string(),
      name: inLanguages,
      minGib: z.int(),
      maxGib: z.int(),
      maxIops: z.number(),
      maxThroughputMbps: z.number(),
      regions: pricesByRegion,
    }),
  ),
  transfers: z.array(z.object({ code: z.string(), flowId: z.string(), outboundGb: z.number(), regions: pricesByRegion })),
  images: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      version: z.string(),
      kind: z.enum(imageKinds),
      family: z.enum(imageFamilies),
      minDiskGib: z.int(),
    }),
  ),
});

export type PublicCatalogue = z.infer<typeof publicCatalogue>;
type PublicSize = PublicCatalogue['sizes'][number];

/** What was made of each catalogue that is in use; an address of the site seldom changes. */
const made = new WeakMap<Catalogue, { readonly siteUrl: string; readonly shown: Promise<PublicCatalogue> }>();

/**
 * The catalogue for programs, made once for each catalogue that was read; `siteUrl` without a slash at its end. Withdrawn sizes and regions
 * that sell nothing are left out.
 */
export function toPublicCatalogue(catalogue: Catalogue, siteUrl: string): Promise<PublicCatalogue> {
  const known = made.get(catalogue);
  if (known?.siteUrl === siteUrl) return known.shown;
  const shown = makePublicCatalogue(catalogue, siteUrl);
  made.set(catalogue, { siteUrl, shown });
  return shown;
}

async function makePublicCatalogue(catalogue: Catalogue, siteUrl: string): Promise<PublicCatalogue> {
  const sizes = catalogue.models.map((model) => toSize(catalogue, model, siteUrl)).filter(({ regions }) => regions.length > 0);
  const used = new Set(sizes.flatMap(({ regions }) => regions.map(({ region }) => region)));
  return {
    version: await catalogueHash(catalogue),
    currencies: currencies.map((code) => ({ code, decimals: currencyDecimals[code] })),
    regions: catalogue.regions.filter(({ code }) => used.has(code)).map(({ order: _order, ...region }) => region),
    periods: catalogue.periods.map(({ code, name, months, discountPercent }) => ({ code, name, months, discountPercent })),
    sizes,
    disks: catalogue.diskTypes.map(({ code, name, minGib, maxGib, maxIops, maxThroughputMbps, regions }) => ({
      code,
      name,
      minGib,
      maxGib,
      maxIops,
      maxThroughputMbps,
      regions: regions.map(toUnitPrices),
    })),
    transfers: catalogue.trafficPlans.map((plan) => ({
      code: plan.code,
      flowId: flowIdOf(plan),
      outboundGb: plan.outboundGb,
      regions: plan.regions.map(toUnitPrices),
    })),
    images: catalogue.images.map(({ order: _order, ...image }) => image),
  };
}

const toUnitPrices = ({ region, price: { USD, HKD, JPY } }: RegionPrice) => ({
  region,
  unitPrices: { USD: USD ?? null, HKD: HKD ?? null, JPY: JPY ?? null },
});

function toSize(catalogue: Catalogue, model: Model, siteUrl: string): PublicSize {
  const series = catalogue.series.find(({ code }) => code === model.series);
  const { code, tier, vcpu, memoryGib, status } = model;
  return {
    code,
    family: series?.family ?? '',
    series: model.series,
    tier,
    vcpu,
    memoryGib,
    clockGhz: series?.clockGhz ?? null,
    status,
    regions: model.regions
      .filter(({ region }) => isModelShown(model, region) && catalogue.regions.some((each) => each.code === region))
      .map((each) => ({ ...toUnitPrices(each), listed: toListedServer(catalogue, model, each.region, siteUrl) })),
  };
}

/** The server that a size is listed with; null where it cannot be ordered. */
function toListedServer(catalogue: Catalogue, model: Model, region: string, siteUrl: string): z.infer<typeof listedServer> | null {
  const disk = listedDisk(catalogue, model, region);
  const traffic = listedTraffic(catalogue, model, region);
  const period = defaultPeriod(catalogue);
  if (!isModelSold(model, region) || !disk || !traffic || !period) return null;
  const configuration = { region, model: model.code, disk, traffic: traffic.code };
  const monthly = monthlyPrices(catalogue, configuration, period.code);
  if (typeof monthly === 'string') return null;
  return { disk, transfer: traffic.code, monthly: toPublicPrices(monthly), address: `${siteUrl}${purchasePath(configuration, catalogue)}` };
}
