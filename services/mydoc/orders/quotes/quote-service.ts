import { createHash, randomUUID } from 'node:crypto';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PromotionTerms } from '#lib/offers/promotion-terms.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { NumberedContent } from '#services/mydoc/content-cache/cached-query.ts';
import { together } from '#services/mydoc/content-cache/together.ts';
import type { CachedCatalogue } from './catalogue-cache.ts';
import { makeQuote, type QuoteBody, type QuoteRequest } from './quote-rules.ts';
import { addQuote, findSameQuote, type StoredQuote } from './quote-store.ts';
import type { StockRow } from '../stock/stock-store.ts';
import type { ChangeRequest } from '../changes/change-rules.ts';
import type { NameQuoteBody, NameRequest } from '../names/name-terms.ts';
import type { RenewalRequest } from '../renewals/renewal-rules.ts';

/** The request and its price, by the current catalogue. */
interface Priced {
  readonly ok: true;
  readonly body: QuoteBody;
  readonly catalogue: Catalogue;
}

export interface QuoteService {
  /** The catalogue that quotes are priced by, and its fingerprint. */
  readCatalogue(): Promise<{ readonly catalogue: Catalogue; readonly catalogueHash: string }>;
  /** The stock, by which a request is refused. */
  readStock(): Promise<readonly StockRow[]>;
  /** Prices a request, or says what prevents it. */
  price(request: QuoteRequest): Promise<Priced | Refusal>;
  /** Issues a quote for half an hour; the same request gets the same quote while more than 5 minutes of it are left. */
  issue(
    accountId: string,
    request: QuoteRequest | RenewalRequest | ChangeRequest | NameRequest,
    body: QuoteBody | NameQuoteBody,
    password: string | null,
  ): Promise<StoredQuote>;
}

/** The promotions, and the instant at which they are judged. */
interface Offered {
  readonly promotions: readonly PromotionTerms[];
  readonly nowMs: number;
}

const noneOffered: Offered = { promotions: [], nowMs: 0 };

export function createQuoteService(deps: {
  executor: Executor;
  catalogue: NumberedContent<CachedCatalogue>;
  promotions: NumberedContent<readonly PromotionTerms[]>;
  databaseNow: () => Promise<number>;
  readStock: () => Promise<readonly StockRow[]>;
}): QuoteService {
  const both = together({ catalogue: deps.catalogue, promotions: deps.promotions });
  /** The prices, and the promotions of the same moment where one is asked for. */
  const readPriced = async ({ promotion }: QuoteRequest): Promise<{ catalogue: CachedCatalogue; offered: Offered }> => {
    if (promotion === undefined) return { catalogue: await deps.catalogue.read(), offered: noneOffered };
    const [{ catalogue, promotions }, nowMs] = await Promise.all([both.read(), deps.databaseNow()]);
    return { catalogue, offered: { promotions, nowMs } };
  };
  return {
    readCatalogue: async () => {
      const { catalogue, hash } = await deps.catalogue.read();
      return { catalogue, catalogueHash: await hash() };
    },
    readStock: deps.readStock,
    price: async (request) => {
      const [priced, stock] = await Promise.all([readPriced(request), deps.readStock()]);
      const { offered } = priced;
      const { catalogue, hash } = priced.catalogue;
      // the CMS has never answered yet: the visitor's choice is not at fault
      if (catalogue.models.length === 0) return refused('systemBusy');
      const made = makeQuote(request, { catalogue, catalogueHash: await hash(), stock, ...offered });
      return made.ok ? { ok: true, body: made.body, catalogue } : made;
    },
    issue: async (accountId, request, body, password) => {
      const { catalogueHash, promotion, discounts, coupon, renews, changes } = body;
      const fingerprint = fingerprintOf({
        request,
        catalogueHash,
        password,
        promotion,
        discounts,
        coupon,
        ...(renews ? { renews } : {}),
        ...(changes ? { changes } : {}),
      });
      return (
        (await findSameQuote(deps.executor, accountId, fingerprint)) ??
        addQuote(deps.executor, { id: randomUUID(), accountId, fingerprint, body, password })
      );
    },
  };
}

const fingerprintOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex');
