import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { namedQuantity } from '#lib/catalogue/quantity.ts';
import { quote, type Quote, type ReplacedQuote, type WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { quoteDetail, type OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { encryptForServer } from '../password/encrypt-for-server.ts';
import { setupOnTheWire } from '../setup/setup-on-the-wire.ts';

/** Why there is no quote: nobody is logged in, the service refused, or did not answer. */
type QuoteAbsence = 'log-in' | 'refused' | 'unavailable';

export type QuoteResult =
  /** `replaced`: the quote in whose place it is, if the account has that. */
  | { readonly ok: true; readonly id: string; readonly quote: Quote; readonly replaced?: ReplacedQuote | undefined }
  /** `left`: fewer servers than were asked for, where that is why. */
  | { readonly ok: false; readonly key: string | null; readonly why: QuoteAbsence; readonly left?: number };

export type FoundQuote<Found = Quote> =
  /** `ordered`: what was ordered of it already. */
  | { readonly kind: 'quote'; readonly quote: Found; readonly ordered?: OrderedAs | null }
  | { readonly kind: 'expired' }
  /** Another account's, or an expired one: the service does not say which. */
  | { readonly kind: 'not-held' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'unavailable' };

/** The input of a quote; also of an older one, whose form no longer exists. */
type QuotedConfiguration = Omit<PurchaseConfiguration, 'password' | 'fast'>;

interface QuoteInput {
  configuration: QuotedConfiguration;
  currency: Currency;
  /** Empty: none is sent, the quote is only displayed. */
  password: string;
  setup?: WireSetup;
  /** An earlier quote, whose coupon is kept where it still applies, and which the answer tells of; absent or null: there is none. */
  replaces?: string | null;
}

/** A configuration on the wire: codes, sizes and choices, never a price. */
function onTheWire({
  region,
  model,
  disk,
  traffic,
  dataDisks,
  bandwidthMbps,
  image,
  securityGroup,
  snapshot,
  quantity = 1,
}: QuotedConfiguration): WireConfiguration {
  return {
    region,
    model,
    disk: { ...disk },
    traffic,
    bandwidthMbps,
    securityGroup,
    image,
    dataDisks: dataDisks.map((each) => ({ ...each })),
    snapshot: snapshot ? { ...snapshot, weekdays: [...snapshot.weekdays] } : null,
    ...namedQuantity(quantity),
  };
}

/** Requests a quote; the password leaves this page encrypted or not at all. */
export async function requestQuote({ configuration, currency, password, setup = {}, replaces = null }: QuoteInput): Promise<QuoteResult> {
  const encrypted = password === '' ? null : await encryptForServer(password);
  if (encrypted?.ok === false) return { ok: false, key: null, why: 'unavailable' };
  const params = {
    configuration: onTheWire(configuration),
    period: configuration.period,
    currency,
    ...(configuration.promotion === null ? {} : { promotion: configuration.promotion }),
    ...(replaces === null ? {} : { inPlaceOf: replaces }),
    ...(encrypted ? { password: encrypted.text } : {}),
    ...setupOnTheWire(setup),
  };
  const result = await makeCall(quote, { params });
  if (result.ok) {
    const { replaced, ...made } = result.message;
    return { ok: true, id: made.id, quote: made, replaced };
  }
  return { ok: false, key: 'key' in result ? result.key : null, why: absenceOf(result), ...fewLeft(result) };
}

const fewLeft = (failure: MydocFailure): { left?: number } =>
  failure.kind === 'refused' && failure.key === 'tooFewLeft' ? { left: Number(failure.values.left) } : {};

function absenceOf({ kind }: MydocFailure): QuoteAbsence {
  if (kind === 'login') return 'log-in';
  return kind === 'refused' ? 'refused' : 'unavailable';
}

/** An existing quote of a server, or why it is not available. */
export async function findQuote(id: string): Promise<FoundQuote> {
  const found = await findAnyQuote(id);
  if (found.kind !== 'quote') return found;
  const { quote, ordered = null } = found;
  return 'domain' in quote ? { kind: 'not-held' } : { kind: 'quote', quote, ordered };
}

/** An existing quote, or why it is not available. */
export async function findAnyQuote(id: string): Promise<FoundQuote<Quote | DomainQuote>> {
  const result = await makeCall(quoteDetail, { id });
  if (result.ok) {
    const { order: ordered, ...found } = result.message;
    return { kind: 'quote', quote: found, ordered };
  }
  const why = absenceOf(result);
  if (why !== 'refused') return { kind: why };
  return { kind: 'key' in result && result.key === 'quoteExpired' ? 'expired' : 'not-held' };
}
