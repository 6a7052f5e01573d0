import type { MigrationSet } from '#services/platform/database/migrations.ts';
import { automaticRenewalStatements } from './automatic-renewals/automatic-tables.ts';
import { changeStatements } from './changes/change-tables.ts';
import { nameStatements } from './names/name-tables.ts';
import { firstStockStatement } from './stock/first-stock.ts';
import {
  acceptedTermsStatements,
  appendOnlyStatements,
  freeOrderStatements,
  groupOrderStatements,
  mailStatements,
  orderNumberStatements,
  orderTableStatements,
  promotionStatements,
  renewalStatements,
  rootQuoteStatements,
  severalServerStatements,
} from './order-tables.ts';
import { keptStatementStatements, withdrawalStatements, withdrawnStateStatements } from './withdrawals/withdrawal-tables.ts';

export const orderMigrations: MigrationSet = {
  area: 'orders',
  migrations: [
    {
      number: 1,
      name: 'stock by region and model, quotes',
      statements: [
        `CREATE TABLE IF NOT EXISTS server_stock (
          region text NOT NULL,
          model text NOT NULL,
          remaining integer NOT NULL CHECK (remaining >= 0),
          PRIMARY KEY (region, model))`,
        firstStockStatement,
        `CREATE TABLE IF NOT EXISTS server_quote (
          id uuid PRIMARY KEY,
          account_id text NOT NULL,
          fingerprint text NOT NULL,
          body jsonb NOT NULL,
          password text,
          created_at timestamptz NOT NULL DEFAULT now(),
          expires_at timestamptz NOT NULL)`,
        'CREATE INDEX IF NOT EXISTS server_quote_same ON server_quote (account_id, fingerprint, expires_at)',
        'CREATE INDEX IF NOT EXISTS server_quote_expiry ON server_quote (expires_at)',
      ],
    },
    { number: 2, name: 'orders, payments, refunds, history, ledger', statements: orderTableStatements },
    { number: 3, name: 'history and ledger only grow', needs: 'triggers', statements: appendOnlyStatements },
    { number: 4, name: 'orders of a person', statements: ['CREATE INDEX IF NOT EXISTS server_order_person ON server_order (person_id)'] },
    { number: 5, name: 'promotions of orders', statements: promotionStatements },
    { number: 6, name: 'orders with nothing to pay', statements: freeOrderStatements },
    {
      number: 7,
      name: 'paid sales of a configuration',
      statements: [
        'CREATE INDEX IF NOT EXISTS server_order_paid_sale ON server_order (region, model, currency, paid_at) WHERE paid_at IS NOT NULL',
      ],
    },
    {
      number: 8,
      name: 'the quote that a quote with another coupon was made of',
      statements: ['ALTER TABLE server_quote ADD COLUMN IF NOT EXISTS root_id uuid'],
    },
    { number: 9, name: 'one order of a quote and its copies', statements: rootQuoteStatements },
    { number: 10, name: 'the text of the terms that was accepted', statements: acceptedTermsStatements },
    { number: 11, name: 'orders that are seats of groups', statements: groupOrderStatements },
    { number: 12, name: 'order numbers that can be read out', statements: orderNumberStatements },
    { number: 13, name: 'e-mails of orders, methods of payments', statements: mailStatements },
    { number: 14, name: 'renewals of servers', statements: renewalStatements },
    {
      number: 15,
      name: 'texts for cloud-init, which quotes and orders name',
      statements: [
        `CREATE TABLE IF NOT EXISTS server_user_data (
          account_id text NOT NULL,
          sha256 text NOT NULL,
          content text NOT NULL,
          lines integer NOT NULL,
          given_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (account_id, sha256))`,
        'CREATE INDEX IF NOT EXISTS server_user_data_given ON server_user_data (given_at)',
      ],
    },
    {
      number: 16,
      name: 'the last configuration of an account',
      statements: [
        `CREATE TABLE IF NOT EXISTS account_choice (
          account_id text PRIMARY KEY,
          query text NOT NULL,
          saved_at timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS account_choice_age ON account_choice (saved_at)',
      ],
    },
    { number: 17, name: 'several servers of an order', statements: severalServerStatements },
    { number: 18, name: 'orders that were withdrawn from', statements: withdrawnStateStatements },
    { number: 19, name: 'statements of withdrawal', statements: withdrawalStatements },
    { number: 20, name: 'statements of withdrawal only grow', needs: 'triggers', statements: keptStatementStatements },
    { number: 21, name: 'changes of servers', statements: changeStatements },
    { number: 22, name: 'IPv6 addresses of servers', statements: ['ALTER TABLE server_order ADD COLUMN IF NOT EXISTS server_ipv6 text'] },
    { number: 23, name: 'orders of domains', statements: nameStatements },
    { number: 24, name: 'automatic renewals of servers', statements: automaticRenewalStatements },
    {
      number: 25,
      name: 'descriptions of changed servers',
      statements: ['ALTER TABLE server_order ADD COLUMN IF NOT EXISTS server_words text'],
    },
  ],
};
