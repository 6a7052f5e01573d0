import type { CampaignFigures } from '../../lib/contracts/calls/coupon-calls.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { titleOf } from './document-title.ts';

/** A campaign of coupons with what became of it. */
export interface CouponRow {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** Null: not written. */
  readonly stock: number | null;
  /** Its document has been deleted. */
  readonly isGone: boolean;
  readonly figures: Omit<CampaignFigures, 'campaignId'>;
}

const nothing: CouponRow['figures'] = { claimed: 0, available: 0, reserved: 0, used: 0, expired: 0, orders: [] };

/** Each published campaign in its order, one that gave out nothing too; then those that only their coupons remember. */
export function couponRows(documents: readonly unknown[], campaigns: readonly CampaignFigures[]): CouponRow[] {
  const figures = new Map(campaigns.map(({ campaignId, ...counts }) => [campaignId, counts]));
  const published = documents.flatMap((document): CouponRow[] => {
    const { _id, code, stock } = asRecord(document);
    if (typeof _id !== 'string') return [];
    return [
      {
        id: _id,
        title: titleOf(asRecord(document)),
        code: typeof code === 'string' ? code : '',
        stock: typeof stock === 'number' ? stock : null,
        isGone: false,
        figures: figures.get(_id) ?? nothing,
      },
    ];
  });
  const known = new Set(published.map(({ id }) => id));
  const forgotten = [...figures].filter(([id]) => !known.has(id));
  return [...published, ...forgotten.map(([id, counts]) => ({ id, title: id, code: '', stock: null, isGone: true, figures: counts }))];
}
