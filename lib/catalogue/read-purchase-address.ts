import type { Catalogue, Image, Model, Region, TrafficPlan } from '#lib/catalogue/catalogue.ts';
import type { DiskChoice, PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { createAddressReader, type AddressReader, type Fallback } from '#lib/catalogue/address-reader.ts';
import {
  bandwidthBounds,
  bootDiskBounds,
  defaultBandwidthMbps,
  defaultPeriod,
  imageOf,
  isModelSold,
  listedDisk,
  listedTraffic,
  soldDiskTypes,
  soldModels,
  soldTrafficPlans,
} from '#lib/catalogue/on-sale.ts';
import { flowIdOf } from '#lib/catalogue/purchase-address.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { isSoldOnce, namedQuantity } from '#lib/catalogue/quantity.ts';
import {
  readDataDisks,
  readImage,
  readPassword,
  readPromotion,
  readSecurityGroup,
  readSnapshot,
} from '#lib/catalogue/read-server-choices.ts';

export type { Fallback, FallbackProblem } from '#lib/catalogue/address-reader.ts';

export interface PurchaseAddress {
  readonly configuration: PurchaseConfiguration;
  /** What the address requested and could not have, in the order of the form. */
  readonly fallbacks: readonly Fallback[];
}

/**
 * Parses a configuration from a query. What is unknown, not sold, out of bounds or given twice falls back to the default and is
 * listed, so that the visitor is informed; other parameters are ignored. Null if the catalogue sells nothing at all.
 */
export function readPurchaseAddress(
  query: string | URLSearchParams,
  catalogue: Catalogue,
  defaultRegion: string | null = null,
): PurchaseAddress | null {
  const { reader, fallbacks } = createAddressReader(new URLSearchParams(query));
  const region = readRegion(reader, catalogue, defaultRegion);
  const model = region ? readModel(reader, catalogue, region) : null;
  if (!region || !model) return null;
  const traffic = readTraffic(reader, catalogue, region, model);
  const image = readImage(reader, catalogue);
  const disk = readBootDisk(reader, catalogue, region, model, imageOf(catalogue, image));
  const period = readPeriod(reader, catalogue);
  if (!traffic || !disk || period === null) return null;
  return {
    configuration: {
      region: region.code,
      model: model.code,
      disk,
      traffic: traffic.code,
      image,
      dataDisks: readDataDisks(reader, soldDiskTypes(catalogue, region.code)),
      bandwidthMbps: reader.number('bandwidth', bandwidthBounds(region), defaultBandwidthMbps(region)),
      securityGroup: readSecurityGroup(reader),
      snapshot: readSnapshot(reader),
      password: readPassword(reader),
      period,
      promotion: readPromotion(reader),
      fast: reader.flag('fast'),
      ...namedQuantity(readQuantity(reader, catalogue, model)),
    },
    fallbacks,
  };
}

const sells = (catalogue: Catalogue, { code }: Region): boolean => soldModels(catalogue, code).length > 0;

function readRegion(reader: AddressReader, catalogue: Catalogue, defaultRegion: string | null): Region | null {
  const selling = catalogue.regions.filter((entry) => sells(catalogue, entry));
  const flowType = reader.text('flowType');
  const usual = selling.find((entry) => entry.code === defaultRegion) ?? selling[0] ?? null;
  const given = reader.text('area');
  const region =
    given === null
      ? (selling.find((entry) => entry.flowType === flowType) ?? usual)
      : (selling.find((entry) => entry.code === given) ?? null);
  if (given !== null && !region)
    reader.fellBack('area', given, catalogue.regions.some((entry) => entry.code === given) ? 'unavailable' : 'unknown');
  const chosen = region ?? usual;
  if (flowType !== null && chosen && chosen.flowType !== flowType) {
    reader.fellBack('flowType', flowType, catalogue.regions.some((entry) => entry.flowType === flowType) ? 'contradicts' : 'unknown');
  }
  return chosen;
}

function readModel(reader: AddressReader, catalogue: Catalogue, region: Region): Model | null {
  const family = reader.text('hostType');
  const series = reader.text('hostType2');
  const given = reader.text('hostProductId');
  const named = given === null ? undefined : catalogue.models.find((model) => model.code === given);
  const familyOf = (code: string | undefined): string | undefined => catalogue.series.find((entry) => entry.code === code)?.family;
  const sold = bySeries(catalogue, soldModels(catalogue, region.code));
  const near = named?.series ?? series;
  const model =
    (named && isModelSold(named, region.code) ? named : undefined) ??
    sold.find((entry) => entry.series === near) ??
    sold.find((entry) => familyOf(entry.series) === (familyOf(named?.series) ?? family)) ??
    sold[0] ??
    null;
  if (given !== null && model !== named) reader.fellBack('hostProductId', given, named ? 'unavailable' : 'unknown');
  if (family !== null && familyOf(model?.series) !== family) {
    reader.fellBack('hostType', family, catalogue.families.some((entry) => entry.code === family) ? 'contradicts' : 'unknown');
  }
  if (series !== null && model?.series !== series) reader.fellBack('hostType2', series, familyOf(series) ? 'contradicts' : 'unknown');
  return model;
}

/** The series in their order, the smallest size of each first: the default when nothing is requested. */
function bySeries(catalogue: Catalogue, models: readonly Model[]): Model[] {
  const place = new Map(catalogue.series.map(({ code }, index) => [code, index]));
  const of = ({ series }: Model): number => place.get(series) ?? place.size;
  return models.toSorted((left, right) => of(left) - of(right) || left.vcpu - right.vcpu || left.memoryGib - right.memoryGib);
}

function readTraffic(reader: AddressReader, catalogue: Catalogue, region: Region, model: Model): TrafficPlan | null {
  const byTransfer = reader.text('isFlow');
  if (byTransfer !== null && byTransfer !== '1') reader.fellBack('isFlow', byTransfer, 'unavailable');
  const given = reader.text('flowId');
  const usual = listedTraffic(catalogue, model, region.code);
  if (given === null) return usual;
  const named = soldTrafficPlans(catalogue, region.code).find((plan) => flowIdOf(plan) === given);
  if (named) return named;
  reader.fellBack('flowId', given, catalogue.trafficPlans.some((plan) => flowIdOf(plan) === given) ? 'unavailable' : 'unknown');
  return usual;
}

function readBootDisk(reader: AddressReader, catalogue: Catalogue, region: Region, model: Model, image: Image | null): DiskChoice | null {
  const sold = soldDiskTypes(catalogue, region.code);
  const usual = listedDisk(catalogue, model, region.code);
  const given = reader.text('bootDiskProduct');
  const named = sold.find((disk) => disk.code === given);
  if (given !== null && !named) {
    reader.fellBack('bootDiskProduct', given, catalogue.diskTypes.some((disk) => disk.code === given) ? 'unavailable' : 'unknown');
  }
  const type = named ?? sold.find((disk) => disk.code === usual?.type);
  if (!type || !usual) return null;
  const bounds = bootDiskBounds(type, image);
  const sizeGib = type.code === usual.type ? Math.max(usual.sizeGib, bounds.min) : bounds.min;
  return { type: type.code, sizeGib: reader.number('bootDiskSize', bounds, sizeGib) };
}

/** How many servers are asked for; of a size that is sold once it is one, whatever the address says. */
function readQuantity(reader: AddressReader, catalogue: Catalogue, { code }: Model): number {
  const quantity = reader.number('quantity', serversPerOrder, serversPerOrder.min);
  if (quantity === serversPerOrder.min || !isSoldOnce(catalogue, code)) return quantity;
  reader.fellBack('quantity', String(quantity), 'contradicts');
  return serversPerOrder.min;
}

function readPeriod(reader: AddressReader, catalogue: Catalogue): string | null {
  const given = reader.text('period');
  const usual = defaultPeriod(catalogue)?.code ?? null;
  if (given === null || catalogue.periods.some((period) => period.code === given)) return given ?? usual;
  reader.fellBack('period', given, 'unknown');
  return usual;
}
