import type { Catalogue, TrafficPlan } from '#lib/catalogue/catalogue.ts';
import type { Configuration, PurchaseConfiguration, SnapshotPlan } from '#lib/catalogue/configuration.ts';
import { defaultBandwidthMbps, defaultPeriod } from '#lib/catalogue/on-sale.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';

/** A custom disc image in `image`; its address or upload reference is in `iso`. */
export const isoImage = 'iso';

export const permanentKeep = 'permanent';

/** What a link may preset: what has a price, and any of the rest. */
export type LinkedConfiguration = Configuration & Partial<PurchaseConfiguration>;

type Parameters = readonly (readonly [name: string, value: string | null | undefined])[];

/**
 * The query for a configuration: the parameters of §2 always, our own ones only if they differ from the default. Unknown codes
 * leave out what only the catalogue could tell.
 */
export function purchaseQuery(configuration: LinkedConfiguration, catalogue: Catalogue): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...agreedParameters(configuration, catalogue), ...ownParameters(configuration, catalogue)]) {
    if (value) query.append(name, value);
  }
  return query.toString();
}

/** The configurator's path for a configuration, without a language prefix. */
export const purchasePath = (configuration: LinkedConfiguration, catalogue: Catalogue): string =>
  `${purchasePage}?${purchaseQuery(configuration, catalogue)}`;

/** `flowId` of a transfer plan: its number, or its code if it has none. */
export const flowIdOf = ({ flowId, code }: TrafficPlan): string => (flowId === null ? code : String(flowId));

/** §2's names. `isFlow` is 1: outbound is sold as an amount of transfer, and bandwidth is not charged. */
function agreedParameters(configuration: LinkedConfiguration, catalogue: Catalogue): Parameters {
  const region = catalogue.regions.find((entry) => entry.code === configuration.region);
  const model = catalogue.models.find((entry) => entry.code === configuration.model);
  const series = catalogue.series.find((entry) => entry.code === model?.series);
  const traffic = catalogue.trafficPlans.find((entry) => entry.code === configuration.traffic);
  return [
    ['fast', configuration.fast ? '1' : null],
    ['area', configuration.region],
    ['flowType', region?.flowType],
    ['flowId', traffic ? flowIdOf(traffic) : null],
    ['isFlow', traffic ? '1' : null],
    ['hostType', series?.family],
    ['hostType2', series?.code],
    ['hostProductId', configuration.model],
    ['bootDiskProduct', configuration.disk.type],
    ['bootDiskSize', String(configuration.disk.sizeGib)],
  ];
}

/** Our own names, for choices that §2 has no parameter for. A password is never part of an address. */
function ownParameters(configuration: LinkedConfiguration, catalogue: Catalogue): Parameters {
  const { image, dataDisks = [], bandwidthMbps, securityGroup, password, period, promotion, snapshot } = configuration;
  const quantity = quantityOf(configuration);
  const region = catalogue.regions.find((entry) => entry.code === configuration.region);
  const bandwidth = bandwidthMbps ?? defaultBandwidthMbps(region);
  return [
    ['image', image?.kind === 'iso' ? isoImage : image?.code],
    ['iso', image?.kind === 'iso' ? image.source : null],
    ...dataDisks.map(({ type, sizeGib }, index) => [`dataDisk${index + 1}`, `${type}-${sizeGib}`] as const),
    ['bandwidth', bandwidth === defaultBandwidthMbps(region) ? null : String(bandwidth)],
    ['securityGroup', securityGroup === 'default' ? null : securityGroup],
    ['password', password === 'generated' ? null : password],
    ['period', period === defaultPeriod(catalogue)?.code ? null : period],
    ['quantity', quantity === serversPerOrder.min ? null : String(quantity)],
    ['promotion', promotion],
    ...(snapshot ? snapshotParameters(snapshot) : []),
  ];
}

const snapshotParameters = ({ name, weekdays, keep, shared }: SnapshotPlan): Parameters => [
  ['snapshotDays', weekdays.join('')],
  ['snapshotKeep', String(keep)],
  ['snapshotName', name],
  ['snapshotShared', shared ? '1' : null],
];
