import { memo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { promotionCure, type PromotionCure } from '#lib/purchase/promotion-cure.ts';
import { isSoldOut } from '#lib/purchase/stock.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import type { ChoiceProps } from '../configurator/choice-props.ts';
import { usePromotionWords } from './promotion-words.ts';
import type { JudgedPromotion } from './use-promotions.ts';

const NoticeSlot = styled('div', {
  base: { paddingBottom: '6', '&:empty': { display: 'none' }, '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' } },
});

interface PromotionNoticeProps extends ChoiceProps<'region' | 'model' | 'period' | 'promotion'> {
  /** Null: the address names no promotion. */
  judged: JudgedPromotion | null;
  /** The price without it; null if it is not sold. */
  total: Prices | null;
}

/** Says why the promotion of the address does not apply, what the server costs then, and offers the choice with which it would. */
export const PromotionNotice = memo(function PromotionNotice({
  judged,
  total,
  catalogue,
  configuration,
  language,
  change,
  stock,
}: PromotionNoticeProps) {
  const { t } = useTranslation('purchase');
  const wordsOf = usePromotionWords(catalogue, language);
  const lines = judged ? wordsOf({ ...judged, ...judged.verdict }) : [];
  const cure =
    judged?.promotion &&
    promotionCure(catalogue, judged.promotion, configuration, judged.verdict, (region, model) => isSoldOut(stock, region, model));
  const periodName = (code: string): string => catalogue.periods.find((each) => each.code === code)?.name[language] ?? code;
  const whatOf = ({ model, period }: PromotionCure): string =>
    [model && modelName(catalogue, model, language), period && periodName(period)].filter(Boolean).join(' · ');
  return (
    <NoticeSlot role="status" data-promotion={judged?.verdict.state}>
      {lines.length > 0 ? (
        <Note tone="warn">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {total ? (
            <p>
              <Amount
                prices={total}
                language={language}
                notSold={t('notSold')}
                say={(amount) => t('promotion.listPrice', { amount, period: periodName(configuration.period) })}
              />
            </p>
          ) : null}
          <div className="acts">
            {cure ? (
              <Button size="sm" variant="primary" onClick={() => change(cure)}>
                {t('promotion.choose', { what: whatOf(cure) })}
              </Button>
            ) : null}
            <Button size="sm" onClick={() => change({ promotion: null })}>
              {t('promotion.forget')}
            </Button>
          </div>
        </Note>
      ) : null}
    </NoticeSlot>
  );
});
