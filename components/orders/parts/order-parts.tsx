import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderNotes, type OrderNote } from '#lib/orders/order-notes.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { hasCreditNote, hasReceipt } from '#lib/orders/receipts/has-receipt.ts';
import { creditNotePath, receiptPath } from '#lib/orders/order-address.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { RetryNote } from '#components/ui/controls/retry-note.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { useOrderWords } from '../words-of-order.ts';

/** An order beside what can be done about it. */
export const OrderColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 360px' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '12',
    rowGap: '10',
    alignItems: 'start',
    marginTop: '8',
    // the actions come right after the order's state, on small screens too
    '& .side': { gridColumn: { lg: '2' }, gridRow: { lg: '1/span 2' }, gap: '6' },
    '& .rest, & .way, & .side, & .acts': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' },
    '& .acts': { gap: '4', padding: '6', background: 'bg.canvas', border: '1px solid', borderColor: 'border', borderRadius: 'l2' },
    '& .money': {
      fontSize: '.9375rem',
      display: 'grid',
      gap: '2',
      '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    },
    '& .rest': { gap: '10' },
    '& .way': { gap: '6', '&:not(:has(> :not(:empty)))': { display: 'none' } },
    '& .notes': { display: 'grid', gap: '3', '&:empty': { display: 'none' } },
    '& .rest h2': { textStyle: 'h3', marginBottom: '4' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
    '& [role=note] + dl': { marginTop: '4' },
  },
});

/** The number by which an order is named. */
export function OrderNumber({ number }: Pick<AnyOrder, 'number'>) {
  const { t } = useTranslation('orders');
  return (
    <p className="number">
      <WholeNumbers>{t('number', { number })}</WholeNumbers>
    </p>
  );
}

/** The service is not answering: how old the state is that is shown. */
export function OldState({ now, language, onAskAgain }: Pick<AnyOrder, 'now'> & { language: Language; onAskAgain: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <RetryNote label={t('askNow')} onRetry={onAskAgain}>
      {t('outage.last', { at: formatLocalInstant(now, language) })}
    </RetryNote>
  );
}

/** To the receipt of an order, once it has one, and to what corrects it. */
export function ToReceipt({ order, language }: { order: AnyOrder; language: Language }) {
  const { t } = useTranslation('orders');
  if (!hasReceipt(order)) return null;
  return (
    <>
      <ButtonLink href={receiptPath(order.id)} language={language} width="full">
        {t('action.receipt')}
      </ButtonLink>
      {hasCreditNote(order) ? (
        <ButtonLink href={creditNotePath(order.id)} language={language} width="full">
          {t('action.creditNote')}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** The server's address, and the payments and refunds. */
export function OrderMoney({ order, language }: { order: AnyOrder; language: Language }) {
  const { currency, paidMinor, method, refundingMinor, refundedMinor } = order;
  const server = 'domain' in order ? null : order.server;
  const { t } = useTranslation('orders');
  if (paidMinor === 0 && server?.address !== null) return null;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  return (
    <dl className="money">
      {server && server.address === null ? (
        <div>
          <dt>{t('facts.address')}</dt>
          <dd data-address="">{t('facts.addressLater')}</dd>
        </div>
      ) : null}
      {paidMinor > 0 ? (
        <div>
          <dt>{t('facts.paid')}</dt>
          <dd>{amount(paidMinor)}</dd>
        </div>
      ) : null}
      {paidMinor > 0 && method !== null ? (
        <div>
          <dt>{t('facts.method')}</dt>
          <dd>{methodName(method, language)}</dd>
        </div>
      ) : null}
      {refundingMinor > 0 ? (
        <div>
          <dt>{t('facts.refunding')}</dt>
          <dd>{amount(refundingMinor)}</dd>
        </div>
      ) : null}
      {refundedMinor > 0 ? (
        <div>
          <dt>{t('facts.refunded')}</dt>
          <dd>{amount(refundedMinor)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Notes for the buyer besides the order's state. */
export function OrderNotes({ order, language }: { order: AnyOrder; language: Language }) {
  const { t } = useOrderWords('domain' in order ? 1 : quantityOf(order.configuration));
  const wordsOf = (note: OrderNote): string =>
    'amountMinor' in note
      ? t(`note.${note.kind}`, { amount: formatMoney(money(note.amountMinor, order.currency), language) })
      : t(`note.${note.kind}`);
  return (
    <div className="notes" role="status">
      {orderNotes(order).map((note, index) => (
        <Note key={index} tone="warn">
          <p>{wordsOf(note)}</p>
        </Note>
      ))}
    </div>
  );
}
