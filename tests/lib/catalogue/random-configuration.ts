import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { isSoldOnce, namedQuantity } from '#lib/catalogue/quantity.ts';
import {
  bandwidthBounds,
  bootDiskBounds,
  dataDiskBounds,
  imageOf,
  soldDiskTypes,
  soldModels,
  soldTrafficPlans,
} from '#lib/catalogue/on-sale.ts';

const isoSources = ['https://images.example.com/netbsd.iso', 'https://例え.jp/a%20b.iso?x=1&y=2', 'upload-7f3a9c21e0'];
const snapshotNames = ['Nightly', '每日快照', '毎日 & 毎週', 'a+b=c%20'];

/** Any configuration that a catalogue sells, every choice of it. */
export const randomConfiguration = (catalogue: Catalogue): fc.Arbitrary<PurchaseConfiguration> =>
  fc.constantFrom(...catalogue.regions.filter(({ code }) => soldModels(catalogue, code).length > 0)).chain((region) => {
    const diskType = fc.constantFrom(...soldDiskTypes(catalogue, region.code));
    const dataDisk = diskType.chain((type) => {
      const { min, max } = dataDiskBounds(type);
      return fc.integer({ min, max }).map((sizeGib) => ({ type: type.code, sizeGib }));
    });
    const image: fc.Arbitrary<PurchaseConfiguration['image']> = fc.oneof(
      fc.constant(null),
      fc.constantFrom(...catalogue.images).map(({ code }) => ({ kind: 'image', code }) as const),
      fc.constantFrom(...isoSources).map((source) => ({ kind: 'iso', source }) as const),
    );
    const bootDisk = fc.tuple(image, diskType).chain(([chosen, type]) => {
      const { min, max } = bootDiskBounds(type, imageOf(catalogue, chosen));
      return fc.integer({ min, max }).map((sizeGib) => ({ image: chosen, disk: { type: type.code, sizeGib } }));
    });
    return fc
      .record({
        bootDisk,
        model: fc.constantFrom(...soldModels(catalogue, region.code).map(({ code }) => code)),
        traffic: fc.constantFrom(...soldTrafficPlans(catalogue, region.code).map(({ code }) => code)),
        dataDisks: fc.array(dataDisk, { maxLength: 3 }),
        bandwidthMbps: fc.integer(bandwidthBounds(region)),
        securityGroup: fc.constantFrom('default', 'web', 'closed'),
        snapshot: fc.option(
          fc.record({
            name: fc.constantFrom(...snapshotNames),
            weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
            keep: fc.oneof(fc.constant('permanent' as const), fc.integer({ min: 1, max: 365 })),
            shared: fc.boolean(),
          }),
        ),
        password: fc.constantFrom('generated', 'own'),
        period: fc.constantFrom(...catalogue.periods.map(({ code }) => code)),
        promotion: fc.constantFrom(null, 'festivals', 'vps', 'no-such-offer'),
        fast: fc.boolean(),
      })
      .map(({ bootDisk: { image: chosen, disk }, ...rest }) => ({ ...rest, region: region.code, image: chosen, disk }));
  });

/** The same, one to ten of it where its size is sold several at once. */
export const severalServers = (catalogue: Catalogue): fc.Arbitrary<PurchaseConfiguration> =>
  fc
    .tuple(randomConfiguration(catalogue), fc.integer(serversPerOrder))
    .map(([configuration, quantity]) =>
      isSoldOnce(catalogue, configuration.model) ? configuration : { ...configuration, ...namedQuantity(quantity) },
    );
