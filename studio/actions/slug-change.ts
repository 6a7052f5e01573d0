import { pathOf } from '../desk/places-of-use.ts';

export interface SlugChange {
  readonly from: string;
  readonly to: string;
}

/** The move of a published page to another address; null if it stays, or was never published. */
export function slugChangeOf(draft: unknown, published: unknown): SlugChange | null {
  const from = pathOf(published);
  const to = pathOf(draft);
  return from && to && from !== to ? { from, to } : null;
}
