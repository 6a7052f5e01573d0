import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { PromotionContent } from '#lib/activities/load-promotion.ts';
import type { Language } from '#lib/language/languages.ts';
import { nextChange, windowState } from '#lib/offers/window-state.ts';
import { FactColumns } from '#components/ui/offers/fact-columns.tsx';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { Section } from '#components/ui/primitives/section.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { PromotionHero } from './promotion-hero.tsx';
import { PromotionList } from './promotion-list.tsx';
import { ServerRows } from './server-rows.tsx';

interface PromotionPageProps {
  content: PromotionContent;
  language: Language;
  askClock?: AskClockOffset;
}

const linkIn = (language: Language) => (href: string, label: string) => (
  <SiteLink href={href} language={language}>
    {label}
  </SiteLink>
);

/** A promotion: its phases, its servers and their prices, its rules, and the other offers. */
export function PromotionPage({ content, language, askClock }: PromotionPageProps) {
  const { t } = useTranslation('activities');
  const now = useServerNow(content.madeAtMs, nextChange(content.window, content.madeAtMs), askClock);
  const state = windowState(content.window, now.nowMs);
  const { slug, offers, equalPercents, term, region, rules, calendar } = content;
  const isCalendar = slug === 'festivals';
  const listed = isCalendar ? calendar : calendar.filter((entry) => entry.slug !== slug);
  const link = linkIn(language);
  return (
    <>
      <PromotionHero content={content} now={now} language={language} />
      <Section
        id="servers"
        heading={state === 'ended' ? t('servers.endedHeading') : t('servers.heading')}
        lead={region && term ? t('servers.lead', { region, period: term.name }) : null}
      >
        {offers.length > 0 ? (
          <ServerRows
            servers={offers}
            shared={equalPercents}
            term={term}
            state={state}
            startsAtMs={content.window.startsAtMs}
            language={language}
          />
        ) : (
          <p>{t('servers.empty')}</p>
        )}
      </Section>
      <Section surface="canvas" heading={t('working.heading')}>
        <FactColumns
          facts={[
            { title: t('working.one.title'), text: t('working.one.text') },
            { title: t('working.two.title'), text: t('working.two.text') },
            { title: t('working.three.title'), text: t('working.three.text'), link: link('/doc/article/refund', t('working.three.link')) },
          ]}
        />
      </Section>
      {rules.length > 0 ? (
        <Section heading={t('rules.heading')}>
          <NumberedRules>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </NumberedRules>
        </Section>
      ) : null}
      {listed.length > 0 ? (
        <Section
          surface="canvas"
          heading={isCalendar ? t('calendar.heading') : t('others.heading')}
          lead={isCalendar ? t('calendar.lead') : t('others.lead')}
        >
          <PromotionList entries={listed} current={slug} nowMs={now.nowMs} language={language} />
        </Section>
      ) : null}
      <Section heading={t('more.heading')}>
        <FactColumns
          facts={[
            { title: t('more.coupons.title'), text: t('more.coupons.text'), link: link('/ac/coupon', t('more.coupons.link')) },
            { title: t('more.groups.title'), text: t('more.groups.text'), link: link('/activity/pintuan/vps', t('more.groups.link')) },
            { title: t('more.plans.title'), text: t('more.plans.text'), link: link('/product/vps', t('more.plans.link')) },
          ]}
        />
      </Section>
    </>
  );
}
