/** Files with rules that are tested by a test of another name, by that test. */
export interface TestedElsewhere {
  readonly test: string;
  /** Why they have no test of their own name. */
  readonly because: string;
  /** What the test starts and uses from outside; absent: the test imports the files, directly or by one step. */
  readonly through?: string;
  readonly files: readonly string[];
}

export const testedElsewhere: readonly TestedElsewhere[] = [
  {
    test: 'tests/lib/catalogue/purchase-address.test.ts',
    because: 'An address is read and written as a whole.',
    files: ['lib/catalogue/address-reader.ts', 'lib/catalogue/read-purchase-address.ts', 'lib/catalogue/read-server-choices.ts'],
  },
  {
    test: 'tests/lib/price-history/price-before.test.ts',
    because: 'When a reduction began is what the price before depends on.',
    files: ['lib/price-history/price-steps.ts'],
  },
  {
    test: 'tests/services/mydoc/prices/price-recorder.test.ts',
    because: 'What is recorded is read as a history.',
    files: ['services/mydoc/prices/selling-states.ts', 'services/mydoc/prices/public-codes.ts'],
  },
  {
    test: 'tests/lib/home/chart-regions.test.ts',
    because: 'The chart of regions shows the least price in each currency.',
    files: ['lib/catalogue/all-prices.ts'],
  },
  {
    test: 'tests/lib/activities/load-promotion.test.ts',
    because: 'A promotion is what sells a server at a discount.',
    through: 'lib/activities/load-promotion.ts',
    files: ['lib/catalogue/offer-prices.ts', 'lib/offers/sold-server.ts'],
  },
  {
    test: 'tests/lib/company/load-company-pages.test.ts',
    because: 'Company pages are loaded by one test.',
    files: ['lib/company/load-contact.ts'],
  },
  {
    test: 'tests/lib/content/queries/navigation-query.test.ts',
    because: 'Pictures of the menu and the settings are whole or absent.',
    files: ['lib/content/values/whole-picture.ts'],
  },
  {
    test: 'tests/lib/discovery/texts.test.ts',
    because: 'Texts for robots are made, sent and remembered together.',
    files: ['lib/discovery/generated-files.ts', 'lib/discovery/cached-value.ts'],
  },
  {
    test: 'tests/lib/documents/help-tree.test.ts',
    because: 'Neighbours and trail of a help text follow from the tree.',
    files: ['lib/documents/help-surroundings.ts'],
  },
  { test: 'tests/lib/home/load-home.test.ts', because: 'The home page is loaded block by block.', files: ['lib/home/home-blocks.ts'] },
  {
    test: 'tests/lib/orders/order-page.test.ts',
    because: 'What an order’s page says, state by state.',
    files: ['lib/orders/build-progress.ts', 'lib/orders/order-notes.ts', 'lib/orders/pay-address.ts', 'lib/orders/poll-interval.ts'],
  },
  {
    test: 'tests/components/orders/order-view.test.tsx',
    because: 'The steps of an order are looked at where they are drawn.',
    through: 'components/orders/order-view.tsx',
    files: ['lib/orders/order-steps.ts'],
  },
  {
    test: 'tests/lib/purchase/typed-values.test.ts',
    because: 'What the form reads of a visitor, and what its button says.',
    files: ['lib/purchase/button-state.ts'],
  },
  {
    test: 'tests/lib/purchase/password.test.ts',
    because: 'Passwords are made and judged together.',
    files: ['lib/purchase/generate-password.ts'],
  },
  {
    test: 'tests/lib/purchase/one-price-everywhere.test.ts',
    because: 'Every place that shows a price shows the same one.',
    files: ['lib/home/plan-cards.ts', 'lib/purchase/calculator.ts', 'lib/purchase/plan-rows.ts'],
  },
  {
    test: 'tests/lib/purchase/one-price.test.ts',
    because: 'The list of plans and the configurator show one price.',
    files: ['lib/purchase/load-plan-list.ts'],
  },
  {
    test: 'tests/lib/share-picture/share-picture.test.ts',
    because: 'A share picture is addressed and drawn together.',
    files: ['lib/share-picture/picture-address.ts'],
  },
  {
    test: 'tests/lib/storage/cookie-text.test.ts',
    because: 'Cookies are read as they are written.',
    files: ['lib/storage/cookie-header.ts'],
  },
  {
    test: 'tests/lib/storage/stored-values.test.ts',
    because: 'Storage is blocked or broken for every value alike.',
    files: ['lib/storage/storage-result.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/outcomes.test.ts',
    because: 'The account centre answers, refuses and fails.',
    files: ['services/account-centre/account-centre.ts'],
  },
  {
    test: 'tests/services/account-centre/form-keys.test.ts',
    because: 'Keys of forms are made and renewed.',
    files: ['services/account-centre/sandbox/accounts/key-table.ts'],
  },
  {
    test: 'tests/services/account-centre/sandbox.test.ts',
    because: 'The sandbox is used as a person does: over HTTP, page by page.',
    through: 'services/account-centre/account-centre.ts',
    files: [
      'services/account-centre/sandbox/console-routes.ts',
      'services/account-centre/sandbox/console/settle-payment.ts',
      'services/account-centre/sandbox/entry-routes.ts',
      'services/account-centre/sandbox/form-routes.ts',
      'services/account-centre/sandbox/pages/account-pages.ts',
      'services/account-centre/sandbox/pages/console-frame.ts',
      'services/account-centre/sandbox/pages/fields.ts',
      'services/account-centre/sandbox/pages/orders-page.ts',
      'services/account-centre/sandbox/real-name-routes.ts',
      'services/account-centre/sandbox/sandbox.ts',
      'services/account-centre/sandbox/visit.ts',
    ],
  },
  {
    test: 'tests/services/account-centre/contract.test.ts',
    because: 'The contract of an account centre, over HTTP.',
    through: 'services/account-centre/account-centre.ts',
    files: [
      'services/account-centre/sandbox/centre-api-handlers.ts',
      'services/account-centre/sandbox/centre-api-routes.ts',
      'services/account-centre/sandbox/console/payment-list.ts',
    ],
  },
  {
    test: 'tests/services/embedded-accounts.test.ts',
    because: 'Accounts of a first start.',
    files: ['services/account-centre/sandbox/seed-visitors.ts', 'services/lake/editors/ensure-editors.ts'],
  },
  {
    test: 'tests/services/door/page-cache/cache-handler.test.ts',
    because: 'Next’s cache, as Next calls it.',
    files: ['services/door/page-cache/redis-page-store.ts'],
  },
  {
    test: 'tests/services/door/door.test.ts',
    because: 'What the door answers, header by header.',
    through: 'services/door/door.ts',
    files: ['services/door/page-caching.ts', 'services/door/refusal.ts'],
  },
  {
    test: 'tests/services/lake/contract.test.ts',
    because: 'The lake’s API over HTTP, as Sanity’s client calls it.',
    through: 'services/lake/lake.ts',
    files: [
      'services/lake/documents/reference-integrity.ts',
      'services/lake/documents/references.ts',
      'services/lake/documents/store.ts',
      'services/lake/error-facts.ts',
      'services/lake/http/errors.ts',
      'services/lake/http/query-routes.ts',
      'services/lake/http/write-routes.ts',
      'services/lake/lake.ts',
      'services/lake/queries/perspective.ts',
      'services/lake/queries/source-map.ts',
      'services/lake/writes/actions.ts',
      'services/lake/writes/mutations.ts',
      'services/lake/writes/query-mutations.ts',
      'services/lake/writes/write-targets.ts',
    ],
  },
  {
    test: 'tests/services/lake/contract-around.test.ts',
    because: 'What is around documents in the lake’s API.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/history-table.ts', 'services/lake/http/history-routes.ts'],
  },
  {
    test: 'tests/services/lake/documents/long-histories.test.ts',
    because: 'Histories are read over HTTP, portion by portion.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/history.ts'],
  },
  {
    test: 'tests/services/lake/writes/large-writes.test.ts',
    because: 'The bound on documents is a refusal of writes.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/documents/document-size.ts'],
  },
  {
    test: 'tests/services/lake/assets/asset-routes.test.ts',
    because: 'Files and pictures are sent and fetched over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/assets/file-asset.ts', 'services/lake/http/asset-routes.ts'],
  },
  {
    test: 'tests/services/lake/assets/output-size.test.ts',
    because: 'What a request asks for decides the size of the picture.',
    files: ['services/lake/assets/image-request.ts'],
  },
  {
    test: 'tests/services/lake/assets/image-asset.test.ts',
    because: 'Colours are read with the rest of a picture.',
    files: ['services/lake/assets/palette.ts'],
  },
  {
    test: 'tests/services/lake/editors/login.test.ts',
    because: 'Editors log in over HTTP.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/editors/identity.ts', 'services/lake/http/login-routes.ts'],
  },
  {
    test: 'tests/services/lake/events/listen.test.ts',
    because: 'A listener is one of many of the hub.',
    files: ['services/lake/events/listener.ts'],
  },
  {
    test: 'tests/services/lake/events/mux.test.ts',
    because: 'Streams and presence over one socket.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/sockets/mux.ts', 'services/lake/sockets/presence.ts'],
  },
  {
    test: 'tests/services/lake/queries/query-child.test.ts',
    because: 'The process and its watch are started as they are in use.',
    through: 'services/lake/queries/query-child.ts',
    files: ['services/lake/queries/query-process.ts', 'services/lake/queries/query-watch.ts'],
  },
  {
    test: 'tests/services/lake/webhooks/webhooks.test.ts',
    because: 'A webhook’s body is read where it arrives.',
    through: 'services/lake/lake.ts',
    files: ['services/lake/webhooks/webhook-body.ts'],
  },
  {
    test: 'tests/services/lake/writes/patch-work.test.ts',
    because: 'What a patch costs follows from its paths and values.',
    through: 'services/lake/writes/mutations.ts',
    files: ['services/lake/documents/json-weight.ts', 'services/lake/writes/patch-path.ts'],
  },
  {
    test: 'tests/services/mydoc/envelope/envelope.test.ts',
    because: 'Every call goes through the envelope, over HTTP.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/envelope/call-handler.ts',
      'services/mydoc/envelope/envelope-routes.ts',
      'services/mydoc/envelope/visitor.ts',
      'services/mydoc/register-mydoc.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/human/human-handlers.test.ts',
    because: 'Each provider of the human check is asked by the call.',
    files: ['services/mydoc/human/altcha-provider.ts', 'services/mydoc/human/widget-provider.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/histories.test.ts',
    because: 'Histories of orders, step by step at random.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/order-store.ts',
      'services/mydoc/orders/payments/receive-payment.ts',
      'services/mydoc/orders/refunds/settle-refund.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/payments/payment.test.ts',
    because: 'Payments as a buyer makes them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/payments/pay-order.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/placement/create.test.ts',
    because: 'Orders as a buyer places them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/placement/place-order.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/delivery.test.ts',
    because: 'Servers as the outbox has them built.',
    files: ['services/mydoc/orders/provisioning/provision-order.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/outbox.test.ts',
    because: 'The outbox, killed and taken up again.',
    files: ['services/mydoc/orders/order-area.ts', 'services/mydoc/orders/provisioning/order-work.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/ledger/reconcile.test.ts',
    because: 'Refunds end in the books.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/refunds/refund-order.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/quotes/quote.test.ts',
    because: 'Quotes and stock as a buyer asks for them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/quotes/quote-handlers.ts', 'services/mydoc/orders/stock/first-stock.ts'],
  },
  {
    test: 'tests/services/mydoc/site/site-handlers.test.ts',
    because: 'Lists of the site are read by its calls.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/site/site-lists.ts'],
  },
  {
    test: 'tests/services/mydoc/visits/visit-handlers.test.ts',
    because: 'A visit is counted by its call.',
    files: ['services/mydoc/visits/visit-tally.ts', 'services/mydoc/visits/visited-page.ts'],
  },
  {
    test: 'tests/services/platform/database/migrations.test.ts',
    because: 'States of a database are met by those who work on it.',
    files: ['services/platform/database/sql-state.ts'],
  },
  {
    test: 'tests/e2e/replicas/replicas.spec.ts',
    because: 'They put the services together and start them; every browser test runs on them.',
    through: 'scripts/stack/run-stack.ts',
    files: ['services/main.ts', 'services/mydoc/content/content-area.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/coupon-orders.test.ts',
    because: 'The coupon of a quote and of its order, over the calls that a buyer makes.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/quotes/coupon-quote.ts'],
  },
  {
    test: 'tests/lib/coupons/coupon-cure.test.ts',
    because: 'What applies, and what would help where it does not, are judged together.',
    files: ['lib/coupons/judge-coupon.ts'],
  },
];
