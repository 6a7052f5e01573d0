import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { RenewalPrices } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { SameLengthNote } from '#components/ui/server/same-length-note.tsx';
import { FaultNote } from '../about/fault-note.tsx';
import { AboutDetails, type QuoteAboutProps } from '../about/about-details.tsx';
import { OptionGroup, OptionTile } from '../configurator/option-tile.tsx';
import { RenewalFacts, RenewalPriceNote } from './renewal-facts.tsx';

const Periods = styled('section', {
  base: {
    '& > [role=alert]:not(:empty)': { marginTop: '4' },
    '& > .about': { display: 'grid', gap: '1', marginTop: '3', textStyle: 'sm', color: 'fg.muted', '&:empty': { display: 'none' } },
  },
});

interface PeriodProps extends Pick<QuoteAboutProps, 'catalogue' | 'language'> {
  /** Why there is no quote of the period that was chosen, or why it cannot be ordered; null: nothing is wrong. */
  fault: string | null;
  /** The period that is chosen, also while its quote is being asked for. */
  chosen: string;
  /** What each period costs; null: not known yet. */
  prices: RenewalPrices | null;
  onPeriod: (period: string) => void;
}

/** The quote of a renewal. */
export function RenewalDetails({ fault, chosen, prices, onPeriod, ...props }: QuoteAboutProps & PeriodProps) {
  const { t } = useTranslation('renewals');
  const { quote, catalogue, language } = props;
  const { renews } = quote;
  if (!renews) return null;
  const period = catalogue.periods.find(({ code }) => code === quote.period)?.name[language] ?? quote.period;
  const instant = (at: string) => (
    <time key={at} dateTime={at}>
      {formatLocalInstant(at, language)}
    </time>
  );
  return (
    <AboutDetails
      {...props}
      about={renews}
      period={period}
      choice={
        <>
          <PeriodChoice catalogue={catalogue} language={language} fault={fault} chosen={chosen} prices={prices} onPeriod={onPeriod} />
          <RenewalPriceNote quote={quote} language={language} />
        </>
      }
      heading={t('title')}
      more={[
        [t('span.from'), instant(renews.from)],
        [t('span.until'), instant(renews.until)],
      ]}
      facts={<RenewalFacts quote={quote} period={period} language={language} />}
      rules={[t('refunds.whole'), t('refunds.changed'), t('refunds.begun')]}
    />
  );
}

/** The periods for which a server can be renewed. */
export function PeriodChoice({ catalogue, language, fault, chosen, prices, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['renewals', 'purchase']);
  const amountOf = (code: string): string | null => {
    const priced = prices?.periods.find(({ period }) => period === code);
    return prices && priced ? formatMoney(money(priced.totalMinor, prices.currency), language) : null;
  };
  return (
    <Periods>
      <h2>{t('period')}</h2>
      <OptionGroup name={t('period')} columns="five">
        {catalogue.periods.map(({ code, name, discountPercent }) => (
          <OptionTile
            key={code}
            group="period"
            value={code}
            checked={code === chosen}
            small
            onChoose={onPeriod}
            name={name[language]}
            note={discountPercent > 0 ? t('purchase:period.off', { figure: discountFigure(discountPercent, language) }) : undefined}
          >
            {amountOf(code)}
          </OptionTile>
        ))}
      </OptionGroup>
      <div className="about">
        {prices && prices.periods.length > 0 ? <p>{t('periodAmounts')}</p> : null}
        <SameLengthNote periods={catalogue.periods} language={language} />
      </div>
      <div role="alert">{fault === null ? null : <FaultNote html={fault} />}</div>
    </Periods>
  );
}
