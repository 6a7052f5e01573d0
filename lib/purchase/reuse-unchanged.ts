import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';

const kept = <Part>(before: Part, after: Part): Part => (JSON.stringify(before) === JSON.stringify(after) ? before : after);

/** A configuration whose parts are the same objects as before wherever they say the same, so that only what changed is drawn anew. */
export const reuseUnchanged = (before: PurchaseConfiguration, after: PurchaseConfiguration): PurchaseConfiguration => ({
  ...after,
  disk: kept(before.disk, after.disk),
  dataDisks: kept(before.dataDisks, after.dataDisks),
  image: kept(before.image, after.image),
  snapshot: kept(before.snapshot, after.snapshot),
});
