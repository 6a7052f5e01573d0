import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { remotePorts } from '#lib/catalogue/server-facts.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';

/** How one logs in to a server: a line for a terminal, or an address for a remote desktop. */
export interface RemoteAccess {
  readonly kind: 'ssh' | 'remote-desktop';
  readonly line: string;
}

/** Null for an image of the buyer's own, whose users nobody here knows. */
export function remoteAccess(
  address: string,
  image: WireConfiguration['image'],
  catalogue: Pick<Catalogue, 'images'>,
): RemoteAccess | null {
  const family = image?.kind === 'image' ? catalogue.images.find(({ code }) => code === image.code)?.family : undefined;
  if (family === undefined) return null;
  return family === 'windows'
    ? { kind: 'remote-desktop', line: `${address}:${remotePorts.windows}` }
    : { kind: 'ssh', line: `ssh root@${address}` };
}
