import { lazy, Suspense } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath, readGroupId } from '#lib/group-buy/group-paths.ts';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';
import { GroupLayout } from './group-layout.tsx';
import type { GroupOfferPageProps } from './group-offer-page.tsx';
import { groupCalls } from './group-ports.ts';
import { GroupStates } from './group-states.tsx';
import { SeatKey } from './seat-key.tsx';
import { OfferBox } from './open-groups/offer-box.tsx';
import { OpenGroupList } from './open-groups/open-group-list.tsx';
import { useOffer } from './open-groups/use-offer.ts';

/** Only for a group in the query, which stands in for its own page while that cannot be rendered. */
const GroupPage = lazy(() => import('./group/group-page.tsx').then((module) => ({ default: module.GroupPage })));

/** The page for joining a group: open groups, the meaning of their states, and what to know before. */
export function OpenGroupsPage(props: GroupOfferPageProps) {
  const { content, language, askClock, ports } = props;
  const asked = new URLSearchParams(usePageSearch()).get('id');
  if (asked === null) return <OpenGroupsVenue {...props} />;
  const groupId = readGroupId(asked);
  return (
    <Suspense fallback={null}>
      <GroupPage
        content={{ ...content, groupId, isUnknown: groupId === null }}
        language={language}
        {...(askClock ? { askClock } : {})}
        {...(ports ? { ports } : {})}
      />
    </Suspense>
  );
}

function OpenGroupsVenue({ content, language, askClock, ports = groupCalls }: GroupOfferPageProps) {
  const { t } = useTranslation('group-buy');
  const live = useOffer(content, ports, askClock);
  const { slug, title, server, messages } = content;
  return (
    <GroupLayout>
      <div className="opening">
        <p className="tags">
          <Tag tone="land">{t('tag')}</Tag> <StateTag state={live.state} />
        </p>
        <h1>
          <KeepPhrases>{t('venue.title', { title })}</KeepPhrases>
        </h1>
        <p className="lead">{t('venue.lead')}</p>
        <p>
          <SiteLink href={groupPath(slug, 'offer')} language={language}>
            {t('toOffer')}
          </SiteLink>
        </p>
      </div>
      <aside>
        <OfferBox content={content} messages={messages} live={live} language={language} isHere={false} />
      </aside>
      <div className="text">
        <section>
          <h2>{t('venue.heading')}</h2>
          <OpenGroupList slug={slug} messages={messages} language={language} followed={live.followed} aloneHref={server?.href ?? null} />
        </section>
        <section>
          <h2>{t('key.heading')}</h2>
          <SeatKey />
        </section>
      </div>
      <div className="wide">
        <section>
          <h2>{t('venue.before')}</h2>
          <NumberedRules>
            <li>{t('venue.one')}</li>
            <li>{t('venue.two')}</li>
            <li>{t('venue.three')}</li>
            <li>{t('venue.four')}</li>
          </NumberedRules>
        </section>
        <section>
          <h2>{t('venue.states')}</h2>
          <GroupStates />
        </section>
      </div>
    </GroupLayout>
  );
}
