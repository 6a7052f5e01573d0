import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#lib/contracts/openapi.ts';
import { systemClock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { accountHandlers, type AccountDeps } from './account/account-handlers.ts';
import { accountNoticeRoutes } from './account/account-notices.ts';
import { paymentNoticeMigrations, paymentNoticeRoutes, type PaymentNoticeDeps } from './orders/payments/payment-notices.ts';
import { noSessions, readSession, shownName, type AccountProfile, type Session, type Sessions } from './account/sessions.ts';
import { announcementHandlers } from './announcements/announcement-handlers.ts';
import { chatHandlers } from './chat/chat-handlers.ts';
import { chatMigrations } from './chat/migrations.ts';
import type { ChatModelSettings } from './chat/model/chat-model.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { contactMigrations } from './contact/migrations.ts';
import { campaignsShape } from './coupons/campaign-cache.ts';
import { gatedAccount, type ClaimDeps } from './coupons/claim-coupon.ts';
import { couponHandlers } from './coupons/coupon-handlers.ts';
import { couponMigrations } from './coupons/migrations.ts';
import { createWelcome } from './coupons/welcome-coupon.ts';
import { createDomainArea, type DomainSources } from './domains/domain-handlers.ts';
import { createDatabaseClock, type DatabaseClock } from '../platform/database/database-clock.ts';
import { forgetAccount } from './forget-account.ts';
import type { EditorCheck } from './envelope/handle-for-editors.ts';
import { defaultCallLimits, defaultTicketLimit, type CallLimits } from './envelope/call-limits.ts';
import { envelopeRoutes } from './envelope/envelope-routes.ts';
import type { Visitor } from './envelope/visitor.ts';
import { figureSources } from './figure-sources.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { createAltchaProvider } from './human/altcha-provider.ts';
import { createGroupArea, type GroupAreaDeps } from './groups/group-area.ts';
import { groupMigrations } from './group-seats/migrations.ts';
import { humanHandlers } from './human/human-handlers.ts';
import type { HumanCheckProvider } from './human/human-provider.ts';
import { humanMigrations, spendProof } from './human/proof-store.ts';
import { createContentCache, type ContentCache } from './content-cache/cached-query.ts';
import type { CallHandler } from './envelope/call-handler.ts';
import { contentCacheMigrations } from './content-cache/migrations.ts';
import { watchPublications, type PublicationWatch } from './content-cache/publications.ts';
import type { PublishedContent } from './content-cache/published-content.ts';
import { moneyHandlers } from './money/money-handlers.ts';
import { orderMigrations } from './orders/migrations.ts';
import { hasPaidOrder } from './orders/paid-history.ts';
import { listPaidSales } from './orders/paid-sales.ts';
import { closeOverdueWithCoupon } from './orders/payments/close-overdue.ts';
import { createOrderContent, type ReadOrderContent } from './orders/order-content.ts';
import { orderAreaHandlers, type OrderService } from './orders/order-area.ts';
import { priceMigrations } from './prices/migrations.ts';
import { createPricesBefore, priceHandlers, type ReadPricesBefore } from './prices/price-handlers.ts';
import { createStateReader, type StateReader } from './prices/state-reader.ts';
import { readerMigrations } from './readers/migrations.ts';
import { forgetRemovedFavourites } from './readers/favourite-store.ts';
import { readerHandlers } from './readers/reader-handlers.ts';
import { forgetOldSearches } from './readers/search-store.ts';
import { referralHandlers } from './referrals/referral-handlers.ts';
import { referralMigrations } from './referrals/migrations.ts';
import { createShopReader } from './orders/shop-reader.ts';
import { forgetOldStock, stockHistoryMigrations } from './orders/stock/stock-history-store.ts';
import { createStockRecorder } from './orders/stock/stock-recorder.ts';
import { createStockReader } from './orders/stock/stock-store.ts';
import { createStockWatch } from './orders/stock/stock-watch.ts';
import { forgetOldAlerts, stockAlertMigrations } from './orders/stock-alerts/stock-alert-store.ts';
import { oneClickStopRoute } from './orders/stock-alerts/one-click-stop.ts';
import { recordRestock } from './orders/stock-alerts/notify-restock.ts';
import { searchMigrations } from './search/migrations.ts';
import { createDocumentSearch } from './search/document-search.ts';
import { createEmbed, type EmbeddingsSettings } from './search/meaning/embeddings.ts';
import { createMeaningIndex } from './search/meaning/meaning-index.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { siteHandlers } from './site/site-handlers.ts';
import { sshKeyMigrations } from './ssh-keys/migrations.ts';
import { sshKeyHandlers } from './ssh-keys/ssh-key-handlers.ts';
import { createArticleReads, forgetOldReads } from './visits/article-reads.ts';
import { createDailyDeletion } from '#services/platform/daily-deletion.ts';
import { visitMigrations } from './visits/migrations.ts';
import { translationMigrations } from './translations/migrations.ts';
import { translationHandlers } from './translations/translation-handlers.ts';
import { visitHandlers } from './visits/visit-handlers.ts';
import { createVisitTally } from './visits/visit-tally.ts';

export const mydocMigrations: readonly MigrationSet[] = [
  contentCacheMigrations,
  visitMigrations,
  referralMigrations,
  contactMigrations,
  paymentNoticeMigrations,
  humanMigrations,
  orderMigrations,
  stockHistoryMigrations,
  stockAlertMigrations,
  groupMigrations,
  priceMigrations,
  couponMigrations,
  readerMigrations,
  searchMigrations,
  chatMigrations,
  translationMigrations,
  sshKeyMigrations,
];

export interface MydocDeps {
  database: Database;
  log: Logger;
  content: Pick<PublishedContent, 'ask' | 'pictureBase'> & Partial<Pick<PublishedContent, 'open'>>;
  /** Absent: the Studio's own calls answer nobody. */
  isEditor?: EditorCheck['isEditor'];
  sessions?: Sessions;
  passwordKey?: { readonly keyId: string; readonly publicKey: string };
  /** Decrypts what was encrypted with the password key; absent: nothing is. */
  openPassword?: (encrypted: string, purpose: string) => string | null;
  /** Absent: the search uses words alone. */
  embeddings?: EmbeddingsSettings | undefined;
  /** A model that words the answers of the chat; absent: the texts answer alone. */
  chatModel?: ChatModelSettings | undefined;
  /** Where the answers of the domain search come from; absent: the sandbox. */
  domains?: DomainSources | undefined;
  /** Absent: the embedded check, with a secret of this process. */
  humanCheck?: HumanCheckProvider;
  /** The site's address, where the site settings name none. */
  siteUrl?: string | undefined;
  /** Absent: there are quotes, but no orders. */
  orders?: OrderService;
  /** Absent: no payment notices are received. */
  payments?: Pick<PaymentNoticeDeps, 'now' | 'secrets' | 'merchant' | 'receive'>;
  limits?: CallLimits;
  /** A monotonic clock in milliseconds; absent: the machine's. */
  monotonicMs?: () => number;
}

export interface Mydoc {
  /** Something was published: the next reads query the CMS first. */
  contentChanged(): void;
  /** Makes the next reads query the CMS first for what a replica has recorded as published since the last look. */
  lookForPublications(): Promise<void>;
  /** As the call of the pages answers. */
  readonly pricesBefore: ReadPricesBefore;
  /** For the e-mails of orders. */
  readonly orderContent: ReadOrderContent;
}

/** Registers every call of `/myDoc` in the app, and their OpenAPI description. */
export async function registerMydoc(app: FastifyInstance, deps: MydocDeps): Promise<Mydoc> {
  const { database, log, content } = deps;
  const { executor } = database;
  const sessions = deps.sessions ?? noSessions;
  const limits = deps.limits ?? defaultCallLimits;
  const contentCache = createContentCache({ ask: content.ask, open: content.open, executor, log });
  const databaseNow = createDatabaseClock(executor);
  const sessionOf = (visitor: Visitor): Promise<Session | null> => readSession(sessions, visitor);
  const accountOf = async (visitor: Visitor): Promise<string | null> => (await sessionOf(visitor))?.accountId ?? null;
  const profileOf = async (accountId: string): Promise<AccountProfile | null> => sessions.profile?.(accountId) ?? null;
  const coupons = couponParts(deps, contentCache);
  const welcome = createWelcome(coupons);
  const orderContent = createOrderContent(contentCache, deps.siteUrl);
  const isEditor = deps.isEditor ?? (async () => false);
  const openServerPassword = (encrypted: string): string | null => deps.openPassword?.(encrypted, 'server') ?? null;
  const groups = groupArea(app, deps, {
    contentCache,
    databaseNow,
    sessionOf,
    profileOf,
    isEditor,
    hasPaid: coupons.hasPaid,
    openPassword: openServerPassword,
  });
  const { handlers: domains, names } = domainArea(app, deps, contentCache);
  const stock = watchedStock(app, deps);
  const pricesBefore = pricesFromHistory(app, deps, databaseNow);
  const tally = createVisitTally(executor);
  const reads = createArticleReads(executor, createDailyDeletion(oldIn(executor), log));
  // the database is closed after the app: pending counts are written by then
  app.addHook('onClose', async () => void (await Promise.all([tally.idle(), reads.idle()])));
  await app.register(
    envelopeRoutes({
      log,
      limits: { read: bucketsFor(limits.readsPerMinute), action: bucketsFor(limits.actionsPerMinute) },
      description: JSON.stringify(openApiDocument()),
      handlers: [
        ...documentHandlers(deps, { contentCache, databaseNow, accountOf, isEditor, tally, reads }),
        ...shopWindowHandlers(deps, pricesBefore),
        ...orderAreaHandlers({
          database,
          contentCache,
          databaseNow,
          stock,
          orderService: deps.orders,
          profileOf,
          coupons,
          spendProof: (tx, proof) => spendProof(tx, proof, 'order'),
          accountOf,
          nameOf: async (visitor) => shownName(await sessionOf(visitor)),
          orderContent,
          names,
          isEditor,
          openPassword: openServerPassword,
        }),
        ...groups,
        ...domains,
        ...couponHandlers({ ...coupons, databaseNow, accountOf, profileOf, welcome }),
        ...accountHandlers({ sessions, log, passwordKey: deps.passwordKey, welcome, gated: seenByGates(coupons) }),
        ...translationHandlers({ database, isEditor }),
        ...sshKeyHandlers({ database, accountOf }),
        ...figureHandlers({ sources: figureSources(executor, contentCache), databaseNow, isEditor }),
        ...humanHandlers({ database, provider: deps.humanCheck ?? createAltchaProvider({ secret: newSecret(), now: systemClock }) }),
      ],
    }),
  );
  await registerNotices(app, deps);
  const publications = watchContent(database, contentCache);
  app.addHook('onClose', () => publications.stop());
  return { contentChanged: () => contentCache.contentChanged(), lookForPublications: publications.poll, pricesBefore, orderContent };
}

/** What coupons need of the content and of the orders. */
const couponParts = ({ database, orders }: MydocDeps, contentCache: ContentCache) => ({
  database,
  campaigns: contentCache.add(campaignsShape).read,
  hasPaid: (holder: { accountId: string; personId: string | null }) => hasPaidOrder(database.executor, holder),
  freeOverdue: async (accountId: string) => orders && closeOverdueWithCoupon({ database, outbox: orders.outbox }, accountId),
});

/** An account as every gate sees it, also one that only newcomers pass. */
const seenByGates =
  (deps: Pick<ClaimDeps, 'hasPaid'>): AccountDeps['gated'] =>
  (profile) =>
    gatedAccount(deps, profile, { newcomersOnly: true });

/** What any replica publishes counts on this one; what the CMS answers to one is there for those that it does not answer. */
const watchContent = (database: Database, contentCache: ContentCache): PublicationWatch =>
  watchPublications(database, {
    published: () => {
      contentCache.contentChanged();
      if (database.profile.connections > 1) void contentCache.refresh();
    },
    persisted: () => contentCache.persistedElsewhere(),
  });
type GroupParts = Omit<GroupAreaDeps, 'database' | 'log' | 'outbox' | 'monotonicMs'>;

/** Group buying, where there are orders. Who waits for a group is answered before the app waits for its calls. */
function groupArea(app: FastifyInstance, { database, log, orders, monotonicMs }: MydocDeps, parts: GroupParts): readonly CallHandler[] {
  if (!orders) return [];
  const { handlers, stop } = createGroupArea({ ...parts, database, log, monotonicMs, outbox: orders.outbox });
  app.addHook('preClose', async () => stop());
  return handlers;
}

/** The stock, and who waits for it to change; what changes is recorded. */
function watchedStock(app: FastifyInstance, { database, log, orders, monotonicMs }: MydocDeps) {
  const readStock = createStockReader(database.executor, monotonicMs);
  const recorder = orders && createStockRecorder({ database, log, readStock, changed: recordRestock(orders.outbox) });
  const watch = createStockWatch({ readStock, onChange: () => void recorder?.poll() });
  app.addHook('preClose', async () => watch.stop());
  app.addHook('onClose', async () => recorder?.stop());
  return { readStock, watch };
}

/** The search for domains. Who waits for an answer gets one before the app waits for its calls. */
function domainArea(app: FastifyInstance, { domains = {}, monotonicMs }: MydocDeps, contentCache: ContentCache) {
  const { handlers, names, stop } = createDomainArea({ contentCache, sources: domains, monotonicMs });
  app.addHook('preClose', async () => stop());
  return { handlers, names };
}

/** What no page calls: notices of the account centre, about payments and accounts, and the unsubscribe address of e-mails about stock. */
async function registerNotices(app: FastifyInstance, { database, log, payments, limits = defaultCallLimits }: MydocDeps): Promise<void> {
  await app.register(oneClickStopRoute({ executor: database.executor, limit: bucketsFor(limits.actionsPerMinute) }));
  if (!payments) return;
  await app.register(paymentNoticeRoutes({ database, log, ...payments }));
  await app.register(accountNoticeRoutes({ database, ...payments, forget: forgetAccount }));
}

/** The history of prices is read as soon as the app listens: a long one takes seconds, which no page's first caller has to wait. */
function readHistoryEarly(app: FastifyInstance, { database, log }: MydocDeps, databaseNow: DatabaseClock): StateReader {
  const readStates = createStateReader(database.executor);
  app.addHook('onListen', (done) => {
    databaseNow()
      .then(readStates)
      .catch((error: unknown) => log.warn({ err: error }, 'the history of prices is read for its first caller'));
    done();
  });
  return readStates;
}

/** The prices before a reduction, by what was published and sold. */
const pricesFromHistory = (app: FastifyInstance, deps: MydocDeps, databaseNow: DatabaseClock): ReadPricesBefore => {
  const { executor } = deps.database;
  return createPricesBefore({
    executor,
    databaseNow,
    readStates: readHistoryEarly(app, deps, databaseNow),
    monotonicMs: deps.monotonicMs,
    paidSales: (choice, beforeMs) => listPaidSales(executor, choice, beforeMs),
  });
};

/** What a visitor needs before an order: currencies, prices before a reduction, referrals, the contact form. */
function shopWindowHandlers({ database, limits }: MydocDeps, pricesBefore: ReadPricesBefore): readonly CallHandler[] {
  const { executor } = database;
  return [
    ...moneyHandlers(),
    ...priceHandlers(pricesBefore),
    ...referralHandlers({ executor }),
    ...contactHandlers({
      database,
      limit: createTokenBuckets((limits ?? defaultCallLimits).tickets ?? defaultTicketLimit),
      spendProof: (tx, proof) => spendProof(tx, proof, 'contact'),
    }),
  ];
}

/** What is stored for a time only, and has no deletion of its own that comes often enough. */
const oldIn = (executor: MydocDeps['database']['executor']) =>
  [forgetOldReads, forgetOldSearches, forgetRemovedFavourites, forgetOldStock, forgetOldAlerts].map((forget) => () => forget(executor));

interface DocumentParts {
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
  readonly accountOf: (visitor: Visitor) => Promise<string | null>;
  readonly isEditor: EditorCheck['isEditor'];
  readonly tally: ReturnType<typeof createVisitTally>;
  readonly reads: ReturnType<typeof createArticleReads>;
}

/** What is read: the site's lists, announcements, the search, and what readers say, keep and open. */
function documentHandlers(
  { database: { executor }, log, content, embeddings, chatModel, monotonicMs }: MydocDeps,
  { contentCache, databaseNow, accountOf, isEditor, tally, reads }: DocumentParts,
): readonly CallHandler[] {
  const meaning = embeddings && createMeaningIndex({ embed: createEmbed(embeddings), log });
  const shop = createShopReader({ contentCache, executor, monotonicMs });
  const find = createDocumentSearch({ contentCache, databaseNow, meaning });
  return [
    ...siteHandlers({ contentCache, pictureBase: content.pictureBase, databaseNow }),
    ...announcementHandlers({ contentCache, databaseNow }),
    ...searchHandlers({ contentCache, find, executor, log, isEditor, shop }),
    ...chatHandlers({ contentCache, databaseNow, executor, log, find, isEditor, model: chatModel }),
    ...readerHandlers({ executor, contentCache, databaseNow, accountOf, isEditor }),
    ...visitHandlers({ tally, reads, contentCache, databaseNow }),
  ];
}

const bucketsFor = (perMinute: number) => createTokenBuckets({ atOnce: perMinute, perMinute });
