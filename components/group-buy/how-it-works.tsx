import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { groupDays, heldHoursAtMost, hiddenCouponHours, seatHours } from '#lib/group-buy/group-limits.ts';
import type { GroupCampaignContent } from '#lib/group-buy/load-group-campaign.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';

const Course = styled('ol', {
  base: {
    display: 'grid',
    rowGap: { base: '8', md: '0' },
    // a line each: in columns beside each other, Japanese lines would be half empty or part inside a word
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: '6rem minmax(0,13rem) minmax(0,1fr)', lg: '8rem minmax(0,17rem) minmax(0,1fr)' },
      columnGap: '6',
      rowGap: '1',
      alignItems: 'baseline',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      paddingTop: '3',
      paddingBottom: { md: '4' },
    },
    '& li + li': { borderColor: { md: 'border' } },
    '& .figure': { fontSize: '1.5rem', lineHeight: '1.3', fontWeight: 'bold', color: 'accent.fg', fontVariantNumeric: 'tabular-nums' },
    '& h3': { fontSize: '1.0625rem', fontWeight: 'semibold', lineHeight: '1.5' },
    '& p': { color: 'fg.muted', maxWidth: 'measure' },
  },
});

/** The course of a group, from the first payment to the coupons: the figure of each step first. */
export function HowItWorks({ content, language }: { content: GroupCampaignContent; language: Language }) {
  const { t } = useTranslation(['group-buy', 'offers']);
  const { memberCoupon, hiddenCoupon, hiddenCouponPercent } = content;
  const wordsOf = ({ name, percent, kind }: Pick<CouponView, 'name' | 'percent' | 'kind'>) => ({
    name,
    use: t(`use.${kind}`),
    discount: t('offers:off', { figure: discountFigure(percent, language) }),
  });
  const steps = [
    { figure: t('course.lead.figure'), title: t('course.lead.title'), text: t('course.lead.text') },
    {
      figure: t('course.seat.figure', { hours: seatHours }),
      title: t('course.seat.title'),
      text: t('course.seat.text', { most: heldHoursAtMost }),
    },
    { figure: t('course.days.figure', { days: groupDays }), title: t('course.days.title'), text: t('course.days.text') },
    { figure: t('course.built.figure'), title: t('course.built.title'), text: t('course.built.text') },
    ...(memberCoupon
      ? [{ figure: t('course.coupon.figure'), title: t('course.coupon.title'), text: t('course.coupon.text', wordsOf(memberCoupon)) }]
      : []),
    ...(hiddenCoupon && hiddenCouponPercent > 0
      ? [
          {
            figure: t('course.hidden.figure', { percent: hiddenCouponPercent }),
            title: t('course.hidden.title'),
            text: t('course.hidden.text', { ...wordsOf(hiddenCoupon), hours: hiddenCouponHours, percent: hiddenCouponPercent }),
          },
        ]
      : []),
    { figure: t('course.fee.figure', { percent: content.activationFeePercent }), title: t('course.fee.title'), text: t('course.fee.text') },
  ];
  return (
    <Course>
      {steps.map(({ figure, title, text }) => (
        <li key={title}>
          <span className="figure">{figure}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Course>
  );
}
