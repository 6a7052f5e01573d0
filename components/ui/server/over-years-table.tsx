import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { overYears } from '#lib/purchase/over-years.ts';
import { Amount } from '#components/ui/primitives/amount.tsx';

const Fold = styled('details', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    '& summary': { cursor: 'pointer', minHeight: '24px' },
    '& table': { width: 'full', marginTop: '2', borderCollapse: 'collapse' },
    '& th, & td': { borderTop: '1px solid', borderColor: 'border.muted', paddingBlock: '1', fontWeight: 'normal', textAlign: 'start' },
    '& td, & thead th + th': { textAlign: 'end', paddingInlineStart: '2', fontVariantNumeric: 'tabular-nums' },
    '& p': { marginTop: '2' },
  },
});

interface OverYearsTableProps {
  catalogue: Catalogue;
  ordered: Parameters<typeof overYears>[1];
  /** Of the first period, and of each later one. */
  price: { readonly total: Prices; readonly renewal: Prices };
  /** The currency of a quote; absent: that of the visitor. */
  currency?: Currency;
  language: Language;
}

/** What a reduced first price and its renewals come to over 1 to 5 years, beside the years paid at once; the longest is always in sight. */
export function OverYearsTable({ catalogue, ordered, price, currency, language }: OverYearsTableProps) {
  const { t } = useTranslation('purchase');
  const rows = overYears(catalogue, ordered, price);
  const longest = rows.at(-1);
  if (!longest) return null;
  const amount = (prices: Prices | null) => {
    if (prices === null) return null;
    if (currency === undefined) return <Amount prices={prices} language={language} notSold={t('notSold')} />;
    const inOne = prices[currency];
    return inOne && formatMoney(inOne, language);
  };
  return (
    <Fold data-over-years="">
      <summary>
        {t('overYears.of', { count: longest.years })} {amount(longest.renewed)}
      </summary>
      <table aria-label={t('overYears.table')}>
        <thead>
          <tr>
            <th scope="col">{t('overYears.years')}</th>
            <th scope="col">{t('overYears.renewed')}</th>
            <th scope="col">{t('overYears.atOnce')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ years, renewed, atOnce }) => (
            <tr key={years} data-years={years}>
              <th scope="row">{years}</th>
              <td>{amount(renewed)}</td>
              <td>{amount(atOnce)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('overYears.help')}</p>
    </Fold>
  );
}
