import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { bootDiskBounds, imageOf } from '#lib/catalogue/on-sale.ts';

/** A boot disk that grew since its image needs more: the size that had been chosen, and the one that it got. */
export interface RaisedDisk {
  readonly chosenGib: number;
  readonly raisedGib: number;
}

type Choice = Pick<PurchaseConfiguration, 'disk' | 'image'>;

/**
 * The change of an image, with the disk that was chosen before another image made it larger: as small again as the new image allows. A size
 * that the visitor has changed since is theirs, and stays.
 */
export function withChosenDisk<Change extends Partial<Choice>>(
  catalogue: Catalogue,
  { disk }: Choice,
  change: Change,
  raised: RaisedDisk | null,
): Change {
  const type = catalogue.diskTypes.find(({ code }) => code === disk.type);
  if (change.image === undefined || change.disk || !type || disk.sizeGib !== raised?.raisedGib) return change;
  const { min } = bootDiskBounds(type, imageOf(catalogue, change.image));
  return { ...change, disk: { ...disk, sizeGib: Math.max(raised.chosenGib, min) } };
}

/** What is to be remembered after a choice. */
export function raisedAfter(before: Choice, after: Choice, change: Partial<Choice>, known: RaisedDisk | null): RaisedDisk | null {
  const isKnown = known?.raisedGib === before.disk.sizeGib;
  const chosenGib = isKnown ? known.chosenGib : before.disk.sizeGib;
  if (change.image !== undefined) return after.disk.sizeGib > chosenGib ? { chosenGib, raisedGib: after.disk.sizeGib } : null;
  return isKnown && after.disk.sizeGib === known.raisedGib ? known : null;
}
