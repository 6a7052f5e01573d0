import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { groupViewer, hasPaidLate, hasServer, isEnded, isJoinable, mayJoin, type GroupViewer } from '#lib/group-buy/group-view.ts';
import { oneGroupPath } from '#lib/group-buy/group-paths.ts';
import { seatPricesIn } from '#lib/group-buy/seat-prices.ts';
import { localizePath } from '#lib/language/languages.ts';
import { ruleLines } from '#lib/offers/rule-lines.ts';
import { NumberedRules } from '#components/ui/offers/numbered-rules.tsx';
import { CountdownLine } from '#components/ui/offers/countdown-line.tsx';
import { useServerNow } from '#components/ui/offers/use-server-now.ts';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import { GroupPriceBox } from '../group-price-box.tsx';
import type { GroupPorts, TakenSeat } from '../group-ports.ts';
import { SeatRow } from '../seat-row.tsx';
import { SeatOrder } from '../order/seat-order.tsx';
import { stateNames } from '../state-names.ts';
import type { SeenGroup } from './group-follower.ts';
import { GroupTimeline } from './group-timeline.tsx';
import { GroupDrawPart } from './group-draw.tsx';
import { GroupMembers } from './group-members.tsx';
import type { GroupPageProps } from './group-page.tsx';
import { GroupActions, joinFragment } from './group-actions.tsx';
import { MySeat } from './my-seat.tsx';
import { ShareGroup } from './share-group.tsx';

export interface GroupViewProps extends GroupPageProps {
  ports: GroupPorts;
  seen: SeenGroup;
  /** The latest request failed; this is the state before. */
  stale: boolean;
  isLoggedIn: boolean;
  askAgain: () => void;
  take: (group: GroupMessage) => void;
}

/** A group in its current state: its seats, its time, what its viewer can do, and what happens next. */
export function GroupView(props: GroupViewProps) {
  const { content, language, seen, stale, askAgain } = props;
  const { t } = useTranslation('group-buy');
  const { group } = seen;
  const counts = { left: group.seatsLeft, count: group.headCount };
  return (
    <>
      <div className="opening">
        <p className="tags">
          <Tag tone="land">{t('tag')}</Tag> <Tag tone={group.state === 'open' ? 'success' : 'neutral'}>{t(stateNames[group.state])}</Tag>
        </p>
        <h1>
          <KeepPhrases>{t(`group.headline.${group.state}`, counts)}</KeepPhrases>
        </h1>
        <p className="lead" role="status">
          {t(`group.now.${nowKey(group)}`)}
        </p>
        {stale ? (
          <RetryNote label={t('group.askNow')} onRetry={askAgain}>
            {t('group.stale')}
          </RetryNote>
        ) : null}
        <SeatRow group={group} size="large" />
      </div>
      <aside>
        {group.mine === null ? null : <MySeat {...props} mine={group.mine} />}
        <GroupCountdown {...props} />
        <GroupPriceBox
          about={{ ...content, percent: group.offer.percent, feePercent: group.offer.feePercent }}
          prices={seatPricesIn(group.offer)}
          sizes={{ name: t('box.size'), text: t('box.sizeIs', { count: group.headCount }) }}
          language={language}
        >
          <GroupActions {...props} />
        </GroupPriceBox>
      </aside>
      <GroupParts {...props} />
    </>
  );
}

/** What a group's state means for those who have or had a seat; everybody else reads what a visitor does. */
const spoken = {
  'leader-unpaid': { held: 'leader-unpaid.held' },
  open: { held: 'open.held', paid: 'open.paid', left: 'open.left' },
  full: { held: 'full.held', paid: 'full.paid', left: 'full.left' },
  succeeded: { paid: 'succeeded.paid', left: 'succeeded.left', refunded: 'succeeded.refunded' },
  failed: { paid: 'failed.refunded', left: 'failed.left', refunded: 'failed.refunded' },
  void: { left: 'void.left' },
} as const satisfies Record<GroupMessage['state'], Partial<Record<GroupViewer, string>>>;

type Spoken = typeof spoken;
type SpokenKey = { [State in keyof Spoken]: Spoken[State][keyof Spoken[State]] }[keyof Spoken];
type NowKey = SpokenKey | `${GroupMessage['state']}.visitor` | 'open.elsewhere' | 'open.heldOut' | 'open.soldOut' | 'late';

/** The key of what a group's state means for its viewer; only who can take a seat is invited to one, here or elsewhere. */
function nowKey(group: GroupMessage): NowKey {
  const { state } = group;
  const viewer = groupViewer(group);
  if (hasPaidLate(group)) return state === 'failed' ? 'failed.refunded' : 'late';
  if (!isEnded(group) && (viewer === 'visitor' || viewer === 'left')) {
    if (group.elsewhere !== null) return 'open.elsewhere';
    if (state === 'open' && group.heldOut) return 'open.heldOut';
    if (state === 'open' && !hasServer(group)) return 'open.soldOut';
  }
  const own: Partial<Record<GroupViewer, SpokenKey>> = spoken[state];
  return own[viewer] ?? `${state}.visitor`;
}

/** The time left until the group ends, by the service's clock. */
function GroupCountdown({ content, language, seen: { group, seenAtMs }, askClock }: GroupViewProps) {
  // one clock for as long as the page is open: each answer would set it again by the time that it was under way
  const [offsetMs] = useState(() => Date.parse(group.now) - seenAtMs);
  const [askOffset] = useState(() => askClock ?? (() => Promise.resolve(offsetMs)));
  const endsAtMs = group.deadline === null ? null : Date.parse(group.deadline);
  const now = useServerNow(content.madeAtMs, isEnded(group) ? null : endsAtMs, askOffset);
  if (endsAtMs === null || isEnded(group)) return null;
  return <CountdownLine window={{ startsAtMs: Date.parse(group.createdAt), endsAtMs }} now={now} language={language} />;
}

/** The lower part of the page: members, the timeline, the form to join, the link, the draw, and the rules. */
function GroupParts(props: GroupViewProps) {
  const { content, language, seen, ports, isLoggedIn, askAgain, take } = props;
  const { t } = useTranslation('group-buy');
  const { group } = seen;
  const { newcomersOnly } = group;
  const { slug, messages, term, images, terms } = content;
  const rules = ruleLines(group.terms[language] ?? group.terms.en);
  const moved = (taken: TakenSeat | null): void => (taken === null ? askAgain() : take(taken.group));
  return (
    <div className="text">
      {group.members.length > 0 ? (
        <section>
          <h2>{t('group.members')}</h2>
          <GroupMembers group={group} language={language} />
        </section>
      ) : null}
      {mayJoin(group) && hasServer(group) ? (
        <section id={joinFragment.slice(1)}>
          <h2>{t('group.joinHeading')}</h2>
          <p className="about">{t('group.joinLead')}</p>
          <SeatOrder
            slug={slug}
            messages={messages}
            ports={ports}
            isLoggedIn={isLoggedIn}
            newcomersOnly={newcomersOnly}
            language={language}
            aim={{ kind: 'join', id: group.id }}
            offer={{
              prices: seatPricesIn(group.offer),
              feePercent: group.offer.feePercent,
              period: term?.name ?? '',
              images,
              terms,
              deadline: group.deadline,
            }}
            here={`${localizePath(oneGroupPath(slug, group.id), language)}${joinFragment}`}
            onMoved={moved}
          />
        </section>
      ) : null}
      <section>
        <h2>{t('group.course')}</h2>
        <GroupTimeline group={group} language={language} />
      </section>
      <section>
        <h2>{t(isJoinable(group) ? 'share.heading' : 'share.headingPlain')}</h2>
        <ShareGroup slug={slug} group={group} title={content.title ?? t('tag')} language={language} />
      </section>
      {group.draw === null ? null : (
        <section>
          <h2>{t('draw.heading')}</h2>
          <GroupDrawPart group={group} draw={group.draw} ports={ports} take={take} askAgain={askAgain} language={language} />
        </section>
      )}
      {rules.length > 0 ? (
        <section>
          <h2>{t('group.rules')}</h2>
          <NumberedRules>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </NumberedRules>
        </section>
      ) : null}
    </div>
  );
}
