import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { nextChange, windowState } from '#lib/offers/window-state.ts';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { QuestionList } from '#components/ui/primitives/question-list.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { GroupLayout } from './group-layout.tsx';
import { GroupPriceBox } from './group-price-box.tsx';

interface GroupOfferPageProps {
  content: GroupCampaignContent;
  language: Language;
  askClock?: AskClockOffset;
}

/** A group-buy offer: its price alone and in a group, how it works, and its rules. */
export function GroupOfferPage({ content, language, askClock }: GroupOfferPageProps) {
  const { t } = useTranslation('group-buy');
  const { slug, title, lead, rules, questions, window, madeAtMs } = content;
  const { nowMs } = useServerNow(madeAtMs, nextChange(window, madeAtMs), askClock);
  return (
    <GroupLayout>
      <div className="opening">
        <p>
          <Tag tone="land">{t('tag')}</Tag> <StateTag state={windowState(window, nowMs)} />
        </p>
        <h1>
          <KeepPhrases>{title}</KeepPhrases>
        </h1>
        {lead ? <p className="lead">{lead}</p> : null}
        <p>
          <SiteLink href={groupPath(slug, 'openGroups')} language={language}>
            {t('toVenue')}
          </SiteLink>
        </p>
      </div>
      <GroupPriceBox content={content} page="offer" nowMs={nowMs} language={language} />
      <div className="text">
        <section>
          <h2>{t('course.heading')}</h2>
          <HowItWorks content={content} language={language} />
        </section>
        {rules.length > 0 ? (
          <section>
            <h2>{t('rules')}</h2>
            <NumberedRules>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </NumberedRules>
          </section>
        ) : null}
        {questions.length > 0 ? (
          <section>
            <h2>{t('questions')}</h2>
            <QuestionList questions={questions} />
          </section>
        ) : null}
      </div>
    </GroupLayout>
  );
}
