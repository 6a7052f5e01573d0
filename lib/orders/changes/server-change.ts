import type { Catalogue, TrafficPlan } from '#lib/catalogue/catalogue.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import { isModelSold, soldDiskTypes, soldTrafficPlans, type SizeBounds } from '#lib/catalogue/on-sale.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';

type ChangeKind = NonNullable<Quote['changes']>['kind'];

/** A larger size, or a larger boot disk, more outbound traffic, or both of these; what is absent stays. */
export interface ChangeWish {
  readonly model?: string | undefined;
  readonly diskGib?: number | undefined;
  readonly traffic?: string | undefined;
}

/** How large the boot disk of a server can become; null: not larger. It keeps its type. */
export function largerDisk(catalogue: Catalogue, { region, disk }: Pick<Configuration, 'region' | 'disk'>): SizeBounds | null {
  const type = soldDiskTypes(catalogue, region).find(({ code }) => code === disk.type);
  return type && disk.sizeGib < type.maxGib ? { min: disk.sizeGib + 1, max: type.maxGib } : null;
}

/** The transfer plans with more than a server has, the smallest first. */
export function largerTraffic(catalogue: Catalogue, { region, traffic }: Pick<Configuration, 'region' | 'traffic'>): TrafficPlan[] {
  const now = catalogue.trafficPlans.find(({ code }) => code === traffic);
  if (!now) return [];
  return soldTrafficPlans(catalogue, region)
    .filter(({ outboundGb }) => outboundGb > now.outboundGb)
    .toSorted((one, other) => one.outboundGb - other.outboundGb);
}

/** Why there is no such change. */
export interface ChangeFault {
  readonly ok: false;
  readonly key: 'dataError' | 'notOnSale' | 'changeNotOffered' | 'systemDiskSizeWrong';
  readonly field: keyof ChangeWish;
  readonly values?: Readonly<Record<string, number>>;
}

type Changed<Current> = { readonly ok: true; readonly kind: ChangeKind; readonly configuration: Current };

const fault = (key: ChangeFault['key'], field: ChangeFault['field'], values?: SizeBounds): ChangeFault => ({
  ok: false,
  key,
  field,
  ...(values ? { values: { ...values } } : {}),
});

/**
 * What a server becomes by a change, or why it cannot: only upwards, within its series, to what its region sells. A change is of one kind:
 * a larger size, or more disk and traffic.
 */
export function changedServer<Current extends Configuration>(
  catalogue: Catalogue,
  now: Current,
  wish: ChangeWish,
): Changed<Current> | ChangeFault {
  const { model, diskGib, traffic } = wish;
  if (model === undefined) return expanded(catalogue, now, wish);
  if (diskGib !== undefined || traffic !== undefined) return fault('dataError', 'model');
  const target = catalogue.models.find(({ code }) => code === model);
  if (!target || !isModelSold(target, now.region)) return fault('notOnSale', 'model');
  if (!largerSizes(catalogue, now).includes(target)) return fault('changeNotOffered', 'model');
  return { ok: true, kind: 'upgrade', configuration: { ...now, model } };
}

function expanded<Current extends Configuration>(
  catalogue: Catalogue,
  now: Current,
  { diskGib = now.disk.sizeGib, traffic = now.traffic }: ChangeWish,
): Changed<Current> | ChangeFault {
  if (diskGib === now.disk.sizeGib && traffic === now.traffic) return fault('changeNotOffered', 'diskGib');
  if (diskGib !== now.disk.sizeGib) {
    const bounds = largerDisk(catalogue, now);
    if (!bounds) return fault('changeNotOffered', 'diskGib');
    if (!Number.isInteger(diskGib) || diskGib < bounds.min || diskGib > bounds.max) return fault('systemDiskSizeWrong', 'diskGib', bounds);
  }
  if (traffic !== now.traffic && !largerTraffic(catalogue, now).some(({ code }) => code === traffic))
    return fault('changeNotOffered', 'traffic');
  return { ok: true, kind: 'expansion', configuration: { ...now, disk: { ...now.disk, sizeGib: diskGib }, traffic } };
}
