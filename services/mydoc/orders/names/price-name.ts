import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { NameSource } from '#services/mydoc/domains/name-source.ts';
import { soldSuffix } from '#services/mydoc/domains/suffixes-on-sale.ts';
import { makeNameQuote, type NameQuoteBody, type NameRequest } from './name-terms.ts';

/** Prices the registration of a name, or says what prevents it; `address`: of the visitor, whose look-ups are counted. */
export type PriceName = (request: NameRequest, address: string) => Promise<{ readonly ok: true; readonly body: NameQuoteBody } | Refusal>;

/** By the suffixes of the CMS and what the registrar says now. */
export const priceNameBy =
  (names: NameSource): PriceName =>
  async (request, address) => {
    const suffix = soldSuffix(request.name, await names.suffixes());
    return suffix
      ? makeNameQuote(request, await names.askAnew(request.name, address), { suffix, example: names.example })
      : refused('domainNotSold', { field: 'name' });
  };
