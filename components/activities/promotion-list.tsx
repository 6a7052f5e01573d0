import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { calendarScale, stretchOf, type CalendarScale, type PromotionEntry } from '#lib/activities/promotion-calendar.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { windowState, type OfferWindow } from '#lib/offers/window-state.ts';
import { OffTag } from '#components/ui/offers/off-tag.tsx';
import { StateTag } from '#components/ui/offers/state-tag.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { percentText, PromotionAxis, shareOf } from './promotion-axis.tsx';

const Rows = styled('ul', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > li': { display: 'grid', gap: '2', paddingBlock: '4', borderBottom: '1px solid', borderColor: 'border', lineHeight: '1.5' },
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', alignItems: 'center' },
    '& h3': { fontSize: '1.0625rem', fontWeight: 'semibold' },
    '& h3 a': { color: 'fg', paddingBlock: '.25rem' },
    '& h3 a:hover': { color: 'accent.fg' },
    '& p': { color: 'fg.muted', maxWidth: '44rem' },
    '& .time': { textStyle: 'xs', display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    '& svg': { width: 'full', maxWidth: 'full' },
    '& .track': { fill: 'border.muted' },
    '& .stretch': { fill: 'accent.solid' },
    '& .over': { fill: 'border.control' },
    '& .today': { fill: 'fg' },
  },
});

interface TrackProps {
  windows: readonly OfferWindow[];
  scale: CalendarScale;
  nowMs: number;
}

/** The times of a promotion on the scale of the calendar, and today. */
function Track({ windows, scale, nowMs }: TrackProps) {
  return (
    <svg height="16" aria-hidden="true">
      <rect className="track" x="0" y="6" width="100%" height="4" />
      {windows.map((window) => {
        const { from, to } = stretchOf(window, scale);
        const className = windowState(window, nowMs) === 'ended' ? 'over' : 'stretch';
        return <rect key={from} className={className} x={percentText(from)} y="3" width={percentText(to - from)} height="10" />;
      })}
      <rect className="today" x={percentText(shareOf(nowMs, scale))} y="0" width="2" height="16" />
    </svg>
  );
}

interface PromotionListProps {
  entries: readonly PromotionEntry[];
  /** The promotion whose page this is. */
  current: string;
  nowMs: number;
  language: Language;
}

/** Promotions with their discount and state, and their times at one scale. */
export function PromotionList({ entries, current, nowMs, language }: PromotionListProps) {
  const { t } = useTranslation(['activities', 'offers']);
  const scale = calendarScale(entries.flatMap(({ window, next }) => (next ? [window, next] : [window])));
  return (
    <>
      {scale ? <PromotionAxis scale={scale} nowMs={nowMs} today={t('calendar.today')} language={language} /> : null}
      <Rows>
        {entries.map(({ slug, href, title, lead, percents, window, next }) => {
          const state = windowState(window, nowMs);
          return (
            <li key={slug}>
              <div className="head">
                <h3>
                  {slug === current ? (
                    title
                  ) : (
                    <SiteLink href={href} language={language}>
                      {title}
                    </SiteLink>
                  )}
                </h3>
                {state === 'running' ? <OffTag percents={percents} language={language} /> : null}
                <StateTag state={state} />
              </div>
              {lead ? <p>{lead}</p> : null}
              {scale ? <Track windows={next ? [window, next] : [window]} scale={scale} nowMs={nowMs} /> : null}
              <p className="time">
                <span>{t('calendar.from', { instant: formatInstant(window.startsAtMs, language) })}</span>
                <span>{t('calendar.to', { instant: formatInstant(window.endsAtMs, language) })}</span>
                {next ? <span>{t('calendar.again', { instant: formatInstant(next.startsAtMs, language) })}</span> : null}
              </p>
            </li>
          );
        })}
      </Rows>
    </>
  );
}
