import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { Tag } from '#components/ui/primitives/tag.tsx';

const Option = styled('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    columnGap: '3',
    alignItems: 'start',
    padding: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'pointer',
    '&:hover': { background: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'accent.solid', boxShadow: 'inset 0 0 0 1px var(--hf-colors-accent-solid)' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& input': { width: '20px', height: '20px', marginTop: '.1em', accentColor: 'var(--hf-colors-accent-solid)' },
    '& .what': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
    '& .facts': { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

interface CouponOptionProps {
  /** Null: no coupon. */
  grant: CouponGrant | null;
  savesMinor: number;
  currency: Currency;
  best: boolean;
  checked: boolean;
  onChoose: () => void;
  language: Language;
}

/** A coupon that applies, and what it saves; or none. */
export function CouponOption({ grant, savesMinor, currency, best, checked, onChoose, language }: CouponOptionProps) {
  const { t } = useTranslation('purchase');
  const amount = formatMoney(money(savesMinor, currency), language);
  return (
    <Option>
      <input type="radio" name="coupon" value={grant?.id ?? ''} checked={checked} onChange={onChoose} />
      {grant === null ? (
        <span className="what">{t('confirm.couponChoice.none')}</span>
      ) : (
        <span>
          <span className="what">
            {grant.name} · {t('confirm.couponChoice.off', { figure: discountFigure(grant.percent, language) })}
            {best ? <Tag tone="land">{t('confirm.couponChoice.best')}</Tag> : null}
          </span>
          <span className="facts">
            {t('confirm.couponChoice.saves', { amount })} ·{' '}
            {t('confirm.couponChoice.until', { instant: formatLocalInstant(grant.expiresAt, language) })}
          </span>
        </span>
      )}
    </Option>
  );
}
