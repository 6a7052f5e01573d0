import { styled } from '#components/ui/styled/styled.ts';
import { monthStarts, stretchOf, type CalendarScale } from '#lib/activities/promotion-calendar.ts';
import { formatMonth } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';

const Axis = styled('svg', {
  base: {
    width: 'full',
    maxWidth: 'full',
    height: '44px',
    marginBottom: '2',
    fontSize: '13px',
    '& text': { fill: 'fg.muted' },
    '& .tick': { fill: 'border.control' },
    '& .today': { fill: 'fg', fontWeight: 'semibold' },
  },
});

export const percentText = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The place of an instant on the scale, from 0 to 1. */
export const shareOf = (atMs: number, scale: CalendarScale): number => stretchOf({ startsAtMs: atMs, endsAtMs: atMs }, scale).from;

/** So many months are named that each has room on a phone. */
const namedMonthsAtMost = 3;
/** Beyond this share of the width a label is on the left of its mark. */
const turnedFrom = 0.85;

interface PromotionAxisProps {
  scale: CalendarScale;
  nowMs: number;
  today: string;
  language: Language;
}

/** The months of a calendar of promotions, and today. */
export function PromotionAxis({ scale, nowMs, today, language }: PromotionAxisProps) {
  const months = monthStarts(scale);
  const namedEvery = Math.ceil(months.length / namedMonthsAtMost);
  const now = shareOf(nowMs, scale);
  const isTurned = now > turnedFrom;
  return (
    <Axis aria-hidden="true">
      {months.map((atMs, index) => {
        const share = shareOf(atMs, scale);
        const isNamed = index % namedEvery === 0;
        return (
          <g key={atMs}>
            <rect className="tick" x={percentText(share)} y={isNamed ? 18 : 22} width="1" height={isNamed ? 10 : 6} />
            {isNamed ? (
              <text x={percentText(share)} y="13" textAnchor={share > turnedFrom ? 'end' : 'start'}>
                {formatMonth(atMs, language)}
              </text>
            ) : null}
          </g>
        );
      })}
      <rect className="today" x={percentText(now)} y="28" width="2" height="16" />
      <text className="today" x={percentText(now)} dx={isTurned ? -6 : 8} y="42" textAnchor={isTurned ? 'end' : 'start'}>
        {today}
      </text>
    </Axis>
  );
}
