import * as z from 'zod/mini';
import { flowTypes, imageFamilies, imageKinds, modelStatuses, tiers } from '#lib/catalogue/catalogue-terms.ts';
import { unbroken } from '#lib/content/values/unbroken-text.ts';
import { isUnitPrice } from '#lib/money/unit-price.ts';

const code = z.string().check(z.minLength(1));
const hundredths = /^\d{1,2}(\.\d{1,2})?$/;
const localeText = z.object({
  en: z.string().check(z.minLength(1)),
  zh: z.string().check(z.minLength(1)),
  ja: z.string().check(z.minLength(1)),
});
const sentence = z.pipe(
  localeText,
  z.transform(({ en, zh, ja }) => ({ en: unbroken(en), zh: unbroken(zh), ja: unbroken(ja) })),
);
const order = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? 0),
);

/** A currency without a price is absent: the item is not sold in it. */
const unitPrice = z.pipe(
  z.nullish(z.number().check(z.refine(isUnitPrice, 'a price has at most 4 decimals and is not negative'))),
  z.transform((value) => value ?? undefined),
);

const moneyByCurrency = z.object({ USD: unitPrice, HKD: unitPrice, JPY: unitPrice });

const regionPrices = z.pipe(
  z.nullish(z.array(z.object({ region: code, price: moneyByCurrency }))),
  z.transform((value) => value ?? []),
);

const regionSchema = z.object({
  code,
  name: localeText,
  city: localeText,
  flowType: z.enum(flowTypes),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: z.string().check(z.minLength(1)),
  /** The maximum outbound bandwidth of a server here; a region without a value sells the smallest. */
  maxBandwidthMbps: z.pipe(
    z.nullish(z.int().check(z.positive())),
    z.transform((value) => value ?? null),
  ),
  order,
});

const familySchema = z.object({ code, name: localeText, summary: sentence, order });

const seriesSchema = z.object({ code, family: code, name: localeText, clockGhz: z.number().check(z.positive()), order });

const modelSchema = z.object({
  code,
  series: code,
  tier: z.enum(tiers),
  vcpu: z.int().check(z.positive()),
  memoryGib: z.int().check(z.positive()),
  status: z.enum(modelStatuses),
  /** Each person may have one that has not ended. */
  onePerPerson: z.pipe(
    z.catch(z.nullish(z.boolean()), null),
    z.transform((value) => value === true),
  ),
  /** A trial product takes no coupon. */
  trial: z.pipe(
    z.catch(z.nullish(z.boolean()), null),
    z.transform((value) => value === true),
  ),
  /** The boot disk and the transfer that the model is listed with. */
  listed: z.pipe(
    z.catch(z.nullish(z.object({ disk: z.object({ type: code, sizeGib: z.int().check(z.positive()) }), traffic: code })), null),
    z.transform((value) => value ?? null),
  ),
  regions: regionPrices,
});

const diskTypeSchema = z
  .object({
    code,
    name: localeText,
    label: z.string().check(z.minLength(1)),
    minGib: z.int().check(z.positive()),
    maxGib: z.int().check(z.positive()),
    performance: localeText,
    maxIops: z.number().check(z.positive()),
    maxThroughputMbps: z.number().check(z.positive()),
    regions: regionPrices,
  })
  .check(z.refine((disk) => disk.minGib <= disk.maxGib, 'minGib is over maxGib'));

const trafficPlanSchema = z.object({
  code,
  /** `flowId` of addresses; a plan without one uses its code. */
  flowId: z.pipe(
    z.nullish(z.int().check(z.positive())),
    z.transform((value) => value ?? null),
  ),
  outboundGb: z.number().check(z.positive()),
  regions: regionPrices,
});

const imageSchema = z.object({
  code,
  name: z.string().check(z.minLength(1)),
  version: z.string().check(z.minLength(1)),
  kind: z.enum(imageKinds),
  family: z.enum(imageFamilies),
  minDiskGib: z.int().check(z.positive()),
  order,
});

const periodSchema = z.object({
  code,
  name: localeText,
  months: z.int().check(z.positive(), z.lte(120)),
  discountPercent: z.pipe(
    z.nullish(
      z.number().check(
        z.gte(0),
        z.lt(100),
        z.refine((percent) => hundredths.test(String(percent)), 'a discount has at most 2 decimals'),
      ),
    ),
    z.transform((value) => value ?? 0),
  ),
  order,
});

/** The schema of each list of the catalogue, by its name in the query's result. */
export const catalogueElements = {
  regions: regionSchema,
  families: familySchema,
  series: seriesSchema,
  models: modelSchema,
  diskTypes: diskTypeSchema,
  trafficPlans: trafficPlanSchema,
  periods: periodSchema,
  images: imageSchema,
} as const;

export type CatalogueList = keyof typeof catalogueElements;

/** A complete catalogue without any malformed entry. Content from the CMS goes through `readCatalogue`, which is lenient. */
export const catalogueSchema = z.object({
  regions: z.array(regionSchema),
  families: z.array(familySchema),
  series: z.array(seriesSchema),
  models: z.array(modelSchema),
  diskTypes: z.array(diskTypeSchema),
  trafficPlans: z.array(trafficPlanSchema),
  periods: z.array(periodSchema),
  images: z.array(imageSchema),
});

export type Catalogue = z.infer<typeof catalogueSchema>;

/** Nothing is sold. */
export const emptyCatalogue: Catalogue = {
  regions: [],
  families: [],
  series: [],
  models: [],
  diskTypes: [],
  trafficPlans: [],
  periods: [],
  images: [],
};

export type Region = z.infer<typeof regionSchema>;
export type Model = z.infer<typeof modelSchema>;
export type DiskType = z.infer<typeof diskTypeSchema>;
export type TrafficPlan = z.infer<typeof trafficPlanSchema>;
export type Period = z.infer<typeof periodSchema>;
export type Image = z.infer<typeof imageSchema>;
export type RegionPrice = Model['regions'][number];
