import { z } from 'zod';
import type { Prices } from '#lib/content/values/prices.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import type { Money } from '#lib/money/money.ts';

/** An amount twice: in minor units to compute with, and in major units as decimal text to show. */
export const publicAmount = z.object({ amountMinor: z.int(), amount: z.string() });

/** Null: not sold in that currency. Nothing is converted. */
export const publicPrices = z.object({ USD: publicAmount.nullable(), HKD: publicAmount.nullable(), JPY: publicAmount.nullable() });

export type PublicPrices = z.infer<typeof publicPrices>;

const toPublic = (amount: Money | null): z.infer<typeof publicAmount> | null =>
  amount && { amountMinor: amount.amountMinor, amount: decimalAmount(amount) };

export const toPublicPrices = ({ USD, HKD, JPY }: Prices): PublicPrices => ({ USD: toPublic(USD), HKD: toPublic(HKD), JPY: toPublic(JPY) });
