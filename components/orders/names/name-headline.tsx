import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { DomainOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { formatLocalInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';

/** States that an order of a name has with other words than that of a server. */
const own = ['awaiting-payment', 'paid', 'closed'] as const;

/** The state of an order of a name, in a heading and a sentence. */
export function NameHeadline({ order, language }: { order: DomainOrder; language: Language }) {
  const { t } = useTranslation('orders');
  const { state, dueAt, currency, refundingMinor, refundedMinor, registration } = order;
  const until = registration?.state === 'registered' ? registration.until : dueAt;
  const amountMinor = state === 'refunding' ? refundingMinor : refundedMinor;
  const values = { until: formatLocalInstant(until, language), amount: formatMoney(money(amountMinor, currency), language) };
  const ofName = own.find((each) => each === state);
  return (
    <div role="status">
      <h1>
        <KeepPhrases>{t(`headline.${state}`)}</KeepPhrases>
      </h1>
      <p className="lead">{ofName ? t(`name.${ofName}`, values) : t(`text.${state}`, values)}</p>
    </div>
  );
}
