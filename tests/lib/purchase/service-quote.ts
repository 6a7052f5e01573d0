import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { makeQuote, type QuoteBody } from '#services/mydoc/orders/quotes/quote-rules.ts';

const image = { kind: 'image', code: 'debian-13' } as const;

/** The service's quote for a configuration at the list price; a quote needs a system, which costs nothing. */
export function serviceQuote(catalogue: Catalogue, configuration: PurchaseConfiguration, currency: Currency): QuoteBody {
  const { period, password: _password, fast: _fast, promotion: _promotion, ...rest } = configuration;
  const wire = {
    ...rest,
    image: rest.image ?? image,
    disk: { ...rest.disk },
    dataDisks: rest.dataDisks.map((disk) => ({ ...disk })),
    snapshot: rest.snapshot && { ...rest.snapshot, weekdays: [...rest.snapshot.weekdays] },
  };
  const made = makeQuote({ configuration: wire, period, currency }, { catalogue, catalogueHash: '', stock: [], promotions: [], nowMs: 0 });
  if (!made.ok) throw new Error(made.key);
  return made.body;
}
