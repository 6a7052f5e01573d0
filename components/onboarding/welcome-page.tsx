import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { PageTitle } from '#components/ui/primitives/page-title.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { AccountSteps } from './account-steps.tsx';
import { AccountLine } from './account-line.tsx';
import { ArrivalLayout } from './onboarding-layout.ts';
import { WelcomeCountdown } from './welcome-countdown.tsx';

/** After signing up: the way into the console, and the next steps. The main action is first, above the cookie banner. */
export function WelcomePage({ language }: { language: Language }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <PageTitle title={t('welcome.title')} />
      <ArrivalLayout>
        <div>
          <WelcomeCountdown />
          <p className="lead">{t('welcome.lead')}</p>
          <AccountLine />
          <div className="facts">
            <div>
              <h2>{t('welcome.coupon.title')}</h2>
              <p>
                {t('welcome.coupon.text')}{' '}
                <SiteLink href="/ac/coupon" language={language}>
                  {t('welcome.coupon.link')}
                </SiteLink>
              </p>
            </div>
            <div>
              <h2>{t('welcome.guide.title')}</h2>
              <p>
                {t('welcome.guide.text')}{' '}
                <SiteLink href="/doc/article/getting-started" language={language}>
                  {t('welcome.guide.link')}
                </SiteLink>
              </p>
            </div>
            <div>
              <h2>{t('welcome.ticket.title')}</h2>
              <p>
                {t('welcome.ticket.text')}{' '}
                <SiteLink href="/contact" language={language}>
                  {t('welcome.ticket.link')}
                </SiteLink>
              </p>
            </div>
            <div>
              <h2>{t('welcome.pricing.title')}</h2>
              <p>
                {t('welcome.pricing.text')}{' '}
                <SiteLink href="/doc/article/pricing" language={language}>
                  {t('welcome.pricing.link')}
                </SiteLink>
              </p>
            </div>
          </div>
        </div>
        <section>
          <h2>{t('welcome.next')}</h2>
          <AccountSteps step={null} language={language} />
        </section>
      </ArrivalLayout>
    </>
  );
}
