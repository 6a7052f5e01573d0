import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';

/** The image of a server in words; one that the catalogue no longer names by its code. */
export function imageText({ images }: Pick<Catalogue, 'images'>, wanted: WireConfiguration['image']): string {
  const image = wanted?.kind === 'image' ? images.find(({ code }) => code === wanted.code) : undefined;
  if (image) return `${image.name} ${image.version}`;
  return wanted?.kind === 'iso' ? wanted.source : (wanted?.code ?? '');
}
