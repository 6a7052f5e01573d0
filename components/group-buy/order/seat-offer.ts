import type { GroupImage } from '#lib/group-buy/load-group-campaign.ts';
import type { SeatPrices } from '#lib/group-buy/seat-prices.ts';
import type { TosInForce } from '#lib/purchase/tos-in-force.ts';

/** What a seat's order is made of, besides what the buyer chooses. */
export interface SeatOffer {
  readonly prices: SeatPrices;
  readonly feePercent: number;
  readonly period: string;
  readonly images: readonly GroupImage[];
  /** Null: the content has none, and nothing can be ordered. */
  readonly terms: TosInForce | null;
  /** When the group ends, ISO; null for one that is still to be created. */
  readonly deadline: string | null;
}
