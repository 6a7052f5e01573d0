import { z } from 'zod';
import { instant } from '#lib/content/instants.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { withdrawalProjection, withdrawalSchema, type WithdrawalRight } from '#lib/content/values/withdrawal-right.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

const freshMs = 1_000;

/** Default time after which an unpaid order closes. */
const defaultHoursToPay = 3;
const hoursToPayAtMost = 14 * 24;

const saleFields = z.object({
  withdrawal: withdrawalSchema,
  unpaidOrderTtlHours: z.number().positive().max(hoursToPayAtMost).nullish().catch(null),
  pricesCorrectedAt: z.catch(instant, null),
});

/** What the site settings say of every sale. */
export interface SaleSettings {
  /** For how many hours an order waits for payment. */
  readonly hoursToPay: number;
  /** When prices were last published as a correction, epoch ms; null: never. */
  readonly pricesCorrectedAtMs: number | null;
  /** The consumer's right of withdrawal; null: it is not granted. */
  readonly withdrawal: WithdrawalRight | null;
}

export const saleSettingsShape: CachedQuery<SaleSettings> = {
  key: 'sale-settings-2',
  query: `*[_type == "siteSettings"][0...1]{_id, unpaidOrderTtlHours, pricesCorrectedAt, ${withdrawalProjection}}`,
  freshMs,
  read: (elements, report) => {
    const [settings] = parseEach(saleFields, elements, 'siteSettings', report);
    return {
      hoursToPay: settings?.unpaidOrderTtlHours ?? defaultHoursToPay,
      pricesCorrectedAtMs: settings?.pricesCorrectedAt ?? null,
      withdrawal: settings?.withdrawal ?? null,
    };
  },
};
