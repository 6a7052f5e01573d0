import { useTranslation } from '#components/ui/words/use-translation.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { formatCount } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRangeWords } from './range-words.ts';

/** A coupon's terms, a line each. */
export function CouponTerms({ coupon, language }: { coupon: CouponView; language: Language }) {
  const { t } = useTranslation(['coupons', 'offers']);
  const inWords = useRangeWords(language);
  const { minimumSpend, validityDays, perPersonLimit, stock } = coupon;
  const products = inWords(coupon.products);
  const periods = inWords(coupon.periods);
  return (
    <dl>
      <div>
        <dt>{t('terms.minimumSpend')}</dt>
        <dd>
          <Amount prices={minimumSpend} language={language} notSold={t('offers:notSold')} />
        </dd>
      </div>
      {products === null ? null : (
        <div>
          <dt>{t('terms.products')}</dt>
          <dd>{products}</dd>
        </div>
      )}
      {periods === null ? null : (
        <div>
          <dt>{t('terms.periods')}</dt>
          <dd>{periods}</dd>
        </div>
      )}
      {coupon.notForWindows ? (
        <div>
          <dt>{t('terms.images')}</dt>
          <dd>{t('terms.notWindows')}</dd>
        </div>
      ) : null}
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
