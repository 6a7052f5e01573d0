import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';

const unchangedOr = <Part>(before: Part, after: Part): Part => (JSON.stringify(before) === JSON.stringify(after) ? before : after);

/** A configuration that reuses the previous objects of all unchanged parts, so that only what changed renders again. */
export const reuseUnchanged = (before: PurchaseConfiguration, after: PurchaseConfiguration): PurchaseConfiguration => ({
  ...after,
  disk: unchangedOr(before.disk, after.disk),
  dataDisks: unchangedOr(before.dataDisks, after.dataDisks),
  image: unchangedOr(before.image, after.image),
  snapshot: unchangedOr(before.snapshot, after.snapshot),
});
