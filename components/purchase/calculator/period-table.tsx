import { useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import type { Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import { sizeName } from '#lib/purchase/plan-rows.ts';
import { shownCurrency } from '#components/ui/currency/use-currency.ts';
import { useDiscountName } from '#components/ui/server/use-discount-name.ts';
import { SameLengthNote } from '#components/ui/server/same-length-note.tsx';
import type { Promotions } from '../promotion/use-promotions.ts';

const Table = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'h3' },
    '& .currencies': {
      display: 'inline-flex',
      justifySelf: 'start',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      overflow: 'hidden',
    },
    '& .currencies button': {
      border: '0',
      background: 'bg',
      minHeight: '40px',
      paddingInline: '4',
      fontSize: '.875rem',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '& .currencies button[aria-pressed=true]': { background: 'fg', color: 'bg' },
    '& table': { minWidth: '30rem', fontSize: '.875rem', lineHeight: '1.5' },
    '& th, & td': {
      padding: '.625rem 1rem .625rem 0',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& td, & thead th + th': { textAlign: 'end' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
    '& thead th': { borderColor: 'border.emphasized' },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
    '& td b': { display: 'block', fontWeight: 'semibold' },
    '& td span': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
});

const Scroll = styled('div', { base: { overflowX: 'auto', position: 'relative' } });

interface PriceProps {
  catalogue: Catalogue;
  offers: Promotions;
  promotions: readonly NamedPromotion[];
  language: Language;
}

/** The price of each server for each period, and per month, in the displayed currency. */
export function PeriodTable({
  catalogue,
  servers,
  offers,
  promotions,
  language,
}: PriceProps & { servers: readonly PurchaseConfiguration[] }) {
  const { t } = useTranslation('purchase');
  const [currency, setCurrency] = useState<Currency>(() => shownCurrency(language));
  return (
    <Table>
      <h2>{t('calculator.periods')}</h2>
      <div className="currencies" role="group" aria-label={t('calculator.currency')}>
        {currencies.map((code) => (
          <button key={code} type="button" aria-pressed={code === currency} onClick={() => setCurrency(code)}>
            {code}
          </button>
        ))}
      </div>
      <Scroll tabIndex={0} role="region" aria-label={t('calculator.periods')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('period.title')}</th>
              {servers.map((server, place) => (
                <th key={place} scope="col">
                  {t('calculator.serverSize', { number: place + 1, size: sizeName(server.model) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {catalogue.periods.map(({ code, name }) => (
              <tr key={code}>
                <th scope="row">{name[language]}</th>
                {servers.map((server, place) => (
                  <td key={place}>
                    <PeriodPrice
                      catalogue={catalogue}
                      server={{ ...server, period: code }}
                      currency={currency}
                      offers={offers}
                      promotions={promotions}
                      language={language}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <SameLengthNote periods={catalogue.periods} language={language} />
    </Table>
  );
}

/** The price of a server for its period: total, by the month, and with a promotion its amount and the renewal price. */
function PeriodPrice({
  catalogue,
  server,
  currency,
  offers,
  promotions,
  language,
}: PriceProps & { server: PurchaseConfiguration; currency: Currency }) {
  const { t } = useTranslation('purchase');
  const nameOf = useDiscountName(promotions, language);
  const result = price(catalogue, server, server.period, currency, offers.discountsOf(server));
  if (!result.ok) return t('notSold');
  return (
    <>
      <b>{formatMoney(result.total, language)}</b>
      <span>{t('calculator.aMonth', { amount: formatMoney(result.perMonth, language) })}</span>
      {result.discounts.map((discount) => (
        <span key={discount.code} data-discount={discount.code}>
          {t('calculator.discounted', {
            name: nameOf(discount),
            amount: formatMoney(money(0 - discount.amount.amountMinor, currency), language),
          })}
        </span>
      ))}
      {result.discounts.length > 0 ? <span>{t('calculator.renews', { amount: formatMoney(result.renewal, language) })}</span> : null}
    </>
  );
}
