import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { cleanOrNull } from '#lib/content/values/stega-free.ts';
import type { Seller } from '#lib/content/values/seller.ts';
import type { Language } from '#lib/language/languages.ts';
import { paidUntilMs } from '#lib/orders/paid-until.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { billOf } from '../order-bill.ts';
import type { OrderContent } from '../order-content.ts';
import { netMinor } from '../order-machine.ts';
import { findOrdersAbout, isOfServer, type StoredOrder } from '../order-row.ts';
import { sayOfOrder } from '../order-words.ts';
import { frozenFor } from '../renewals/renewal-rules.ts';
import { openContract } from '../withdrawals/withdrawal-rules.ts';
import { receivedPayments, refundsOf } from './receipt-store.ts';

interface ReceiptWish {
  readonly language: Language;
  /** The account as it may be shown; null: nothing of it is known. */
  readonly buyer: string | null;
}

const instant = (ms: number): string => new Date(ms).toISOString();
const ended: ReadonlySet<StoredOrder['order']['state']> = new Set(['closed', 'refunding', 'refunded', 'withdrawn']);

/** The receipt of an order as its ledger has it now; null if no payment was taken for it. */
export async function receiptOf(
  executor: Executor,
  stored: StoredOrder,
  content: OrderContent,
  { language, buyer }: ReceiptWish,
): Promise<ReceiptMessage | null> {
  const { row, order, attempts } = stored;
  const payments = await receivedPayments(executor, row.id);
  const refunds = await refundsOf(executor, row.id);
  const counted = payments.find(({ kind }) => kind === 'paid');
  if (!counted) return null;
  const { catalogue, seller } = content;
  const say = sayOfOrder(language);
  const bill = billOf(row.body, content, language, say);
  const { name: ascii, shown: name } = row.body.domain ?? {};
  const methodOf = (paymentId: string): string | null => attempts.find(({ payment_id }) => payment_id === paymentId)?.method ?? null;
  const isOver = ended.has(order.state);
  // a change of the server has frozen another price than its order did
  const frozen = isOfServer(stored) ? frozenFor(row.body.period, stored, await findOrdersAbout(executor, row.about ?? row.id)) : row.body;
  const contract = openContract(stored, content.withdrawal);
  const until = isOver ? null : (aboutUntil(row) ?? paidUntilMs(row.active_ms, row.months));
  return {
    id: row.id,
    number: row.number,
    language,
    seller: seller && sellerIn(seller, language),
    buyer,
    orderedAt: instant(row.created_ms),
    paidAt: instant(counted.at_ms),
    ...(name === undefined ? {} : { domain: name }),
    ...(ascii === name ? {} : { domainAscii: ascii }),
    product: name === undefined ? modelName(catalogue, row.model, language) : say('domain.of', { name }),
    quantity: quantityOf(row.body.configuration),
    region: catalogue.regions.find(({ code }) => code === row.region)?.name[language] ?? row.region,
    period: row.body.domain ? say('domain.year') : periodName(catalogue, row.body.period, language),
    paidUntil: until === null ? null : instant(until),
    ...(row.body.changes ? { changes: { number: row.body.changes.number, days: row.body.changes.days } } : {}),
    renews: row.body.renews && { number: row.body.renews.number, from: row.body.renews.from },
    currency: row.currency,
    lines: [...bill.lines],
    discounts: [...bill.discounts],
    totalMinor: row.total_minor,
    renewalMinor: isOver || order.state === 'released' ? null : (frozen?.renewalMinor ?? null),
    payments: payments.map(({ at_ms, amount_minor, payment_id }) => ({
      at: instant(at_ms),
      amountMinor: amount_minor,
      method: methodOf(payment_id),
    })),
    refunds: refunds.map(({ asked_ms, settled_ms, amount_minor, reason, payment_id }) => ({
      askedAt: instant(asked_ms),
      settledAt: settled_ms === null ? null : instant(settled_ms),
      amountMinor: amount_minor,
      reason,
      method: methodOf(payment_id),
    })),
    keptMinor: netMinor(order),
    ...(contract ? { withdrawal: { number: contract.number, until: instant(contract.untilMs) } } : {}),
  };
}

const periodName = ({ periods }: OrderContent['catalogue'], period: string, language: Language): string =>
  periods.find(({ code }) => code === period)?.name[language] ?? period;

/** The end of what a renewal or a change was paid for, and of a registration; null for any other order. */
const aboutUntil = ({ body: { renews, changes }, registration }: StoredOrder['row']): number | null => {
  const registered = registration?.state === 'registered' ? registration.until : undefined;
  const until = changes?.until ?? renews?.until ?? registered;
  return until === undefined ? null : Date.parse(until);
};

const sellerIn = (
  { legalName, address, telephone, email, registration, taxNumbers, isExample }: Seller,
  language: Language,
): NonNullable<ReceiptMessage['seller']> => ({
  name: cleanOrNull(legalName[language]),
  address: cleanOrNull(address[language]),
  telephone,
  email,
  registration: cleanOrNull(registration[language]),
  taxNumbers: [...taxNumbers],
  isExample,
});
