import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { defaultCurrency } from '#lib/money/currencies.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { planRow, type PlanRow } from '#lib/purchase/plan-rows.ts';
import { foldWidth } from '#lib/search/fold.ts';
import { toSimplified } from '#lib/search/simplified-chinese.ts';
import type { PricingContext } from './product-offers.ts';

type Region = Catalogue['regions'][number];

const fold = (text: string): string => toSimplified(foldWidth(text).toLowerCase());

/** c2m4, 2c4g, 2 vCPU 4 GiB, 2核4G, 2コア4GB. */
const shortSizes: readonly RegExp[] = [
  /(?<![a-z0-9.])c(?<vcpu>\d{1,3})m(?<memory>\d{1,4})(?![a-z0-9])/u,
  /(?<![a-z0-9.])(?<vcpu>\d{1,3})\s?(?:c|v?cpus?|v?-?cores?|核|コア)[\s,/+]{0,2}(?<memory>\d{1,4})\s?g(?:i?b)?(?![a-z0-9])/u,
];

/** What may be said beside a size and a region. */
const besides = new RegExp(
  [
    String.raw`\b(?:in|at|a|the|of|order|buy|get|configure|servers?|cloud|vps|cvm)\b`,
    '订购|购买|选购|云服务器|云主机|服务器|主机|在|的',
    'サーバー?|クラウド|で|の|を|に|注文|购入',
    String.raw`[\s,，、。.:：/()（）-]`,
  ].join('|'),
  'gu',
);

/** A size in a region, as somebody named it. */
export interface NamedServer {
  readonly region: Region;
  readonly models: readonly Model[];
}

/** Whether a search can name a server at all: it has digits, and is not a sentence. */
export const mayNameServer = (search: string): boolean => /\d/u.test(foldWidth(search)) && search.length <= 60;

/**
 * The servers that a search names and says nothing else of: a size by its code or its cores and memory, and maybe a region by its code,
 * name or city in any language. Null if it does not.
 * @param fallback the code of the region where none is named
 */
export function namedServer(search: string, catalogue: Catalogue, fallback: string | null): NamedServer | null {
  const text = fold(search);
  const full = catalogue.models.find(({ code }) => text.includes(code.toLowerCase()));
  const short = shortSizes.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const size = full?.code.toLowerCase() ?? short?.[0];
  if (size === undefined) return null;
  const places = catalogue.regions.flatMap((region) =>
    [region.code, ...languages.flatMap((language) => [region.name[language], region.city[language]])].map((name) => ({
      region,
      name: fold(name),
    })),
  );
  const rest = text.replace(size, ' ');
  const [place] = places
    .filter(({ name }) => name !== '' && rest.includes(name))
    .toSorted((left, right) => right.name.length - left.name.length);
  if (rest.replace(place?.name ?? '', ' ').replaceAll(besides, '') !== '') return null;
  const region = place?.region ?? catalogue.regions.find(({ code }) => code === fallback) ?? catalogue.regions[0];
  if (!region) return null;
  const { vcpu, memory } = short?.groups ?? {};
  const models = soldModels(catalogue, region.code).filter((model) =>
    full ? model.code === full.code : model.vcpu === Number(vcpu) && model.memoryGib === Number(memory),
  );
  return models.length > 0 ? { region, models } : null;
}

/** The row of the series that costs least a month, in the currency of the page's language. */
function cheapest(rows: readonly PlanRow[], language: Language): PlanRow | null {
  const amount = ({ prices }: PlanRow): number => prices[defaultCurrency[language]]?.amountMinor ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((left, right) => amount(left) - amount(right))[0] ?? null;
}

/** The row of a server that a search names: its price of a month, what is left of it, and its order form as the link; else null. */
export function namedServerRow(search: string, shop: PricingContext, language: Language): SearchLink | null {
  const { catalogue, stock, defaultRegions } = shop;
  const named = namedServer(search, catalogue, defaultRegions[language]);
  if (!named) return null;
  const { region, models } = named;
  const row = cheapest(
    models.flatMap((model) => planRow(catalogue, model, region.code) ?? []),
    language,
  );
  if (!row) return null;
  const { USD, HKD, JPY } = row.prices;
  const isSoldOut = stock.some((entry) => entry.region === region.code && entry.model === row.model && entry.remaining <= 0);
  return {
    type: 'product',
    id: `server ${region.code} ${row.model}`,
    title: `${row.size} · ${region.name[language]}`,
    link: localizePath(row.href, language),
    language,
    highlights: [`${row.vcpu} vCPU · ${row.memoryGib} GiB · ${row.disk.sizeGib} GiB ${row.disk.label}`],
    marks: { title: [], highlights: [[]] },
    price: { perMonthMinor: { USD: USD?.amountMinor ?? null, HKD: HKD?.amountMinor ?? null, JPY: JPY?.amountMinor ?? null } },
    state: isSoldOut ? 'soldOut' : 'available',
  };
}
