import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import { paidSeats } from '#lib/group-buy/group-view.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { Steps, type Step, type StepState } from '#components/ui/charts/steps.tsx';

/** How far the normal course has come: leader, seats, servers, coupons. */
const reached = {
  'leader-unpaid': ['now', 'todo', 'todo', 'todo'],
  open: ['done', 'now', 'todo', 'todo'],
  full: ['done', 'now', 'todo', 'todo'],
  succeeded: ['done', 'done', 'now', 'done'],
} as const satisfies Partial<Record<GroupMessage['state'], readonly StepState[]>>;

interface GroupTimelineProps {
  group: Pick<GroupMessage, 'state' | 'paid' | 'headCount' | 'memberCoupon' | 'mine' | 'pending'>;
  language: Language;
}

/** The course of a group: what has happened, what is awaited now, and what comes then. */
export function GroupTimeline({ group: { state, paid, headCount, memberCoupon, mine, pending }, language }: GroupTimelineProps) {
  const { t } = useTranslation(['group-buy', 'offers']);
  const step = (at: StepState, title: string, text: string): Step => ({ state: at, title, text });
  const leader = (at: StepState): Step => step(at, t('group.step.leader'), t('group.step.leaderText'));
  const seats = (at: StepState): Step =>
    step(at, t('group.step.seats'), t('group.step.seatsText', { paid: paidSeats({ state, headCount, paid }), count: headCount }));
  const stepsOf = (): Step[] => {
    if (state === 'void') return [step('done', t('group.step.void'), t('group.step.voidText', { hours: seatHours }))];
    if (state === 'failed')
      return [
        leader('done'),
        step('done', t('group.step.failed'), t('group.step.failedText')),
        step(pending === 0 ? 'done' : 'now', t('group.step.back'), t('group.step.backText')),
      ];
    const [first, second, third, fourth] = reached[state];
    const coupon = memberCoupon && {
      name: memberCoupon.name[language] ?? memberCoupon.name[defaultLanguage] ?? memberCoupon.code,
      discount: t('offers:off', { figure: discountFigure(memberCoupon.percent, language) }),
      use: t(`use.${memberCoupon.kind}`),
    };
    return [
      leader(first),
      seats(second),
      step(
        third === 'now' && (pending === 0 || mine?.orderState === 'active') ? 'done' : third,
        t('group.step.built'),
        t('group.step.builtText'),
      ),
      ...(coupon
        ? [step(fourth, t('group.step.coupon'), mine?.couponHad ? t('group.step.couponHad') : t('group.step.couponText', coupon))]
        : []),
    ];
  };
  const names = { done: t('group.stepState.done'), now: t('group.stepState.now'), todo: t('group.stepState.todo') };
  return <Steps steps={stepsOf()} states={names} language={language} />;
}
