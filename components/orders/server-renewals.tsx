import { useTranslation } from '#components/ui/words/use-translation.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderRefundMinor, backTogetherMinor } from '#lib/orders/given-back.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { orderPath, renewalPath } from '#lib/orders/order-address.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { WholeNumbers } from '#components/ui/primitives/whole-numbers.tsx';
import { useOrderWords } from './words-of-order.ts';
import { ServerRows } from './server-rows.ts';

interface RenewalProps {
  order: OrderMessage;
  language: Language;
}

const underWay: ReadonlySet<OrderMessage['state']> = new Set(['awaiting-payment', 'paid', 'provisioning']);

/** To the renewal of a server that can be renewed, or to the one that awaits payment. */
export function RenewButton({ order: { id, state, renewableUntil, renewals, serverChanges }, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  // a change that is under way comes first
  if (renewableUntil === null || serverChanges.some((change) => underWay.has(change.state))) return null;
  const unpaid = renewals.find((renewal) => renewal.state === 'awaiting-payment');
  const look = state === 'expired' ? ({ variant: 'primary', size: 'lg' } as const) : {};
  return (
    <ButtonLink href={unpaid ? orderPath(unpaid.id) : renewalPath(id)} language={language} width="full" {...look}>
      {unpaid ? <WholeNumbers>{t('action.payRenewal', { number: unpaid.number })}</WholeNumbers> : t('action.renew')}
    </ButtonLink>
  );
}

/** From a renewal or a change to the order of its server. */
export function ToServer({ order: { renews, changes, configuration }, language }: RenewalProps) {
  const { t } = useOrderWords(quantityOf(configuration));
  const about = changes ?? renews;
  if (!about) return null;
  return (
    <ButtonLink href={orderPath(about.order)} language={language} variant="primary" width="full">
      {t('action.toServer')}
    </ButtonLink>
  );
}

/** The renewals of a server, the oldest first. */
export function RenewalList({ order, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  const { renewals, currency } = order;
  if (renewals.length === 0) return null;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  return (
    <section>
      <h2>{t('renewals.heading')}</h2>
      <ServerRows>
        {renewals.map(({ id, number, state, from, until, backMinor }) => (
          <li key={id}>
            <span>
              <SiteLink href={orderPath(id)} language={language}>
                {number}
              </SiteLink>{' '}
              {spanOf({ from, until }, t, language)}
            </span>
            <span className="state">
              {t(`list.state.${state}`)}
              {backMinor > 0 ? ` · ${amount(backMinor)}` : null}
            </span>
          </li>
        ))}
      </ServerRows>
    </section>
  );
}

type Say = ReturnType<typeof useTranslation<'orders'>>['t'];

/** There the heading says it. */
const saidAbove: ReadonlySet<OrderMessage['state']> = new Set(['withdrawn', 'refunding', 'refunded']);

/** What goes back of a server with its renewals and changes, in all; nothing while none of those does, or where the heading says it. */
export function BackTogether({ order, language }: RenewalProps) {
  const { t } = useTranslation('orders');
  const { state, currency } = order;
  const togetherMinor = backTogetherMinor(order);
  if (togetherMinor === orderRefundMinor(order) || saidAbove.has(state)) return null;
  const amount = formatMoney(money(togetherMinor, currency), language);
  return <p className="small">{t('renewals.together', { amount })}</p>;
}

/** The period of a renewal, from its first to its last instant. */
export const spanOf = ({ from, until }: { from: string; until: string }, t: Say, language: Language): string =>
  t('renewals.span', { from: formatLocalInstant(from, language), until: formatLocalInstant(until, language) });
