import { lazy, Suspense } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponCentreContent } from '#lib/coupons/load-coupons.ts';
import type { Language } from '#lib/language/languages.ts';
import { nextChange } from '#lib/offers/window-state.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { CouponList } from './coupon-list.tsx';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { AutomaticCoupons } from './automatic-coupons.tsx';
import { MyCouponsAwaited } from './my-coupons-awaited.tsx';
import { couponCalls, type CouponPorts } from './coupon-ports.ts';
import { useCouponCentre } from './use-coupon-centre.ts';

/** For those who are logged in: nobody else loads it. */
const MyCoupons = lazy(() => import('./my-coupons.tsx').then((module) => ({ default: module.MyCoupons })));

interface CouponCentreProps {
  content: CouponCentreContent;
  language: Language;
  askClock?: AskClockOffset;
  /** Answers instead of the service, in tests and examples. */
  ports?: CouponPorts;
}

/** The coupon centre: coupons to claim, automatic ones, and the rules of both. */
export function CouponCentre({ content: { coupons, given, madeAtMs }, language, askClock, ports = couponCalls }: CouponCentreProps) {
  const { t } = useTranslation('coupons');
  const changes = coupons.map(({ window }) => nextChange(window, madeAtMs)).filter((atMs) => atMs !== null);
  const now = useServerNow(madeAtMs, changes.length > 0 ? Math.min(...changes) : null, askClock);
  const isLoggedIn = useStoreState().userData.userAccount !== null;
  const centre = useCouponCentre(ports, isLoggedIn);
  const link = (href: string, label: string) => (
    <SiteLink href={href} language={language}>
      {label}
    </SiteLink>
  );
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Section
        surface="canvas"
        heading={t('heading')}
        aside={
          <div>
            <ButtonLink href="/product/vps" language={language}>
              {t('choose')}
            </ButtonLink>
          </div>
        }
      >
        {coupons.length > 0 ? <CouponList coupons={coupons} now={now} centre={centre} language={language} /> : <p>{t('empty')}</p>}
      </Section>
      {isLoggedIn ? (
        <Section id="mine" heading={t('mine.heading')}>
          <Suspense fallback={<MyCouponsAwaited />}>
            <MyCoupons centre={centre} language={language} />
          </Suspense>
        </Section>
      ) : null}
      {given.length > 0 ? (
        <Section heading={t('given.heading')} lead={t('given.lead')}>
          <AutomaticCoupons coupons={given} centre={centre} language={language} />
        </Section>
      ) : null}
      <Section surface="canvas" heading={t('rules.heading')} aside={link('/doc/article/refund', t('rules.link'))}>
        <NumberedRules>
          <li>{t('rules.one')}</li>
          <li>{t('rules.two')}</li>
          <li>{t('rules.three')}</li>
          <li>{t('rules.four')}</li>
          <li>{t('rules.five')}</li>
          <li>{t('rules.six')}</li>
        </NumberedRules>
      </Section>
      <Section heading={t('also.heading')}>
        <FactColumns
          facts={[
            { title: t('also.offers.title'), text: t('also.offers.text'), link: link('/activity/festivals', t('also.offers.link')) },
            { title: t('also.groups.title'), text: t('also.groups.text'), link: link('/activity/pintuan/vps', t('also.groups.link')) },
            { title: t('also.periods.title'), text: t('also.periods.text'), link: link('/doc/article/pricing', t('also.periods.link')) },
          ]}
        />
      </Section>
    </>
  );
}
