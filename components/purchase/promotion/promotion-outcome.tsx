import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { Note } from '#components/ui/primitives/note.tsx';
import { usePromotionWords } from './promotion-words.ts';

interface PromotionOutcomeProps {
  quote: Quote;
  promotions: readonly NamedPromotion[];
  catalogue: Catalogue;
  language: Language;
}

/** Says why the promotion that was asked for is not in the quote; nothing if it is, or none was asked for. */
export function PromotionOutcome({ quote, promotions, catalogue, language }: PromotionOutcomeProps) {
  const { t } = useTranslation('purchase');
  const wordsOf = usePromotionWords(catalogue, language);
  const { promotion: outcome } = quote;
  const lines = outcome
    ? wordsOf({ ...outcome, promotion: promotions.find(({ code }) => code === outcome.code) ?? null, atMs: Date.parse(quote.expiresAt) })
    : [];
  if (lines.length === 0) return null;
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  return (
    <div role="status" data-promotion={outcome?.state}>
      <Note tone="warn">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{t('promotion.listPrice', { amount: formatMoney(money(quote.totalMinor, quote.currency), language), period })}</p>
      </Note>
    </div>
  );
}
