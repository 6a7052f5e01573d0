import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupDraw, GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { hiddenCouponHours } from '#lib/group-buy/group-limits.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { Button } from '#components/ui/controls/button.tsx';
import { LazySafeHtml } from '#components/ui/primitives/lazy-safe-html.tsx';
import { Tag } from '#components/ui/primitives/tag.tsx';
import type { GroupPorts } from '../group-ports.ts';
import { DrawCheck } from './draw-check.tsx';
import { useSeatActs } from './use-seat-acts.ts';

const Draw = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '3',
    justifyItems: 'start',
    '& .outcome': { fontSize: '1.125rem', fontWeight: 'semibold' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& .fault': { textStyle: 'sm', color: 'fg.error', '&:empty': { display: 'none' } },
  },
});

interface GroupDrawProps {
  group: GroupMessage;
  draw: GroupDraw;
  ports: GroupPorts;
  take: (group: GroupMessage) => void;
  askAgain: () => void;
  language: Language;
}

/** The draw of the leader's hidden coupon: when it can be drawn, the draw, and its result, for everybody to check. */
export function GroupDrawPart({ group, draw, ports, take, askAgain, language }: GroupDrawProps) {
  const { t } = useTranslation(['group-buy', 'offers']);
  const acts = useSeatActs({ ports, language, take, askAgain });
  const { hiddenCoupon, mine } = group;
  const isLeader = mine?.role === 'leader';
  const canDraw = draw.state === 'open' && isLeader && draw.anyLeft;
  const until = draw.until === null ? '' : formatLocalInstant(draw.until, language);
  const words = (): string => {
    if (draw.result !== null) return t(`draw.${draw.result.outcome}`);
    if (draw.state === 'over') return t('draw.over', { hours: hiddenCouponHours });
    if (!draw.anyLeft) return t('draw.noneLeft');
    if (draw.state === 'open') return isLeader ? t('draw.open', { instant: until }) : t('draw.openOther', { instant: until });
    return t('draw.later', { hours: hiddenCouponHours });
  };
  return (
    <Draw>
      <p>
        {hiddenCoupon === null
          ? null
          : t('draw.prize', {
              name: hiddenCoupon.name[language] ?? hiddenCoupon.name[defaultLanguage] ?? hiddenCoupon.code,
              discount: t('offers:off', { figure: discountFigure(hiddenCoupon.percent, language) }),
              use: t(`use.${hiddenCoupon.kind}`),
            })}{' '}
        <Tag tone="land">{t('draw.chance', { percent: draw.percent })}</Tag>
      </p>
      <p role="status" className={draw.result === null ? undefined : 'outcome'}>
        {words()}
      </p>
      {canDraw ? (
        <Button variant="primary" aria-busy={acts.busy === 'draw' || undefined} onClick={() => acts.draw(group.id)}>
          {acts.busy === 'draw' ? t('draw.drawing') : t('draw.button')}
        </Button>
      ) : null}
      <div role="alert" className="fault">
        {acts.fault === null ? null : <LazySafeHtml html={acts.fault} />}
      </div>
      <DrawCheck group={group.id} draw={draw} language={language} />
    </Draw>
  );
}
