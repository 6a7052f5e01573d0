import { isDeepStrictEqual } from 'node:util';
import { checkRepeats, checkRunLength } from '#lib/rules/promotion-window.ts';
import { isPublishedId } from '#lib/content/document-ids.ts';
import type { Change, LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { promotionRefusal } from '../refusal.ts';

/** Why the prices of a promotion do not allow it, as a sentence; null if they do, or if nothing is known of them. */
export type RefusalOfPrices = (promotion: LakeDocument) => Promise<string | null>;

interface PromotionCheck {
  readonly changes: readonly Change[];
  /** The documents before the write. */
  readonly index: Pick<DocumentIndex, 'get'>;
  readonly refusalOfPrices: RefusalOfPrices;
}

/** What the rules look at; words and pictures may change at any time. */
const judged = ['slug', 'discountPercent', 'period', 'models', 'startsAt', 'endsAt', 'repeatsEveryDays'] as const;

/**
 * Holds a write to what promotions must not do, whoever sends it: run longer than the site settings allow, come again before they are over
 * or too soon for a price before, or raise a price. A draft may say anything. @throws 409 with the reason
 */
export async function checkPromotions({ changes, index, refusalOfPrices }: PromotionCheck): Promise<void> {
  for (const [position, { id, before, after }] of changes.entries()) {
    if (!isPublishedId(id) || after?._type !== 'promotion' || !isChanged(before, after)) continue;
    const refusal = refusalOfTimes(after, settingsOf(changes, index)) ?? (await refusalOfPrices(after));
    if (refusal !== null) throw promotionRefusal(id, refusal, position);
  }
}

const isChanged = (before: LakeDocument | null, after: LakeDocument): boolean =>
  judged.some((field) => !isDeepStrictEqual(before?.[field], after[field]));

/** Those of the same write count already. */
const settingsOf = (changes: readonly Change[], index: PromotionCheck['index']): LakeDocument | null =>
  changes.find(({ id }) => id === 'siteSettings')?.after ?? index.get('siteSettings') ?? null;

function refusalOfTimes({ startsAt, endsAt, repeatsEveryDays }: LakeDocument, settings: LakeDocument | null): string | null {
  const verdicts = [checkRunLength(endsAt, startsAt, settings?.promotionDaysAtMost), checkRepeats(repeatsEveryDays, startsAt, endsAt)];
  return verdicts.find((verdict) => verdict !== true) ?? null;
}
