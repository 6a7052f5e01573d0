import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';

const Rows = styled('ul', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr)', md: '15rem minmax(0,1fr) auto' } },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold' },
    '& .facts': { color: 'fg.muted' },
    '& .days': { textStyle: 'sm', color: 'fg.muted' },
  },
});

/** Coupons added to the account without being claimed, and on which occasion. */
export function AutomaticCoupons({ coupons, language }: { coupons: readonly CouponView[]; language: Language }) {
  const { t } = useTranslation(['coupons', 'offers']);
  return (
    <Rows>
      {coupons.map(({ code, scene, name, percent, minimumSpend, validityDays }) => (
        <li key={code}>
          <h3>{name}</h3>
          <p className="facts">
            {scene === 'coupon-centre' ? null : (
              <>
                {t(`given.${scene}`)}
                <br />
              </>
            )}
            {t('given.facts', { discount: t('offers:off', { figure: discountFigure(percent, language) }) })}{' '}
            <Amount prices={minimumSpend} language={language} notSold={t('offers:notSold')} />
          </p>
          <p className="days">{t('given.days', { days: validityDays })}</p>
        </li>
      ))}
    </Rows>
  );
}
