import { couponFigures } from '#lib/contracts/calls/coupon-calls.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import type { ReceivePayment } from './payments/payment-notices.ts';
import type { AccountProfile } from '../account/sessions.ts';
import type { CallHandler } from '../envelope/call-handler.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { answered } from '../envelope/refusal.ts';
import type { Visitor } from '../envelope/visitor.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { describeOrder } from './describe-order.ts';
import { choiceHandlers } from './choices/choice-handlers.ts';
import { readCouponFigures } from './coupon-figures.ts';
import { catalogueShape } from './quotes/catalogue-cache.ts';
import type { ReadOrderContent } from './order-content.ts';
import { orderHandlers } from './order-handlers.ts';
import { createOrderWork } from './provisioning/order-work.ts';
import type { Outbox } from './order-store.ts';
import type { AskCentre } from './payments/pay-order.ts';
import type { OrderWorkDeps } from './provisioning/provision-order.ts';
import { promotionsShape } from './quotes/promotion-cache.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { saleSettingsShape } from './placement/sale-settings.ts';
import { tosInForce, tosShape } from './placement/tos-versions.ts';
import { quoteCouponHandlers, type QuoteCouponDeps } from './quotes/quote-coupons.ts';
import { createQuoteService } from './quotes/quote-service.ts';
import { quoteHandlers } from './quotes/quote-handlers.ts';
import { changeHandlers } from './changes/change-quotes.ts';
import { automaticRenewalHandlers } from './automatic-renewals/automatic-handlers.ts';
import type { NameSource } from '#services/mydoc/domains/name-source.ts';
import { nameHandlers } from './names/name-quotes.ts';
import { priceNameBy } from './names/price-name.ts';
import { renewalHandlers } from './renewals/renewal-quotes.ts';
import { closeOverdueOf } from './payments/close-overdue.ts';
import { receivePayment } from './payments/receive-payment.ts';
import { createReceiptPrinter } from './receipts/print-receipt.ts';
import { pdfTries } from './receipts/receipt-handlers.ts';
import { statementTries, withdrawalHandlers } from './withdrawals/withdrawal-handlers.ts';
import { stockHandlers, type StockHandlerDeps } from './stock/stock-handlers.ts';
import { stockAlertHandlers } from './stock-alerts/stock-alert-handlers.ts';

/** What lives as long as the process: the outbox workers and the receiver of payments. */
export interface OrderService {
  readonly outbox: Outbox;
  readonly ask: AskCentre;
  readonly receive: ReceivePayment;
  /** Starts the outbox workers, once this process can be reached. */
  start(): Promise<void>;
}

/** Declares the outbox queues; the account centre is called through `ask` alone. */
export async function createOrderService(
  deps: Omit<OrderWorkDeps, 'outbox'> & { jobs: Jobs; orderContent: ReadOrderContent },
): Promise<OrderService> {
  const { jobs, ask } = deps;
  const work = createOrderWork({ ...deps, outbox: jobs });
  await work.prepare();
  return { outbox: jobs, ask, receive: receivePayment(jobs), start: work.start };
}

export interface OrderAreaDeps {
  database: Database;
  contentCache: ContentCache;
  databaseNow: () => Promise<number>;
  stock: Pick<StockHandlerDeps, 'readStock' | 'watch'>;
  /** Absent: there are quotes, but no orders. */
  orderService: OrderService | undefined;
  /** The account that is logged in; null for a visitor. */
  accountOf(visitor: Visitor): Promise<string | null>;
  profileOf(accountId: string): Promise<AccountProfile | null>;
  isEditor: EditorCheck['isEditor'];
  orderContent: ReadOrderContent;
  /** What orders of names are priced by. */
  names: NameSource;
  /** The account of a visitor as it may be shown, for receipts. */
  nameOf(visitor: Visitor): Promise<string | null>;
  /** The published campaigns of coupons, and who has paid an order before. */
  coupons: Pick<QuoteCouponDeps, 'campaigns' | 'hasPaid' | 'freeOverdue'>;
  /** Decrypts a server password that a browser encrypted; null for anything else. */
  openPassword(encrypted: string): string | null;
  spendProof(tx: Executor, proof: string): Promise<boolean>;
}

/** Coupon codes that an account may try. */
const codeTries = { atOnce: 10, perMinute: 2 } as const;

/** Stock, quotes and orders. */
export function orderAreaHandlers(deps: OrderAreaDeps): readonly CallHandler[] {
  const { database, contentCache, databaseNow, accountOf, stock } = deps;
  const catalogue = contentCache.add(catalogueShape);
  const { readStock } = stock;
  const promotions = contentCache.add(promotionsShape);
  const quoteService = createQuoteService({ executor: database.executor, catalogue, promotions, databaseNow, readStock });
  const quotes = [
    ...stockHandlers({ executor: database.executor, databaseNow, ...stock }),
    ...choiceHandlers({ executor: database.executor, accountOf }),
    ...quoteHandlers({ executor: database.executor, quoteService, accountOf, openPassword: deps.openPassword }),
    ...quoteCouponHandlers({
      ...deps.coupons,
      database,
      accountOf,
      profileOf: (accountId) => deps.profileOf(accountId),
      catalogue: async () => (await catalogue.read()).catalogue,
      readStock,
      codeTries: createTokenBuckets(codeTries),
    }),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, couponFigures, async () =>
      answered({ campaigns: await readCouponFigures(database.executor) }),
    ),
  ];
  if (!deps.orderService) return quotes;
  const tos = contentCache.add(tosShape);
  const saleSettings = contentCache.add(saleSettingsShape);
  const { outbox } = deps.orderService;
  const currentTos = async () => tosInForce(await tos.read(), await databaseNow());
  const priceName = priceNameBy(deps.names);
  const aboutServers = {
    executor: database.executor,
    quoteService,
    accountOf,
    closeOverdue: (accountId: string) => closeOverdueOf({ database, outbox }, { accountId }),
  };
  return [
    ...quotes,
    ...stockAlertHandlers({ database, accountOf }),
    ...renewalHandlers(aboutServers),
    ...automaticRenewalHandlers({ database, outbox, ask: deps.orderService.ask, accountOf, quoteService, tosInForce: currentTos }),
    ...changeHandlers(aboutServers),
    ...nameHandlers({ ...aboutServers, priceName }),
    ...withdrawalHandlers({
      database,
      outbox,
      accountOf,
      right: async () => (await saleSettings.read()).withdrawal,
      tries: createTokenBuckets(statementTries),
    }),
    ...orderHandlers({
      database,
      quoteService,
      accountOf,
      outbox,
      ask: deps.orderService.ask,
      profileOf: deps.profileOf,
      spendProof: deps.spendProof,
      tosInForce: currentTos,
      saleSettings: saleSettings.read,
      priceName,
      receipts: {
        orderContent: deps.orderContent,
        nameOf: deps.nameOf,
        print: createReceiptPrinter(),
        tries: createTokenBuckets(pdfTries),
      },
      describe: async (row, language) => describeOrder((await catalogue.read()).catalogue, row, language),
    }),
  ];
}
