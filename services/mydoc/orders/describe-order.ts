import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { diskText, outboundText } from '#lib/catalogue/server-facts.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { whatChanges } from './changes/what-changes.ts';
import type { StoredOrder } from './order-row.ts';
import type { ServerTerms } from './order-terms.ts';
import { sayOfOrder } from './order-words.ts';

type DescribedOrder = Pick<StoredOrder['row'], 'number' | 'model' | 'region' | 'body'>;
/** An order of a server, or about one. */
type DescribedServer = Pick<StoredOrder['row'], 'number' | 'model' | 'region'> & { readonly body: ServerTerms };

/**
 * An order in a line for its payment, in the buyer's language: the number, the model, place and period (of a renewal also the number of
 * its server's order; of a change that, what becomes of the server, and the days that it is paid for), and of a discounted order its
 * price before and what comes off; several servers say how many; codes that the catalogue no longer has are shown as they are.
 */
export function describeOrder(catalogue: Catalogue, order: DescribedOrder, language: Language): string {
  const { number, region, body } = order;
  if (body.domain) return nameOf(order, body.domain.shown, language);
  const place = catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region;
  const servers = quantityOf(body.configuration);
  const product = productOf(catalogue, { ...order, body }, language);
  const what = servers === 1 ? product : sayOfOrder(language)('purchase:summary.times', { count: servers, what: product });
  const renewal = body.renews ? [sayOfOrder(language)('renewalOf', { number: body.renews.number })] : [];
  const parts = [number, ...renewal, what, place, timeOf(catalogue, { ...order, body }, language)];
  return [...parts, ...(body.discounts.length > 0 ? [sumOf({ ...order, body }, language)] : [])].join(' · ').slice(0, 200);
}

/**
 * A server in a line for the account centre, as it is after a change: the number of its order, what it is, place, boot disk and traffic;
 * several say how many.
 */
export function describeServer(
  catalogue: Catalogue,
  { number, configuration }: Pick<DescribedOrder, 'number'> & { readonly configuration: WireConfiguration },
  language: Language,
): string {
  const { model, region, disk, traffic } = configuration;
  const count = quantityOf(configuration);
  const size = modelName(catalogue, model, language);
  const place = catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region;
  const label = catalogue.diskTypes.find(({ code }) => code === disk.type)?.label ?? disk.type;
  const outboundGb = catalogue.trafficPlans.find(({ code }) => code === traffic)?.outboundGb;
  const outbound = outboundGb === undefined ? traffic : outboundText(outboundGb);
  const what = count === 1 ? size : sayOfOrder(language)('purchase:summary.times', { count, what: size });
  return [number, what, place, diskText({ label, sizeGib: disk.sizeGib }), outbound].join(' · ').slice(0, 200);
}

function nameOf({ number }: DescribedOrder, name: string, language: Language): string {
  const say = sayOfOrder(language);
  return [number, say('domain.of', { name }), say('domain.year')].join(' · ').slice(0, 200);
}

function productOf(catalogue: Catalogue, { model, body }: DescribedServer, language: Language): string {
  const { changes, configuration } = body;
  const say = sayOfOrder(language);
  if (!changes) return modelName(catalogue, model, language);
  return say('changeOf', { number: changes.number, size: whatChanges(configuration, changes, catalogue, language, say) });
}

function timeOf({ periods }: Catalogue, { body }: DescribedServer, language: Language): string {
  const { changes, period } = body;
  if (!changes) return periods.find(({ code }) => code === period)?.name[language] ?? period;
  return sayOfOrder(language)('changeDays', { days: changes.days, until: formatInstant(Date.parse(changes.until), language) });
}

/** The price before the discounts, and each of them. */
function sumOf({ body }: DescribedServer, language: Language): string {
  const beforeMinor = body.lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const amounts = [beforeMinor, ...body.discounts.map(({ amountMinor }) => amountMinor)];
  return amounts.map((minor) => formatMoney(money(minor, body.currency), language)).join(' − ');
}
