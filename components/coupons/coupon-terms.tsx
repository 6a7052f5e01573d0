import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { formatCount } from '#lib/format/format-number.ts';
import { colon } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRangeWords } from './range-words.ts';

interface CouponTermsProps {
  coupon: CouponView;
  language: Language;
}

/** The figures of a coupon, the same for each, so that they are compared below each other. */
export function CouponTerms({ coupon, language }: CouponTermsProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  const { minimumSpend, validityDays, perPersonLimit, stock } = coupon;
  return (
    <dl>
      <div>
        <dt>{t('terms.minimumSpend')}</dt>
        <dd>
          <Amount prices={minimumSpend} language={language} notSold={t('offers:notSold')} />
        </dd>
      </div>
      <div>
        <dt>{t('terms.validity')}</dt>
        <dd>{t('terms.days', { days: validityDays })}</dd>
      </div>
      <div>
        <dt>{t('terms.perPerson')}</dt>
        <dd>{t('terms.each', { number: perPersonLimit })}</dd>
      </div>
      {stock > 0 ? (
        <div>
          <dt>{t('terms.stock')}</dt>
          <dd>{t('terms.pieces', { number: formatCount(stock, language) })}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What a coupon is limited to, which few of them are. */
export function CouponLimits({ coupon, language }: CouponTermsProps) {
  const { t } = useTranslation('coupons');
  const inWords = useRangeWords(language);
  const { products, periods, notForWindows } = coupon;
  const limits = [
    [t('terms.products'), inWords(products)],
    [t('terms.periods'), inWords(periods)],
    [t('terms.images'), notForWindows ? t('terms.notWindows') : null],
  ] as const;
  return limits.map(([name, words]) =>
    words === null ? null : (
      <p key={name}>
        {name}
        {colon[language]}
        {words}
      </p>
    ),
  );
}
