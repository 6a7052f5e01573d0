import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { serverName, serversAtMost } from '../purchase-view.ts';

/** A size that a visitor put aside to compare, and what is drawn of it. */
export interface PinnedSize {
  readonly name: string;
  /** The region's name, as the list has it. */
  readonly region: string;
  /** The configurator's query for it, which tells it apart. */
  readonly query: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly diskGib: number;
}

export const isPinned = (pins: readonly PinnedSize[], query: string): boolean => pins.some((pin) => pin.query === query);

/** Adds a size, or removes it; `isFull`: it was not added, because as many as the calculator compares are there. */
export function togglePin(
  pins: readonly PinnedSize[],
  pin: PinnedSize,
): { readonly pins: readonly PinnedSize[]; readonly isFull: boolean } {
  if (isPinned(pins, pin.query)) return { pins: pins.filter(({ query }) => query !== pin.query), isFull: false };
  return pins.length >= serversAtMost ? { pins, isFull: true } : { pins: [...pins, pin], isFull: false };
}

/** The query of a configurator's address, `/product/vps-buy?…`. */
export const queryOfHref = (href: string): string => href.slice(href.indexOf('?') + 1);

/** The calculator with these sizes side by side, without a language prefix. */
export function comparisonPath(pins: readonly PinnedSize[]): string {
  const query = new URLSearchParams({ view: 'calculator' });
  for (const [place, pin] of pins.entries()) query.append(serverName(place), pin.query);
  return `${purchasePage}?${query.toString()}`;
}
