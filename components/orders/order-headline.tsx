import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { orderRefundMinor, backTogetherMinor, withdrawalRefundMinor } from '#lib/orders/given-back.ts';
import { money } from '#lib/money/money.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { useOrderWords } from './words-of-order.ts';

/** States that a renewal, or a change, has with other words than the order of a server. */
const ofChange = ['awaiting-payment', 'paid', 'provisioning', 'closed', 'refunding', 'refunded'] as const;
const wordsOfChange = (state: OrderMessage['state']): (typeof ofChange)[number] | undefined => ofChange.find((each) => each === state);
const ofRenewal = ['awaiting-payment', 'closed', 'refunded'] as const;
const wordsOfRenewal = (state: OrderMessage['state']): (typeof ofRenewal)[number] | undefined => ofRenewal.find((each) => each === state);

interface Back {
  readonly amountMinor: number;
  /** With what was paid for its server besides. */
  readonly key: `text.${'withdrawnTogether' | 'refundingTogether' | 'refundedTogether'}` | null;
}

/** What went back of the order, or is on its way: of a server with its renewals and changes, in all. */
function backOf(order: OrderMessage): Back {
  const { state, renewals, serverChanges } = order;
  const ownMinor = state === 'refunding' ? order.refundingMinor : orderRefundMinor(order);
  if (state === 'withdrawn') {
    const amountMinor = withdrawalRefundMinor(order);
    return { amountMinor, key: amountMinor > ownMinor ? 'text.withdrawnTogether' : null };
  }
  const togetherMinor = backTogetherMinor(order);
  if ((state !== 'refunding' && state !== 'refunded') || togetherMinor === orderRefundMinor(order))
    return { amountMinor: ownMinor, key: null };
  const isRefunding = [order, ...renewals, ...serverChanges].some((each) => each.state === 'refunding');
  return { amountMinor: togetherMinor, key: isRefunding ? 'text.refundingTogether' : 'text.refundedTogether' };
}

/** The state of an order, in a heading and a sentence. */
export function OrderHeadline({ order, language }: { order: OrderMessage; language: Language }) {
  const { t } = useOrderWords(quantityOf(order.configuration));
  const { state, renews, changes, currency, paidUntil, renewableUntil, dueAt, history } = order;
  const givenBack = history.find(({ kind }) => kind === 'given-back');
  const at = (instant: string | null): string => (instant === null ? '' : formatLocalInstant(instant, language));
  const isGone = history.some(({ kind }) => kind === 'server-gone');
  const ownOfChange = changes && (isGone ? 'server-gone' : wordsOfChange(state));
  const ownOfRenewal = renews ? wordsOfRenewal(state) : undefined;
  const own = isGone ? 'server-gone' : ownOfRenewal;
  const due = state === 'expired' ? renewableUntil : dueAt;
  const until = state === 'renewed' ? (renews?.until ?? null) : due;
  const back = backOf(order);
  const amount = formatMoney(money(givenBack?.amountMinor ?? back.amountMinor, currency), language);
  const values = { until: at(until), paidUntil: at(paidUntil), amount };
  const headline = (): string => t(changes && state === 'provisioning' ? 'change.provisioning-headline' : `headline.${state}`);
  const words = (): string => {
    if (ownOfChange) return t(`change.${ownOfChange}`, values);
    if (own) return t(`renewal.${own}`, values);
    return t(givenBack ? 'text.givenBack' : (back.key ?? `text.${state}`), values);
  };
  return (
    <div role="status">
      <h1>
        <KeepPhrases>{headline()}</KeepPhrases>
      </h1>
      <p className="lead">{words()}</p>
    </div>
  );
}
