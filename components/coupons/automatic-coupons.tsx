import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Amount } from '#components/ui/primitives/amount.tsx';
import { ruledRow, ruledRows } from '#components/ui/primitives/ruled-rows.ts';
import type { CouponCentreState } from './use-coupon-centre.ts';

const Rows = styled('ul', {
  base: {
    ...ruledRows,
    '& > li': { ...ruledRow, gridTemplateColumns: { base: 'minmax(0,1fr)', md: '15rem minmax(0,1fr) 17rem' } },
    '& h3': { fontSize: '1rem', fontWeight: 'semibold' },
    '& .facts': { color: 'fg.muted' },
    '& .days': { textStyle: 'sm', color: 'fg.muted' },
  },
});

interface AutomaticCouponsProps {
  coupons: readonly CouponView[];
  centre: Pick<CouponCentreState, 'live' | 'realName' | 'newcomer'>;
  language: Language;
}

/** Coupons added to the account without being claimed, and on which occasion. */
export function AutomaticCoupons({ coupons, centre, language }: AutomaticCouponsProps) {
  const { t } = useTranslation(['coupons', 'offers']);
  return (
    <Rows>
      {coupons.map(({ code, scene, name, percent, minimumSpend, validityDays, newcomersOnly }) => (
        <li key={code}>
          <h3>{name}</h3>
          <p className="facts">
            {scene === 'coupon-centre' ? null : (
              <>
                {t(`given.${scene}`)}
                <br />
              </>
            )}
            {newcomersOnly ? (
              <>
                {t('given.newcomers')}
                <br />
              </>
            ) : null}
            {t('given.facts', { discount: t('offers:off', { figure: discountFigure(percent, language) }) })}{' '}
            <Amount prices={minimumSpend} language={language} notSold={t('offers:notSold')} />
          </p>
          <div className="days">
            <p>{t('given.days', { days: validityDays })}</p>
            {scene === 'sign-up' ? (
              <WelcomeState
                received={(centre.live.get(code)?.mine ?? 0) > 0}
                tooLate={newcomersOnly && centre.newcomer === false}
                realName={centre.realName}
                language={language}
              />
            ) : null}
          </div>
        </li>
      ))}
    </Rows>
  );
}

interface WelcomeStateProps extends Pick<CouponCentreState, 'realName'> {
  received: boolean;
  /** It is for newcomers, and an order was paid before. */
  tooLate: boolean;
  language: Language;
}

/** How far an account is from the welcome coupon: it comes with the verified real name, unless an order was paid before. */
function WelcomeState({ received, tooLate, realName, language }: WelcomeStateProps) {
  const { t } = useTranslation('coupons');
  if (received) return <p>{t('given.received')}</p>;
  if (tooLate) return <p>{t('given.tooLate')}</p>;
  if (realName === 'verified' || realName === 'lapsed') return null;
  if (realName === 'pending') return <p>{t('given.pending')}</p>;
  return (
    <p>
      <SiteLink href="/activate/2" language={language}>
        {t('given.verify')}
      </SiteLink>
    </p>
  );
}
