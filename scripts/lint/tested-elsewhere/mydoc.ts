import type { TestedElsewhere } from './entry.ts';

/** Files of /myDoc. */
export const ofMydoc: readonly TestedElsewhere[] = [
  {
    test: 'tests/services/mydoc/orders/mails/write-order-mail.test.ts',
    because: 'E-mails are written from what the CMS has to say.',
    files: [
      'services/mydoc/orders/order-content.ts',
      'services/mydoc/orders/mails/mail-facts.ts',
      'services/mydoc/orders/mails/server-bodies.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/renewals/renewals.test.ts',
    because: 'A renewal is seen from its quote to the new end of its server, by calls, with the coupon and the ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/order-message.ts',
      'services/mydoc/orders/placement/prepare-about.ts',
      'services/mydoc/orders/placement/quote-about.ts',
      'services/mydoc/orders/placement/server-refusal.ts',
      'services/mydoc/orders/renewals/renewal-rules.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/automatic-renewals/automatic-renewals.test.ts',
    because:
      'An automatic renewal is seen from its agreement to its charge and the new end of its server, by calls, with e-mails and ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/automatic-renewals/automatic-handlers.ts',
      'services/mydoc/orders/automatic-renewals/charge-renewal.ts',
      'services/mydoc/orders/automatic-renewals/coming-renewal.ts',
      'services/mydoc/orders/automatic-renewals/renew-automatically.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/names/names.test.ts',
    because: 'A name is seen from its quote to its registration or its refund, by calls, with the registrar and the ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/names/prepare-name.ts', 'services/mydoc/orders/placement/known-server.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/changes/changes.test.ts',
    because: 'A change of a server is seen from its quote to the server that it makes, by calls, with stock, coupon and ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/order-handlers.ts',
      'services/mydoc/orders/changes/change-rules.ts',
      'services/mydoc/orders/provisioning/change-step.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/withdrawals/withdrawals.test.ts',
    because: 'A withdrawal is seen from its statement to the refund, by calls, with the e-mails and the ledger.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/withdrawals/withdraw-order.ts',
      'services/mydoc/orders/withdrawals/withdrawal-handlers.ts',
      'services/mydoc/orders/withdrawals/withdrawal-store.ts',
      'services/mydoc/orders/withdrawals/withdrawal-mail.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/withdrawals/withdrawals.test.ts',
    because: 'What follows from a statement is read as the account centre gets it.',
    files: ['services/mydoc/orders/withdrawals/follow-statement.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/server-terms/sweep-terms.test.ts',
    because: 'E-mails about the end of a server are read as the account centre gets them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/mails/renewal-mail.ts'],
  },
  {
    test: 'tests/services/mydoc/translations/translations.test.ts',
    because: 'Publications are noted, asked for and settled together.',
    files: [
      'services/mydoc/translations/translation-handlers.ts',
      'services/mydoc/translations/translation-recorder.ts',
      'services/mydoc/translations/translation-store.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/domains/domain-handlers.test.ts',
    because: 'How answers of each kind arrive is seen by who asks for them.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/domains/wait-for-answers.ts'],
  },
  {
    test: 'tests/services/mydoc/content-cache/cached-query.test.ts',
    because: 'When content is asked for is seen by who reads a list.',
    files: ['services/mydoc/content-cache/refreshed-content.ts'],
  },
  {
    test: 'tests/services/mydoc/groups/group-lifecycle.test.ts',
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
    files: ['services/mydoc/groups/open-group.ts', 'services/mydoc/groups/order-seat.ts', 'services/mydoc/orders/seats/place-seat.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/stock-alerts/notify-restock.test.ts',
    because: 'Who asked by a call is told by an e-mail.',
    through: 'services/mydoc/register-mydoc.ts',
    files: [
      'services/mydoc/orders/stock-alerts/stock-alert-store.ts',
      'services/mydoc/orders/stock-alerts/stock-back-mail.ts',
      'services/mydoc/orders/stock-alerts/one-click-stop.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/orders/placement/create.test.ts',
    because: 'What is inserted is what was ordered.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/placement/new-order.ts'],
  },
  {
    test: 'tests/services/mydoc/chat/chat-handlers.test.ts',
    because: 'What is stored and counted is read by the calls.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/chat/answer-store.ts', 'services/mydoc/chat/chat-figures.ts'],
  },
  {
    test: 'tests/services/mydoc/chat/model/worded-chat.test.ts',
    because: 'A model’s words become an answer by the call, over HTTP on both sides.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/chat/model/worded-answer.ts'],
  },
  {
    test: 'tests/services/mydoc/chat/prices/price-facts.test.ts',
    because: 'A question about a price is read, calculated and worded as one.',
    through: 'services/mydoc/chat/answers/draft-answer.ts',
    files: [
      'services/mydoc/chat/answers/price-answer.ts',
      'services/mydoc/chat/questions/asked-products.ts',
      'services/mydoc/chat/questions/price-question.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/chat/questions/asked-sizes.test.ts',
    because: 'Numerals are read as parts of sizes and periods.',
    through: 'services/mydoc/chat/questions/question-text.ts',
    files: ['services/mydoc/chat/questions/numerals.ts'],
  },
  {
    test: 'tests/services/mydoc/chat/answers/draft-answer.test.ts',
    because: 'Which section answers, and what of it is quoted, is judged by questions over the whole documentation.',
    through: 'services/mydoc/chat/answers/draft-answer.ts',
    files: [
      'services/mydoc/chat/answers/text-answer.ts',
      'services/mydoc/chat/texts/best-sections.ts',
      'services/mydoc/chat/texts/phrase-synonyms.ts',
      'services/mydoc/chat/texts/question-words.ts',
      'services/mydoc/chat/texts/section-index.ts',
      'services/mydoc/chat/texts/segment-words.ts',
    ],
  },
  {
    test: 'tests/services/mydoc/chat/answers/draft-answer.test.ts',
    because: 'Answers are made of everything that is published, and rendered from quotations of whole texts.',
    files: ['services/mydoc/chat/answers/knowledge.ts', 'services/mydoc/chat/answers/render-answer.ts'],
  },
  {
    test: 'tests/services/mydoc/chat/answers/draft-answer.test.ts',
    because: 'Texts are cut into parts where they are read.',
    through: 'services/mydoc/chat/answers/knowledge.ts',
    files: ['services/mydoc/chat/texts/text-units.ts'],
  },
  {
    test: 'tests/services/mydoc/search/language-index.test.ts',
    because: 'Words are looked for, and taken for typing errors, in an index of texts.',
    through: 'services/mydoc/search/language-index.ts',
    files: ['services/mydoc/search/match-query.ts'],
  },
  {
    test: 'tests/services/mydoc/readers/ratings.test.ts',
    because: 'Ratings and favourites are given and read by calls.',
    files: ['services/mydoc/readers/reader-handlers.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/payments/payment-notices.test.ts',
    because: 'Every notice is signed alike.',
    files: ['services/mydoc/account/signed-notice.ts'],
  },
  {
    test: 'tests/services/mydoc/search/search-handlers.test.ts',
    because: 'A row is what the call answers.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/search/search-rows.ts'],
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
    files: ['services/mydoc/orders/provisioning/order-work.ts'],
  },
  {
    test: 'tests/services/mydoc/orders/payments/payment.test.ts',
    because: 'The account centre is told what is paid.',
    through: 'services/mydoc/register-mydoc.ts',
    files: ['services/mydoc/orders/describe-order.ts'],
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
