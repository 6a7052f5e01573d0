import { useTranslation } from 'next-i18next/pages';
import type { Language } from '#lib/language/languages.ts';
import { Ladder } from '#components/ui/ladder.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { AccountLine } from './account-line.tsx';
import { ArrivalLayout } from './arrival-layout.ts';
import { WelcomeCountdown } from './welcome-countdown.tsx';

/** After signing up: the way into the console, and what comes next. */
export function WelcomePage({ language }: { language: Language }) {
  const { t } = useTranslation('arrival');
  const states = { done: t('states.done'), now: t('states.now'), todo: t('states.todo') };
  return (
    <>
      <PageTitle title={t('welcome.title')} lead={t('welcome.lead')} />
      <ArrivalLayout>
        <div>
          <AccountLine />
          <WelcomeCountdown />
          <div className="facts">
            <div>
              <h3>{t('welcome.coupon.title')}</h3>
              <p>{t('welcome.coupon.text')} <SiteLink href="/ac/coupon" language={language}>{t('welcome.coupon.link')}</SiteLink></p>
            </div>
            <div>
              <h3>{t('welcome.guide.title')}</h3>
              <p>{t('welcome.guide.text')} <SiteLink href="/doc/article/getting-started" language={language}>{t('welcome.guide.link')}</SiteLink></p>
            </div>
            <div>
              <h3>{t('welcome.ticket.title')}</h3>
              <p>{t('welcome.ticket.text')} <SiteLink href="/contact" language={language}>{t('welcome.ticket.link')}</SiteLink></p>
            </div>
            <div>
              <h3>{t('welcome.pricing.title')}</h3>
              <p>{t('welcome.pricing.text')} <SiteLink href="/doc/article/pricing" language={language}>{t('welcome.pricing.link')}</SiteLink></p>
            </div>
          </div>
        </div>
        <section>
          <h2>{t('welcome.next')}</h2>
          <Ladder
            language={language}
            states={states}
            rungs={[
              { state: 'done', title: t('ladder.account.title'), text: t('ladder.account.text') },
              { state: 'now', title: t('ladder.email.title'), text: t('ladder.email.text'), href: '/activate' },
              { state: 'todo', title: t('ladder.realName.title'), text: t('ladder.realName.text'), href: '/activate/2' },
              { state: 'todo', title: t('ladder.firstServer.title'), text: t('ladder.firstServer.text'), href: '/activate/3' },
            ]}
          />
        </section>
      </ArrivalLayout>
    </>
  );
}
