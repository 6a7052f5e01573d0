import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import {
  cancelOrder,
  createOrder,
  listedOrdersAtMost,
  orderDetail,
  orderList,
  payOrder as payCall,
  refundOffer,
  refundOrder as refundCall,
} from '#lib/contracts/calls/orders/order-calls.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { orderReceipt, receiptPdf } from '#lib/contracts/calls/orders/receipt-calls.ts';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { referralCode } from '#lib/rules/referral-code.ts';
import { endOfTermMs } from '#lib/orders/server-term.ts';
import type * as z from 'zod/mini';
import type { CallHandler } from '../envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '../envelope/handle-logged-in.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import type { Visitor } from '../envelope/visitor.ts';
import { forgetChoice } from './choices/choice-store.ts';
import { closeOverdueOf } from './payments/close-overdue.ts';
import { isDue } from './order-machine.ts';
import { orderMessage } from './order-message.ts';
import { configurationOf, findOrder, isOfServerRow, listOrders, termOf, type StoredOrder } from './order-row.ts';
import { changeOrder, lockAsOfNow } from './order-store.ts';
import { payOrder, type PayOrderDeps } from './payments/pay-order.ts';
import { placeOrder } from './placement/place-order.ts';
import type { PlaceOrderDeps } from './placement/prepared-order.ts';
import { receiptAnswers, type ReceiptDeps } from './receipts/receipt-handlers.ts';
import { readBackTogether } from './refunds/back-together.ts';
import { offerRefund, refundOrder } from './refunds/refund-order.ts';

export interface OrderHandlerDeps extends PlaceOrderDeps, PayOrderDeps {
  accountOf: AccountOf;
  receipts: Omit<ReceiptDeps, 'executor'>;
}

/** A form that names an order. */
type FormOfOrder = FormSchema & z.ZodMiniType<{ id: string }>;

/** Orders, from a quote to the refund. */
export function orderHandlers(deps: OrderHandlerDeps): readonly CallHandler[] {
  const { database, outbox, accountOf } = deps;
  const answer = async (stored: StoredOrder | null): Promise<CallAnswer<AnyOrder>> =>
    stored
      ? answered(await orderMessage(database.executor, stored, (await deps.saleSettings()).withdrawal))
      : refused('doesNotExist', { isShow: 0 });

  /** The account's own order as it is now: one that is overdue, or whose server's time is over, changes on reading. */
  const find = async (accountId: string, id: string): Promise<StoredOrder | null> => {
    const found = await findOrder(database.executor, accountId, id);
    return found && isDue(found.order, found.row.now_ms) ? database.transaction((tx) => lockAsOfNow(tx, outbox, id)) : found;
  };

  /** A call about one order of the logged-in account; another account's order answers like a missing one. */
  const about = <Input extends FormOfOrder, Output extends z.ZodMiniType>(
    call: Call<Input, Output>,
    respond: (stored: StoredOrder, input: z.output<Input>, visitor: Visitor) => Promise<CallAnswer<z.output<Output>>>,
  ): CallHandler =>
    handleLoggedIn(accountOf, call, async (input, accountId, visitor) => {
      const stored = await find(accountId, input.id);
      return stored ? respond(stored, input, visitor) : refused('doesNotExist', { isShow: 0 });
    });

  const receipts = receiptAnswers({ executor: database.executor, ...deps.receipts });

  return [
    handleLoggedIn(accountOf, createOrder, async (input, accountId, visitor) => {
      const referrer = referralCode(visitor.cookie('referrerUrl'));
      const placed = await placeOrder(deps, { accountId, referrer, language: visitor.language, address: visitor.address }, input);
      if (!placed.ok) return placed;
      const stored = await find(accountId, placed.message.orderId);
      if (stored?.row.about === null && isOfServerRow(stored.row)) await forgetChoice(database.executor, accountId);
      return answer(stored);
    }),
    about(payCall, (stored, input) => payOrder(deps, stored, input)),
    about(orderDetail, answer),
    about(orderReceipt, (stored, { language }, visitor) => receipts.receipt(stored, language, visitor)),
    about(receiptPdf, (stored, { language, company, taxNumber, address, creditNote }, visitor) =>
      receipts.pdf(stored, { language, creditNote, billedTo: { company, taxNumber, address } }, visitor),
    ),
    handleLoggedIn(accountOf, orderList, async (_input, accountId) => {
      await closeOverdueOf(deps, { accountId });
      const rows = await listOrders(database.executor, accountId, listedOrdersAtMost);
      const together = await readBackTogether(database.executor, accountId);
      return answered(rows.map((row) => listedOrder(row, together.get(row.id))));
    }),
    about(cancelOrder, async (stored) => {
      const after = await database.transaction((tx) => changeOrder(tx, outbox, stored.row.id, { kind: 'cancelled' }));
      return after?.order.state === 'closed' ? answer(after) : refused('notCancellable');
    }),
    about(refundOffer, async (stored) => {
      const offer = await offerRefund(database.executor, stored);
      if (!offer) return refused('notRefundable');
      return answered({ ...offer, currency: stored.row.currency, asOf: new Date(stored.row.now_ms).toISOString() });
    }),
    about(refundCall, async (_stored, input) => {
      const refunded = await refundOrder(deps, input);
      return refunded.ok ? answer(refunded.message) : refunded;
    }),
  ];
}

const listedOrder = (row: StoredOrder['row'], backTogetherMinor: number | undefined): z.output<typeof orderList.output>[number] => ({
  id: row.id,
  number: row.number,
  state: row.state,
  createdAt: new Date(row.created_ms).toISOString(),
  dueAt: new Date(row.due_ms).toISOString(),
  totalMinor: row.total_minor,
  currency: row.currency,
  period: row.body.period,
  region: row.region,
  model: isOfServerRow(row) ? configurationOf(row).model : row.model,
  ...orderedModelOf(row),
  ...(backTogetherMinor === undefined ? {} : { backTogetherMinor }),
  ...(row.body.domain ? { domain: row.body.domain.shown } : {}),
  quantity: quantityOf(row.body.configuration),
  renews: row.body.renews?.number ?? null,
  changes: row.body.changes?.number ?? null,
  paidUntil: paidUntilOf(row),
});

/** The size that was ordered, where its server is another one by now. */
function orderedModelOf(row: StoredOrder['row']): { orderedModel?: string } {
  if (!isOfServerRow(row)) return {};
  const { model } = row.body.configuration;
  return model === configurationOf(row).model ? {} : { orderedModel: model };
}

function paidUntilOf(row: StoredOrder['row']): string | null {
  if (row.registration?.state === 'registered') return row.registration.until;
  const term = termOf(row);
  return term && (row.state === 'active' || row.state === 'expired') ? new Date(endOfTermMs(term)).toISOString() : null;
}
