/** Rule files with the tests that judge them: few and fast, since they run once for each mutant that they reach. */
export interface RuleGroup {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** Each of these files is tested by the test file of the same name. */
const mirrored = (room: string, ...names: readonly string[]): Pick<RuleGroup, 'files' | 'tests'> => ({
  files: names.map((name) => `${room}/${name}.ts`),
  tests: names.map((name) => `tests/${room}/${name}.test.ts`),
});

const orders = 'services/mydoc/orders';
const pageCache = 'services/door/page-cache';

/** Files that decide about money, rights, addresses, time, versions or limits; money first. */
export const ruleGroups: readonly RuleGroup[] = [
  { name: 'price', ...mirrored('lib/catalogue', 'price') },
  { name: 'discounts', ...mirrored('lib/catalogue', 'discounts') },
  { name: 'periods', ...mirrored('lib/catalogue', 'period-end') },
  {
    name: 'money',
    ...mirrored('lib/money', 'money', 'unit-price', 'discount-figure', 'currencies', 'format-money', 'divide-half-up', 'percent-of'),
  },
  {
    name: 'order machine',
    files: [`${orders}/order-machine.ts`],
    tests: ['order-machine', 'order-machine-histories', 'renewals/renewal-machine', 'seats/order-seat'].map(
      (name) => `tests/${orders}/${name}.test.ts`,
    ),
  },
  { name: 'days of stock', ...mirrored('lib/purchase', 'stock-history') },
  { name: 'what the imprint and the seed lack for a launch', ...mirrored('lib/company', 'trade-law', 'example-values') },
  { name: 'figures of texts', ...mirrored('lib/content', 'figures-in-text') },
  { name: 'refunds', ...mirrored('lib/orders', 'refund-amount', 'promotional', 'has-receipt') },
  { name: 'renewals', ...mirrored('lib/orders', 'renewal-price', 'server-term') },
  { name: 'cures of renewals', ...mirrored('services/mydoc/orders/renewals', 'renewal-cure') },
  { name: 'ledger', ...mirrored(`${orders}/ledger`, 'order-ledger', 'ledger-differences') },
  { name: 'differences of payments', ...mirrored(`${orders}/ledger`, 'payment-differences') },
  { name: 'quotes', ...mirrored(`${orders}/quotes`, 'quote-rules', 'held-terms') },
  { name: 'models on sale, and how many of one', ...mirrored('lib/catalogue', 'on-sale', 'quantity') },
  { name: 'limits of a purchase', ...mirrored('lib/purchase', 'check-purchase') },
  { name: 'passwords of servers', ...mirrored('lib/rules', 'server-password') },
  {
    name: 'host names, SSH keys and texts for cloud-init',
    ...mirrored('lib/rules/servers', 'host-name', 'numbered-host-names', 'ssh-key', 'user-data'),
  },
  { name: 'stock', ...mirrored('lib/purchase', 'stock') },
  { name: 'cures of promotions', ...mirrored('lib/purchase', 'promotion-cure') },
  { name: 'terms of service and settings of a sale', ...mirrored(`${orders}/placement`, 'tos-versions', 'sale-settings') },
  { name: 'terms that were agreed to', ...mirrored('lib/purchase', 'terms-in-force') },
  { name: 'rights in the lake', files: ['services/lake/editors/rights.ts'], tests: ['tests/services/lake/writes/write-rights.test.ts'] },
  { name: 'times of promotions', ...mirrored('lib/rules', 'promotion-window') },
  { name: 'accounts of editors', ...mirrored('services/lake/editors', 'account-rules', 'totp', 'recovery-codes') },
  { name: 'what the audit log says', ...mirrored('services/lake/audit', 'audited-changes') },
  { name: 'cells of CSV files', ...mirrored('lib/format', 'csv-cell') },
  { name: 'promotions in the lake', ...mirrored('services/lake/promotions', 'check-promotions') },
  { name: 'published legal versions', ...mirrored('services/lake/legal', 'frozen-version', 'legal-publication') },
  { name: 'instants of force', ...mirrored('lib/content', 'effective-instant') },
  { name: 'changes between versions', ...mirrored('lib/documents', 'version-changes', 'pair-lines', 'text-structure') },
  { name: 'addresses', ...mirrored('lib/language', 'decide-address', 'vanity-path', 'keep-query') },
  { name: 'announcements', ...mirrored('lib/announcements', 'announcement-row') },
  { name: 'redirects of the content', ...mirrored('lib/content/look-ups', 'find-redirect') },
  { name: 'page states', ...mirrored(pageCache, 'page-state') },
  {
    name: 'rendered pages',
    files: ['page-cache', 'page-entry'].map((name) => `${pageCache}/${name}.ts`),
    tests: [`tests/${pageCache}/page-cache.test.ts`],
  },
  { name: 'what Next asks of a store of pages', ...mirrored('next-internals', 'page-store-terms') },
  { name: 'pages on disk', ...mirrored(pageCache, 'disk-page-store') },
  { name: 'failed pages', ...mirrored('services/door', 'stale-on-error') },
  {
    name: 'pages for Next',
    files: [`${pageCache}/cache-handler.ts`, `${pageCache}/open-page-cache.ts`],
    tests: ['cache-handler', 'cache-handler-setup', 'cache-handler-failing'].map((name) => `tests/${pageCache}/${name}.test.ts`),
  },
  {
    name: 'revalidation manifest',
    files: ['manifest', 'manifest-entry', 'plan-refresh'].map((name) => `lib/revalidation/${name}.ts`),
    tests: ['tests/lib/revalidation/manifest-mappings.test.ts', 'tests/lib/revalidation/plan-refresh.test.ts'],
  },
  { name: 'summaries of documents', ...mirrored('lib/revalidation', 'summarise', 'document-instants') },
  { name: 'content notices', files: ['lib/revalidation/content-notice.ts'], tests: ['tests/lib/revalidation/content-notice.test.ts'] },
  { name: 'consent', ...mirrored('lib/storage', 'consent', 'consent-store') },
  { name: 'cookies', ...mirrored('lib/storage', 'cookie-terms') },
  { name: 'values of cookies', files: ['lib/storage/cookie-values.ts'], tests: ['tests/lib/storage/cookie-text.test.ts'] },
  { name: 'statistics', ...mirrored('lib/statistics', 'vendor-traces', 'scripts-allowed') },
  { name: 'articles read most', ...mirrored('services/mydoc/visits', 'most-read', 'daily-deletion') },
  { name: 'robots', ...mirrored('lib/discovery', 'robots', 'indexed-pages') },
  { name: 'instants', ...mirrored('lib/content', 'instants', 'time-window', 'recurring-window') },
  { name: 'overlays', ...mirrored('lib/overlays', 'chat-place', 'overlay-queue', 'promotion-rules', 'visible-time') },
  { name: 'pages of groups', ...mirrored('lib/group-buy', 'group-view', 'wait-pause', 'seat-prices', 'draw-number') },
  { name: 'offers in time', ...mirrored('lib/offers', 'window-state', 'judge-promotion') },
  { name: 'legal versions', ...mirrored('lib/content', 'edition-in-force') },
  { name: 'shown versions', ...mirrored('lib/documents', 'choose-edition') },
  { name: 'ratings', ...mirrored('lib/rules/articles', 'article-feedback') },
  { name: 'what readers say and keep', ...mirrored('services/mydoc/readers', 'known-article', 'searched-word') },
  { name: 'replaced and moved texts', ...mirrored('services/mydoc/content', 'previous-version', 'moved-page') },
  { name: 'own pages', ...mirrored('lib/content', 'activity-pages') },
  { name: 'times of own pages', ...mirrored('lib/blocks', 'load-activity-page') },
  { name: 'gates of accounts', ...mirrored('lib/account', 'account-gates') },
  {
    name: 'claims of coupons',
    files: ['lib/coupons/claim-refusal.ts', 'lib/coupons/usable-kinds.ts'],
    tests: ['tests/lib/coupons/claim-refusal.test.ts'],
  },
  {
    name: 'use of coupons',
    files: ['lib/coupons/judge-coupon.ts', 'lib/coupons/coupon-cure.ts'],
    tests: ['tests/lib/coupons/coupon-cure.test.ts'],
  },
  { name: 'codes and cards of coupons', ...mirrored('lib/coupons', 'coupon-code', 'card-state') },
  { name: 'coupons of orders', ...mirrored('services/mydoc/orders', 'order-coupon') },
  { name: 'groups', ...mirrored('services/mydoc/group-seats', 'group-machine') },
  { name: 'held seats', ...mirrored('services/mydoc/groups', 'held-time') },
  { name: 'seats of orders', ...mirrored(`${orders}/seats`, 'order-seat') },
  { name: 'draws', ...mirrored('lib/group-buy', 'draw', 'seen-draws') },
  { name: 'domains', ...mirrored('lib/domains', 'read-domain-search', 'label-warning', 'reserved-labels', 'alternatives') },
  { name: 'answers to domains', ...mirrored('services/mydoc/domains', 'combine-answers', 'domain-look-up', 'rdap/bootstrap') },
  { name: 'referral codes', ...mirrored('lib/rules', 'referral-code') },
  { name: 'referrals of orders', ...mirrored('services/mydoc/orders/referrals', 'referral-rules') },
  {
    name: 'prices before a reduction',
    ...mirrored('lib/price-history', 'price-before', 'price-steps', 'market-references', 'public-prices', 'price-claims', 'repeat-bound'),
  },
  { name: 'facets of a search', ...mirrored('services/mydoc/search', 'facets') },
  { name: 'searches without a result that are kept', ...mirrored('services/mydoc/search/lost', 'lost-word') },
  { name: 'prices of products that are found', ...mirrored('services/mydoc/search', 'product-offers') },
  { name: 'the gate of the assistant', ...mirrored('services/mydoc/chat/gate', 'check-answer', 'sanitise-html') },
  { name: 'what is stored of a conversation', ...mirrored('services/mydoc/chat', 'redact', 'question-limits') },
  { name: 'the language of an answer', ...mirrored('services/mydoc/chat/questions', 'question-text') },
  { name: 'masks', ...mirrored('lib/rules', 'masks') },
  { name: 'where a log-in returns to', ...mirrored('lib/mydoc', 'login-address') },
  { name: 'limits of use', ...mirrored('services/platform/limits', 'token-buckets', 'failure-limit') },
  { name: 'tries to log in', ...mirrored('services/platform/limits', 'login-attempts') },
  { name: 'turns of a queue', ...mirrored('services/platform/limits', 'bounded-queue') },
  { name: 'unsaved words', ...mirrored('studio/connection', 'recovery', 'field-changes') },
  { name: 'sizes of pictures', ...mirrored('services/lake/assets', 'size-steps') },
  { name: 'filters that cost nothing', ...mirrored('services/lake/queries', 'plain-filter') },
  { name: 'pictures of members', ...mirrored('lib/account', 'avatar') },
  { name: 'translations', ...mirrored('lib/content/translations', 'translation-record') },
  { name: 'outcomes of calls', ...mirrored('lib/mydoc', 'outcome') },
  { name: 'offers of a language', ...mirrored('lib/overlays', 'language-offer') },
  { name: 'changes of a choice', ...mirrored('lib/purchase', 'apply-choice') },
  { name: 'disks that an image made larger', ...mirrored('lib/purchase', 'raised-disk') },
  { name: 'stars', ...mirrored('lib/rules', 'star-steps') },
  { name: 'proxies', ...mirrored('services/door', 'trusted-proxies') },
  { name: 'what was sold and when', ...mirrored('services/mydoc/prices', 'selling-states') },
  { name: 'waiting pages', ...mirrored('services/platform/limits', 'long-polls') },
  { name: 'prices in the Studio', ...mirrored('studio/tools/prices', 'draft-prices', 'quote-effects') },
  { name: 'banners and orders in the Studio', ...mirrored('studio/desk', 'banner-standing', 'order/order-rows') },
  { name: 'signatures', ...mirrored('services/platform/secrets', 'signed-messages') },
];

interface NotMutated {
  readonly files: readonly string[];
  readonly because: string;
}

/** The other rules of docs/rules.md: `tests/docs/rules.test.ts` holds that each is mutated or here. */
export const notMutated: readonly NotMutated[] = [
  {
    because: 'Judged by calls to a database, minutes for each mutant; `npm run prove -- histories` tries them with new histories.',
    files: [
      'services/account-centre/sandbox/console/judge-referral.ts',
      'services/mydoc/coupons/coupon-store.ts',
      'services/mydoc/coupons/welcome-coupon.ts',
      'services/mydoc/groups/draw-coupon.ts',
      'services/mydoc/groups/settle-group.ts',
      'services/mydoc/groups/take-seat.ts',
      'services/mydoc/orders/quotes/read-setup.ts',
      'services/mydoc/orders/ledger/reconcile.ts',
      'services/mydoc/orders/order-tables.ts',
      'services/mydoc/orders/paid-history.ts',
      'services/mydoc/orders/payments/receive-payment.ts',
      'services/mydoc/orders/placement/place-order.ts',
      'services/mydoc/orders/quotes/quote-store.ts',
      'services/mydoc/readers/favourite-store.ts',
      'services/mydoc/readers/rating-store.ts',
      'services/mydoc/search/lost/lost-searches.ts',
    ],
  },
  {
    because: 'Judged by processes and servers, each started for a test; `npm run prove -- hostile` and `hostile-http` attack them.',
    files: ['services/door/security-headers.ts', 'services/lake/documents/document-size.ts', 'services/lake/queries/query-lanes.ts'],
  },
  {
    because: 'Tables without a decision: their tests repeat them.',
    files: [
      'lib/group-buy/group-limits.ts',
      'lib/content/document-limits.ts',
      'lib/contracts/error-codes.ts',
      'services/lake/queries/query-bounds.ts',
    ],
  },
  {
    because: 'Judged by many searches together: a weight or a list that is a little different is seldom wrong.',
    files: [
      'lib/search/fold.ts',
      'lib/search/question-words.ts',
      'lib/search/read-query.ts',
      'lib/search/terms.ts',
      'services/mydoc/search/find-documents.ts',
      'services/mydoc/search/highlights.ts',
      'services/mydoc/search/nearest-words.ts',
      'services/mydoc/search/asked/asked-index.ts',
      'services/mydoc/search/asked/raise-asked.ts',
      'services/mydoc/search/match-query.ts',
    ],
  },
  {
    because: 'Judged by the questions and the hostile words of the assistant together, each over the whole documentation.',
    files: [
      'services/mydoc/chat/answers/quote-section.ts',
      'services/mydoc/chat/answers/text-answer.ts',
      'services/mydoc/chat/gate/fold-prose.ts',
      'services/mydoc/chat/gate/risky-words.ts',
      'services/mydoc/chat/model/prompt.ts',
      'services/mydoc/chat/model/worded-answer.ts',
      'services/mydoc/chat/prices/price-facts.ts',
      'services/mydoc/chat/questions/price-question.ts',
      'services/mydoc/chat/questions/refused-topics.ts',
      'services/mydoc/chat/texts/best-sections.ts',
    ],
  },
  { because: 'Folders of patterns, each tested at its bounds with hostile texts.', files: ['cms-schemas/rules/', 'lib/rules/'] },
];
