import type { TestedElsewhere } from './entry.ts';

/** Files of /myDoc. */
export const ofMydoc: readonly TestedElsewhere[] = [
  {
    test: 'tests/services/mydoc/groups/group-course.test.ts',
    because: 'A group is seen from its creation to its end, by calls, with orders, stock and ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/group-seats/seat-store.ts',
      'services/mydoc/groups/group-message.ts',
      'services/mydoc/groups/group-reader.ts',
      'services/mydoc/groups/leave-seat.ts',
      'services/mydoc/groups/settle-group.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/groups/take-seat.test.ts',
    because: 'A seat and its order are taken together.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/seats/place-seat.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/placement/create.test.ts',
    because: 'What is inserted is what was ordered.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/placement/new-order.ts'],
  },
  {
    test: 'tests/services/mydoc/readers/ratings.test.ts',
    because: 'Ratings and favourites are given and read by calls.',
    files: ['services/mydoc/readers/reader-handlers.ts'],
  },
  {
    test: 'tests/services/mydoc/prices/price-recorder.test.ts',
    because: 'What is recorded is read as a history.',
    files: ['services/mydoc/prices/selling-states.ts', 'services/mydoc/prices/public-codes.ts'],
  },
  {
    test: 'tests/services/mydoc/search/search-handlers.test.ts',
    because: 'A row is what the call answers.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/search/document-search.ts', 'services/mydoc/search/search-rows.ts'],
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
    because: 'Quotes as a buyer asks for them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/quotes/quote-handlers.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/stock/stock.test.ts',
    because: 'The stock of a new database is what the calls answer.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/stock/first-stock.ts'],
  },
  {
    test: 'tests/services/mydoc/site/site-handlers.test.ts',
    because: 'Lists of the site are read by its calls.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/site/page-seo.ts', 'services/mydoc/site/site-lists.ts'],
  },
  {
    test: 'tests/services/mydoc/visits/visit-handlers.test.ts',
    because: 'A visit is counted by its call.',
    files: ['services/mydoc/visits/visit-tally.ts', 'services/mydoc/visits/visited-page.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/coupon-orders.test.ts',
    because: 'The coupon of a quote and of its order, over the calls that a buyer makes.',
    files: ['services/mydoc/orders/quotes/coupon-quote.ts'],
  },
];
