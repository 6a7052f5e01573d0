import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { groupPath } from '#lib/group-buy/group-paths.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { nextChange, windowState } from '#lib/offers/window-state.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import { useServerNow, type AskClockOffset } from '#components/ui/offers/use-server-now.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { GroupLayout } from './group-layout.tsx';
import { GroupPriceBox } from './group-price-box.tsx';
import { GroupStates } from './group-states.tsx';
import { SeatKey } from './seat-key.tsx';

const Empty = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    '& p': { color: 'fg.muted', maxWidth: '40rem' },
    '& b': { color: 'fg' },
  },
});

interface OpenGroupsPageProps {
  content: GroupCampaignContent;
  language: Language;
  askClock?: AskClockOffset;
}

/** The page for joining a group: open groups, the meaning of their states, and what to know before. */
export function OpenGroupsPage({ content, language, askClock }: OpenGroupsPageProps) {
  const { t } = useTranslation('group-buy');
  const { slug, title, window, madeAtMs, server } = content;
  const { nowMs } = useServerNow(madeAtMs, nextChange(window, madeAtMs), askClock);
  return (
    <GroupLayout>
      <div className="opening">
        <p>
          <Tag tone="land">{t('tag')}</Tag> <StateTag state={windowState(window, nowMs)} />
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
      <GroupPriceBox content={content} page="openGroups" nowMs={nowMs} language={language} />
      <div className="text">
        <section>
          <h2>{t('venue.heading')}</h2>
          <Empty>
            <p>
              <b>{t('venue.empty')}</b>
            </p>
            <p>{t('venue.emptyText')}</p>
            {server ? (
              <ButtonLink href={server.href} language={language} size="sm">
                {t('venue.alone')}
              </ButtonLink>
            ) : null}
          </Empty>
        </section>
        <section>
          <h2>{t('key.heading')}</h2>
          <SeatKey />
        </section>
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
