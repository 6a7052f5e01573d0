import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { RefundOffer } from './order-ports.ts';
import { Sum, SumBack, SumLine } from './refund-sum.tsx';

const Periods = styled('section', {
  base: { width: 'full', display: 'grid', gap: '5', '& h3': { fontSize: '1rem', fontWeight: 'semibold', marginBottom: '2' } },
});

type Period = NonNullable<RefundOffer['periods']>[number];

const furtherOf = ({ of }: Period): 'change' | 'renewal' => (of === 'change' ? 'change' : 'renewal');

interface RefundPeriodsProps {
  offer: RefundOffer & { readonly periods: readonly Period[] };
  language: Language;
}

/** The refund of a server that was renewed or changed: what is refunded of each payment, its own first, and then the sum. */
export function RefundPeriods({ offer, language }: RefundPeriodsProps) {
  const { t } = useTranslation('orders');
  const { periods, currency, fee } = offer;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const use = ({ usedDays, days, of }: Period): string => {
    // a change is in place on its free first day
    if (usedDays === 0) return t(of === 'change' ? 'refund.period.none' : 'refund.period.not-begun');
    return usedDays < days ? t('refund.period.days', { used: usedDays, days }) : t('refund.period.used-up');
  };
  return (
    // the dialog opens at its beginning, and can be scrolled by keys
    <Periods role="group" aria-label={t('refund.title')} tabIndex={0}>
      {periods.map((period, index) => (
        <div className="period" key={period.number}>
          <h3>
            <WholeNumbers>{t(`refund.period.${index === 0 ? 'own' : furtherOf(period)}`, { number: period.number })}</WholeNumbers>
          </h3>
          <Sum>
            <SumLine name={t('refund.paid')}>{amount(period.paidMinor)}</SumLine>
            <SumLine name={t('refund.usedDays')}>{use(period)}</SumLine>
            {period.usedMinor > 0 ? <SumLine name={t('refund.used')}>{amount(-period.usedMinor)}</SumLine> : null}
            {index === 0 && fee ? (
              <SumLine name={t('refund.fee', { percent: `${fee.percent}%` })}>{amount(-fee.amountMinor)}</SumLine>
            ) : null}
            <div>
              <dt>{t('refund.period.back')}</dt>
              <dd data-period-back="">{amount(period.amountMinor)}</dd>
            </div>
          </Sum>
        </div>
      ))}
      <div className="period">
        <h3>{t('refund.period.all')}</h3>
        <Sum>
          <SumLine name={t('refund.paid')}>{amount(offer.paidMinor)}</SumLine>
          <SumBack name={t('refund.back')}>{amount(offer.amountMinor)}</SumBack>
        </Sum>
      </div>
    </Periods>
  );
}
