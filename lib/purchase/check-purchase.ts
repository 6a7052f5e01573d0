import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { isIsoSource } from '#lib/catalogue/iso-source.ts';
import { bandwidthBounds, bootDiskBounds, dataDiskBounds, imageOf, isModelSold, type SizeBounds } from '#lib/catalogue/on-sale.ts';
import { serversPerOrder, snapshotKeepDaysAtMost } from '#lib/catalogue/purchase-limits.ts';
import { isQuantity, isSoldOnce, quantityOf } from '#lib/catalogue/quantity.ts';
import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import { nameRule } from '#lib/rules/names.ts';

/** The first thing that prevents a purchase, in the order of docs/contracts/purchase.md: product, stock, image, disks, network. */
export interface PurchaseFault {
  readonly key: ErrorKey;
  readonly field: string;
  readonly values?: Readonly<Record<string, number>>;
}

export type CheckedConfiguration = Omit<PurchaseConfiguration, 'password' | 'period' | 'promotion' | 'fast'>;

const isWithin = (value: number, { min, max }: SizeBounds): boolean => Number.isInteger(value) && value >= min && value <= max;

/** How many are left of a model in a region; null: more than an order may have, not counted, or not known. */
export type LeftOf = (region: string, model: string) => number | null;

/** Checks a configuration against the catalogue, in the browser and in the service. Null: it can be bought. */
export function purchaseFault(catalogue: Catalogue, configuration: CheckedConfiguration, leftOf: LeftOf): PurchaseFault | null {
  return (
    productFault(catalogue, configuration, leftOf) ??
    imageFault(catalogue, configuration) ??
    diskFault(catalogue, configuration) ??
    networkFault(catalogue, configuration)
  );
}

function productFault(catalogue: Catalogue, configuration: CheckedConfiguration, leftOf: LeftOf): PurchaseFault | null {
  const { region, model } = configuration;
  const entry = catalogue.models.find((candidate) => candidate.code === model);
  if (!entry) return { key: 'noProductSelected', field: 'model' };
  if (!isModelSold(entry, region)) return { key: 'notOnSale', field: 'model' };
  const left = leftOf(region, model);
  if (left === 0) return { key: 'modelSoldOut', field: 'model' };
  return quantityFault(catalogue, configuration, left);
}

/** All servers of an order or none: fewer are never sold in their place. */
function quantityFault(catalogue: Catalogue, configuration: CheckedConfiguration, left: number | null): PurchaseFault | null {
  const quantity = quantityOf(configuration);
  if (!isQuantity(quantity)) return { key: 'quantityWrong', field: 'quantity', values: { ...serversPerOrder } };
  if (quantity > 1 && isSoldOnce(catalogue, configuration.model)) return { key: 'oneServerOnly', field: 'quantity' };
  return left !== null && left < quantity ? { key: 'tooFewLeft', field: 'quantity', values: { left } } : null;
}

function imageFault(catalogue: Catalogue, { image }: CheckedConfiguration): PurchaseFault | null {
  if (image?.kind === 'iso') return isIsoSource(image.source) ? null : { key: 'dataError', field: 'image' };
  return imageOf(catalogue, image) ? null : { key: 'noImageSelected', field: 'image' };
}

function diskFault(catalogue: Catalogue, { disk, dataDisks, image }: CheckedConfiguration): PurchaseFault | null {
  const typeOf = (code: string) => catalogue.diskTypes.find((entry) => entry.code === code);
  const bootType = typeOf(disk.type);
  if (!bootType) return { key: 'dataError', field: 'disk.type' };
  const boot = bootDiskBounds(bootType, imageOf(catalogue, image));
  if (!isWithin(disk.sizeGib, boot)) return { key: 'systemDiskSizeWrong', field: 'disk.sizeGib', values: { ...boot } };
  for (const [index, dataDisk] of dataDisks.entries()) {
    const type = typeOf(dataDisk.type);
    if (!type) return { key: 'dataError', field: `dataDisks.${index}.type` };
    const bounds = dataDiskBounds(type);
    if (!isWithin(dataDisk.sizeGib, bounds))
      return { key: 'dataDiskSizeWrong', field: `dataDisks.${index}.sizeGib`, values: { ...bounds } };
  }
  return null;
}

function networkFault(catalogue: Catalogue, { region, bandwidthMbps, snapshot }: CheckedConfiguration): PurchaseFault | null {
  const bounds = bandwidthBounds(catalogue.regions.find((entry) => entry.code === region));
  if (!isWithin(bandwidthMbps, bounds)) return { key: 'dataError', field: 'bandwidthMbps' };
  if (!snapshot) return null;
  if (!nameRule.accepts(snapshot.name)) return { key: 'dataError', field: 'snapshot.name' };
  if (snapshot.keep !== 'permanent' && !isWithin(snapshot.keep, { min: 1, max: snapshotKeepDaysAtMost }))
    return { key: 'dataError', field: 'snapshot.keep' };
  const inOrder = snapshot.weekdays.every((day, index) => day > (snapshot.weekdays[index - 1] ?? 0));
  return inOrder && snapshot.weekdays.length > 0 ? null : { key: 'dataError', field: 'snapshot.weekdays' };
}
