import { randomUUID } from 'node:crypto';
import type { createOrder } from '#lib/contracts/calls/orders/order-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Outbox } from '../order-store.ts';
import type { QuoteBody, QuoteRequest } from '../quotes/quote-rules.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import type { StoredQuote } from '../quotes/quote-store.ts';
import type { ChangeRequest } from '../changes/change-rules.ts';
import type { RenewalRequest } from '../renewals/renewal-rules.ts';
import type { NameQuoteBody, NameRequest } from '../names/name-terms.ts';
import type { PriceName } from '../names/price-name.ts';
import type { OrderTerms, ServerTerms } from '../order-terms.ts';
import type { NewOrder } from './new-order.ts';
import type { SaleSettings } from './sale-settings.ts';
import type { TosEdition } from './tos-versions.ts';

export interface PlaceOrderDeps {
  database: Database;
  outbox: Outbox;
  quoteService: QuoteService;
  /** The account's profile; null if the account no longer exists. */
  profileOf(accountId: string): Promise<Pick<AccountProfile, 'barred' | 'personId'> | null>;
  /** Consumes the proof of human verification; true once, and only if the transaction commits. */
  spendProof(tx: Executor, proof: string): Promise<boolean>;
  /** The terms of service that may be accepted now. */
  tosInForce(): Promise<readonly TosEdition[]>;
  saleSettings(): Promise<SaleSettings>;
  /** Prices the registration of a name; the registrar is asked again. */
  priceName: PriceName;
}

export interface OrderingVisitor {
  readonly accountId: string;
  /** In which the buyer read the terms. */
  readonly language: Language;
  /** The code of the latest affiliate link by which this browser came, within 30 days. */
  readonly referrer: string | null;
  /** From which a registrar is asked about a name. */
  readonly address: string;
}

export type PlaceOrderInput = CallInput<typeof createOrder>;

export interface PlacedFrom<Terms extends OrderTerms = ServerTerms> {
  readonly input: PlaceOrderInput;
  readonly quote: StoredQuote;
  /** What the quote promised. */
  readonly quoted: Terms;
}

/** Until it is known which text is in force. */
const noText: NewOrder['tos'] = { language: null, fingerprint: null };

export type OrderingPerson = OrderingVisitor & { readonly personId: string | null };

/** What every order takes from who places it, from the form and from the quote. */
export const placedBy = ({ accountId, personId, language, input, quote }: PlacedFrom<OrderTerms> & OrderingPerson) => ({
  id: randomUUID(),
  accountId,
  language,
  personId,
  key: input.key,
  quoteId: input.quote,
  rootQuoteId: quote.rootId,
  termsVersion: input.termsVersion,
  tos: noText,
});

export interface PreparedOrder {
  readonly ok: true;
  readonly order: NewOrder;
  readonly request: QuoteRequest | RenewalRequest | ChangeRequest | NameRequest;
  /** The price now, which has to be agreed to if the quote no longer holds and it is dearer. */
  readonly body: QuoteBody | NameQuoteBody;
  readonly isDearer: boolean;
}
