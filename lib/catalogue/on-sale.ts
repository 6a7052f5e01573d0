import type { Catalogue, DiskType, Image, Model, Period, Region, RegionPrice, TrafficPlan } from '#lib/catalogue/catalogue.ts';
import type { DiskChoice, ImageChoice, PasswordSource, PurchaseConfiguration } from '#lib/catalogue/configuration.ts';

/** Inclusive at both ends. */
export interface SizeBounds {
  readonly min: number;
  readonly max: number;
}

const hasPriceIn = (regions: readonly RegionPrice[], region: string): boolean => regions.some((entry) => entry.region === region);

/** Whether a model may be ordered in a region, as far as the catalogue is concerned; stock is checked elsewhere. */
export const isModelSold = (model: Model, region: string): boolean => model.status === 'on-sale' && hasPriceIn(model.regions, region);

/** Models in the lists: announced ones included, withdrawn ones not. */
export const isModelShown = (model: Model, region: string): boolean => model.status !== 'withdrawn' && hasPriceIn(model.regions, region);

export const soldModels = (catalogue: Catalogue, region: string): Model[] => catalogue.models.filter((model) => isModelSold(model, region));

export const soldDiskTypes = (catalogue: Catalogue, region: string): DiskType[] =>
  catalogue.diskTypes.filter((disk) => hasPriceIn(disk.regions, region));

export const soldTrafficPlans = (catalogue: Catalogue, region: string): TrafficPlan[] =>
  catalogue.trafficPlans.filter((plan) => hasPriceIn(plan.regions, region));

/** §9: the minimum inbound bandwidth, and the outbound bandwidth when nothing else is chosen. */
export const ordinaryBandwidthMbps = 50;

export function bandwidthBounds(region: Region | undefined): SizeBounds {
  return { min: 1, max: region?.maxBandwidthMbps ?? ordinaryBandwidthMbps };
}

export const defaultBandwidthMbps = (region: Region | undefined): number => Math.min(ordinaryBandwidthMbps, bandwidthBounds(region).max);

/** Purchased outbound up to 50 Mbps gives 50 inbound; above, inbound equals outbound. */
export const inboundMbps = (outboundMbps: number): number => Math.max(ordinaryBandwidthMbps, outboundMbps);

export const imageOf = (catalogue: Pick<Catalogue, 'images'>, choice: ImageChoice | null): Image | null =>
  choice?.kind === 'image' ? (catalogue.images.find((image) => image.code === choice.code) ?? null) : null;

/** Windows is logged in to with a password, and nobody here knows what is on the buyer's own image. */
export const takesSshKeys = (catalogue: Pick<Catalogue, 'images'>, choice: ImageChoice | null): boolean =>
  imageOf(catalogue, choice)?.family === 'linux';

/** By what one logs in first: by keys only where the image takes them, or none is chosen yet. */
export const logInSource = (
  catalogue: Pick<Catalogue, 'images'>,
  { password, image }: Pick<PurchaseConfiguration, 'password' | 'image'>,
): PasswordSource => (password === 'key' && image !== null && !takesSshKeys(catalogue, image) ? 'generated' : password);

/** A boot disk holds its image: a larger image raises the minimum size. */
export function bootDiskBounds(disk: DiskType, image: Image | null): SizeBounds {
  return { min: Math.min(disk.maxGib, Math.max(disk.minGib, image?.minDiskGib ?? 0)), max: disk.maxGib };
}

export const dataDiskBounds = (disk: DiskType): SizeBounds => ({ min: disk.minGib, max: disk.maxGib });

const usualPeriod = '1m';

export const defaultPeriod = ({ periods }: Catalogue): Period | null =>
  periods.find((period) => period.code === usualPeriod) ?? periods.toSorted((left, right) => left.months - right.months)[0] ?? null;

/** The disk that a model is listed with, if a region sells it; else the smallest of the first type. */
export function listedDisk(catalogue: Catalogue, model: Model, region: string): DiskChoice | null {
  const sold = soldDiskTypes(catalogue, region);
  const own = model.listed?.disk;
  const type = sold.find((disk) => disk.code === own?.type);
  if (own && type && own.sizeGib >= type.minGib && own.sizeGib <= type.maxGib) return own;
  const [first] = sold;
  return first ? { type: first.code, sizeGib: first.minGib } : null;
}

export function listedTraffic(catalogue: Catalogue, model: Model, region: string): TrafficPlan | null {
  const sold = soldTrafficPlans(catalogue, region);
  return sold.find((plan) => plan.code === model.listed?.traffic) ?? sold[0] ?? null;
}
