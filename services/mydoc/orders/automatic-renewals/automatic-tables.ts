/** Servers that are renewed automatically: what their buyers agreed to, and what became of the last try. */
export const automaticRenewalStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS server_automatic_renewal (
    order_id uuid PRIMARY KEY REFERENCES server_order (id),
    account_id text NOT NULL,
    period text NOT NULL,
    language text NOT NULL,
    agreed_minor bigint NOT NULL CHECK (agreed_minor >= 0),
    terms_version integer NOT NULL,
    terms_language text,
    terms_fingerprint text,
    turned_on_at timestamptz NOT NULL DEFAULT now(),
    look_at timestamptz NOT NULL,
    tried_end timestamptz,
    outcome text)`,
  'CREATE INDEX IF NOT EXISTS server_automatic_renewal_look ON server_automatic_renewal (look_at)',
  'CREATE INDEX IF NOT EXISTS server_automatic_renewal_account ON server_automatic_renewal (account_id)',
];
