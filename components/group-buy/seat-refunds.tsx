import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SeatRefund } from '#lib/contracts/calls/group-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

interface SeatRefundsProps {
  refunds: readonly SeatRefund[];
  /** The order that is linked beside them. */
  linked: string | null;
  language: Language;
}

/** What arrived for the viewer's seats and goes back, whether it has been paid back, and its order. */
export function SeatRefunds({ refunds, linked, language }: SeatRefundsProps) {
  const { t } = useTranslation('group-buy');
  return refunds.map(({ orderId, reason, currency, amountMinor, isDone }, at) => (
    <p key={at} className="small" data-refund={reason}>
      {t(`mine.back.${reason}`, { amount: formatMoney(money(amountMinor, currency), language) })}
      <br />
      {t(isDone ? 'mine.back.done' : 'mine.back.due')}
      {orderId === linked ? null : (
        <>
          {' '}
          <SiteLink href={orderPath(orderId)} language={language}>
            {t('mine.order')}
          </SiteLink>
        </>
      )}
    </p>
  ));
}
