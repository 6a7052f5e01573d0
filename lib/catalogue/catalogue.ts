import { z } from 'zod';
import { flowTypes, imageFamilies, imageKinds, modelStatuses, tiers } from '#lib/catalogue/catalogue-terms.ts';
import { isUnitPrice } from '#lib/money/unit-price.ts';

const code = z.string().min(1);
const hundredths = /^\d{1,2}(\.\d{1,2})?$/;
const localeText = z.object({ en: z.string().min(1), zh: z.string().min(1), ja: z.string().min(1) });
const order = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

/** A currency without a price is absent: the item is not sold in it. */
const unitPrice = z
  .number()
  .refine(isUnitPrice, 'a price has at most 4 decimals and is not negative')
  .nullish()
  .transform((value) => value ?? undefined);

const moneyByCurrency = z.object({ USD: unitPrice, HKD: unitPrice, JPY: unitPrice });

const regionPrices = z
  .array(z.object({ region: code, price: moneyByCurrency }))
  .nullish()
  .transform((value) => value ?? []);

const regionSchema = z.object({
  code,
  name: localeText,
  city: localeText,
  flowType: z.enum(flowTypes),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().min(1),
  /** The maximum outbound bandwidth of a server here; a region without a value sells the smallest. */
  maxBandwidthMbps: z
    .int()
    .positive()
    .nullish()
    .transform((value) => value ?? null),
  order,
});

const familySchema = z.object({ code, name: localeText, summary: localeText, order });

const seriesSchema = z.object({ code, family: code, name: localeText, clockGhz: z.number().positive(), order });

const modelSchema = z.object({
  code,
  series: code,
  tier: z.enum(tiers),
  vcpu: z.int().positive(),
  memoryGib: z.int().positive(),
  status: z.enum(modelStatuses),
  /** Each person may have one that has not ended. */
  onePerPerson: z
    .boolean()
    .nullish()
    .catch(null)
    .transform((value) => value === true),
  /** A trial product takes no coupon. */
  trial: z
    .boolean()
    .nullish()
    .catch(null)
    .transform((value) => value === true),
  /** The boot disk and the transfer that the model is listed with. */
  listed: z
    .object({ disk: z.object({ type: code, sizeGib: z.int().positive() }), traffic: code })
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  regions: regionPrices,
});

const diskTypeSchema = z
  .object({
    code,
    name: localeText,
    label: z.string().min(1),
    minGib: z.int().positive(),
    maxGib: z.int().positive(),
    performance: localeText,
    maxIops: z.number().positive(),
    maxThroughputMbps: z.number().positive(),
    regions: regionPrices,
  })
  .refine((disk) => disk.minGib <= disk.maxGib, 'minGib is over maxGib');

const trafficPlanSchema = z.object({
  code,
  /** `flowId` of addresses; a plan without one uses its code. */
  flowId: z
    .int()
    .positive()
    .nullish()
    .transform((value) => value ?? null),
  outboundGb: z.number().positive(),
  regions: regionPrices,
});

const imageSchema = z.object({
  code,
  name: z.string().min(1),
  version: z.string().min(1),
  kind: z.enum(imageKinds),
  family: z.enum(imageFamilies),
  minDiskGib: z.int().positive(),
  order,
});

const periodSchema = z.object({
  code,
  name: localeText,
  months: z.int().positive().max(120),
  discountPercent: z
    .number()
    .min(0)
    .lt(100)
    .refine((percent) => hundredths.test(String(percent)), 'a discount has at most 2 decimals')
    .nullish()
    .transform((value) => value ?? 0),
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
