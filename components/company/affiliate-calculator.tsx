import { useRef, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import {
  commissionOf,
  customerBounds,
  exampleCustomers,
  exampleOrders,
  monthlyCommission,
  readCustomers,
  readOrderAmount,
} from '#lib/company/affiliate-estimate.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { currencySymbol, formatMoney } from '#lib/money/format-money.ts';
import { Field, faultOf } from '#components/ui/controls/field.tsx';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { rulerSlider } from '#components/ui/controls/ruler-slider.ts';
import { useEarlyTyping } from '#components/ui/runtime/use-early-typing.ts';
import { RateCells } from './rate-cells.tsx';

/** The slider's maximum; the field beside it accepts more. */
const sliderAtMost = 200;

const EstimatePanel = styled('section', {
  base: {
    background: 'bg',
    width: 'full',
    '& .inside': {
      display: 'grid',
      gap: '5',
      border: '1px solid',
      borderTop: '0',
      borderColor: 'border.emphasized',
      padding: { base: '5', sm: '6' },
      borderRadius: '0 0 var(--hf-radii-l2) var(--hf-radii-l2)',
    },
    '& h2': { textStyle: 'h3', fontSize: '1.375rem' },
    '& .fields': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
      gap: '4',
      alignItems: 'start',
    },
    // one field per currency; the style sheet shows that of the page
    '& .fields [data-amount] > div': { width: 'full' },
    '& .fields [data-amount]': { width: 'full' },
    '& .rate': {
      display: 'flex',
      justifyContent: 'space-between',
      textStyle: 'sm',
      paddingBottom: '3',
      borderBottom: '1px solid',
      borderColor: 'border.muted',
      '& b': { fontWeight: 'semibold' },
      '& span': { color: 'fg.muted' },
    },
    '& .slide input[type=range]': rulerSlider,
    '& .cells-name': { textStyle: 'xs', color: 'fg.muted', marginTop: '2' },
    '& .result-name': { textStyle: 'sm', color: 'fg.muted' },
    '& .estimate': { flexDirection: 'column', gap: '3', width: 'full' },
    '& .result': { textStyle: 'price', fontSize: { base: '1.875rem', sm: '2.125rem' }, minHeight: '2.25rem', overflowWrap: 'anywhere' },
    '& .how': { textStyle: 'xs', color: 'fg.muted' },
    '@media (scripting: none)': { '& .fields, & .slide': { display: 'none' } },
  },
});

const orderField = (currency: Currency): string => `aff-order-${currency}`;

interface AffiliateCalculatorProps {
  ratePercent: number;
  language: Language;
}

/** Possible commission per month at the highest rate: separately for each currency, and labelled as an estimate. */
export function AffiliateCalculator({ ratePercent, language }: AffiliateCalculatorProps) {
  const { t } = useTranslation('company');
  const [customersTyped, setCustomers] = useState(String(exampleCustomers));
  const [ordersTyped, setOrders] = useState<Readonly<Record<Currency, string>>>(exampleOrders);
  const element = useRef<HTMLElement>(null);
  useEarlyTyping(element, ({ id, value }) => {
    const currency = currencies.find((each) => id === orderField(each));
    if (currency) setOrders((before) => ({ ...before, [currency]: value }));
    else setCustomers(value);
  });
  const customers = readCustomers(customersTyped);
  const customersError = customers === null ? t('aff.customersError', customerBounds) : null;
  return (
    <EstimatePanel ref={element} aria-labelledby="aff-estimate">
      <ChartBorder scale="box" />
      <div className="inside">
        <h2 id="aff-estimate">{t('aff.heading')}</h2>
        <div className="fields">
          <Field id="aff-customers" label={t('aff.customers')} error={customersError}>
            <input
              {...faultOf('aff-customers', customersError)}
              inputMode="numeric"
              autoComplete="off"
              value={customersTyped}
              onChange={(event) => setCustomers(event.target.value)}
            />
          </Field>
          {currencies.map((currency) => (
            <OrderField
              key={currency}
              currency={currency}
              language={language}
              typed={ordersTyped[currency]}
              onType={(amount) => setOrders((before) => ({ ...before, [currency]: amount }))}
            />
          ))}
        </div>
        <div className="slide">
          <Field id="aff-slider" label={t('aff.slider')}>
            <input
              id="aff-slider"
              type="range"
              min={customerBounds.atLeast}
              max={sliderAtMost}
              value={Math.min(sliderAtMost, customers ?? exampleCustomers)}
              onChange={(event) => setCustomers(event.target.value)}
            />
          </Field>
        </div>
        <HighestRate ratePercent={ratePercent} />
        <div aria-live="polite">
          <p className="result-name">{t('aff.result')}</p>
          {currencies.map((currency) => (
            <Estimate
              key={currency}
              currency={currency}
              language={language}
              ratePercent={ratePercent}
              customers={customers}
              orderTyped={ordersTyped[currency]}
            />
          ))}
        </div>
      </div>
    </EstimatePanel>
  );
}

/** The highest commission, in figures and in cells. */
function HighestRate({ ratePercent }: { ratePercent: number }) {
  const { t } = useTranslation('company');
  return (
    <div>
      <p className="rate">
        <span>{t('aff.rate')}</span>
        <b>{t('aff.upTo', { rate: ratePercent })}</b>
      </p>
      <RateCells ratePercent={ratePercent} />
      <p className="cells-name">{t('aff.cells')}</p>
    </div>
  );
}

interface OrderFieldProps {
  currency: Currency;
  language: Language;
  typed: string;
  onType: (amount: string) => void;
}

/** What a customer orders for in a month, in one currency. */
function OrderField({ currency, language, typed, onType }: OrderFieldProps) {
  const { t } = useTranslation('company');
  const id = orderField(currency);
  const error = readOrderAmount(typed, currency) === null ? t('aff.orderError', { example: exampleOrders[currency] }) : null;
  return (
    <div data-amount={currency}>
      <Field id={id} label={t('aff.order', { symbol: currencySymbol(currency, language) })} error={error}>
        <input
          {...faultOf(id, error)}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </div>
  );
}

interface EstimateProps {
  currency: Currency;
  language: Language;
  ratePercent: number;
  customers: number | null;
  orderTyped: string;
}

/** The sum in one currency, and its calculation. */
function Estimate({ currency, language, ratePercent, customers, orderTyped }: EstimateProps) {
  const { t } = useTranslation('company');
  const order = readOrderAmount(orderTyped, currency);
  if (customers === null || order === null)
    return (
      <div className="estimate" data-amount={currency}>
        <p className="result">–</p>
      </div>
    );
  const inWords = {
    customers,
    order: formatMoney(order, language),
    rate: ratePercent,
    commission: formatMoney(commissionOf(order, ratePercent), language),
  };
  return (
    <div className="estimate" data-amount={currency}>
      <p className="result">{formatMoney(monthlyCommission(customers, order, ratePercent), language)}</p>
      <p className="how">{t('aff.how', inWords)}</p>
    </div>
  );
}
