import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath } from '#lib/group-buy/group-paths.ts';
import { groupDays } from '#lib/group-buy/group-limits.ts';
import type { GroupMessages } from '#lib/group-buy/group-messages.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import { seatPricesOf } from '#lib/group-buy/seat-prices.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { questionsAndAnswers } from '#lib/structured-data/questions.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import type { AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { QuestionList } from '#components/ui/primitives/question-list.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { GroupLayout } from './group-layout.tsx';
import { groupCalls, type GroupPorts } from './group-ports.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SeatOrder } from './order/seat-order.tsx';
import { startFragment } from './start-group.tsx';
import { OfferBox } from './open-groups/offer-box.tsx';
import { OpenGroupList } from './open-groups/open-group-list.tsx';
import { useOffer, type LiveOffer } from './open-groups/use-offer.ts';

export interface GroupOfferPageProps {
  content: GroupCampaignContent & { readonly messages: GroupMessages };
  language: Language;
  askClock?: AskClockOffset;
  /** Answers instead of the service, in tests and examples. */
  ports?: GroupPorts;
}

/** A group-buy offer: its price alone and in a group, the groups that one can join, how to start one, and its rules. */
export function GroupOfferPage({ content, language, askClock, ports = groupCalls }: GroupOfferPageProps) {
  const { t } = useTranslation('group-buy');
  const live = useOffer(content, ports, askClock);
  const { slug, title, lead, rules, questions, server, messages } = content;
  return (
    <GroupLayout>
      <StructuredData things={[questionsAndAnswers(questions)]} />
      <div className="opening">
        <p className="tags">
          <Tag tone="land">{t('tag')}</Tag> <StateTag state={live.state} />
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
      <aside>
        <OfferBox content={content} messages={messages} live={live} language={language} isHere />
      </aside>
      <div className="text">
        <StartSection content={content} live={live} ports={ports} language={language} />
        <section>
          <h2>{t('venue.heading')}</h2>
          <OpenGroupList slug={slug} messages={messages} language={language} followed={live.followed} aloneHref={server?.href ?? null} />
        </section>
      </div>
      <div className="wide">
        <section className="whole">
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

interface StartSectionProps extends Pick<GroupOfferPageProps, 'content' | 'language'> {
  live: LiveOffer;
  ports: GroupPorts;
}

/** Starting a group; not there while nobody can, which the price box tells. */
function StartSection({ content, live, ports, language }: StartSectionProps) {
  const { t } = useTranslation('group-buy');
  const { slug, server, term, activationFeePercent: feePercent, headCounts, images, terms, messages, newcomersOnly } = content;
  const { state, open, soldOut, isLoggedIn, followed } = live;
  const isOpen = state === 'running' && server !== null && !soldOut && !open?.refusal && !open?.mine;
  if (!isOpen) return null;
  return (
    <section id={startFragment.slice(1)}>
      <h2>{t('start.heading')}</h2>
      <p className="about">{t('start.lead', { days: groupDays })}</p>
      <SeatOrder
        slug={slug}
        messages={messages}
        ports={ports}
        isLoggedIn={isLoggedIn}
        newcomersOnly={newcomersOnly}
        language={language}
        aim={{ kind: 'create', headCounts }}
        offer={{ prices: seatPricesOf(server, feePercent), feePercent, period: term?.name ?? '', images, terms, deadline: null }}
        here={`${localizePath(groupPath(slug, 'offer'), language)}${startFragment}`}
        onMoved={followed.askAgain}
      />
    </section>
  );
}
