import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { formatLocalSecond } from '#lib/format/format-date.ts';
import type { AnyOrder, OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';

const Rows = styled('ol', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    fontSize: '.9375rem',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr) auto', sm: '12.5rem minmax(0,1fr) auto' },
      columnGap: '3',
      paddingBlock: '.625rem',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& time': { color: 'fg.muted', gridColumn: { base: '1/-1', sm: 'auto' }, fontVariantNumeric: 'tabular-nums' },
    '& b': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** Events that a change has with other words than the order of a server. */
const ofChange = { 'provisioning-started': 'change-started', 'provisioning-failed': 'change-failed' } as const;
const isOwn = (kind: string): kind is keyof typeof ofChange => Object.hasOwn(ofChange, kind);

/** The complete history of an order in words, oldest first. */
export function OrderHistory({
  history,
  currency,
  changes,
  language,
}: Pick<AnyOrder, 'history' | 'currency'> & Partial<Pick<OrderMessage, 'changes'>> & { language: Language }) {
  const { t } = useTranslation('orders');
  return (
    <Rows>
      {history.map(({ kind, at, amountMinor }, index) => (
        <li key={index}>
          <time dateTime={at}>{formatLocalSecond(at, language)}</time>
          <span>{changes && isOwn(kind) ? t(`history.${ofChange[kind]}`) : t(`history.${kind}`)}</span>
          {amountMinor === undefined ? null : <b>{formatMoney(money(amountMinor, currency), language)}</b>}
        </li>
      ))}
    </Rows>
  );
}
