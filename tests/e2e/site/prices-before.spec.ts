import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { price } from '#lib/catalogue/price.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { priceBeforeSearch, type PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import { writeForm } from '#lib/contracts/form-body.ts';
import type { Language } from '#lib/language/languages.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { isCurrency, type Currency } from '#lib/money/currencies.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { money } from '#lib/money/money.ts';
import { byCounting } from '#tests/fixtures/references-by-counting.ts';
import { specifiedAddresses } from '#tests/fixtures/specification-addresses.ts';
import { htmlOf, lakeClient, origin } from '../setup/stack.ts';
import { expect, slow, test } from '../setup/test.ts';
import { languageOf } from '../setup/whole-page.ts';

interface Struck {
  readonly currency: string;
  readonly beforeMinor: number;
  /** The whole claim, percentage and label included. */
  readonly words: string;
  /** The configurator with the server of the row or card. */
  readonly href: string;
}

const struckOn = (page: Page): Promise<Struck[]> =>
  page
    .locator('s')
    .evaluateAll((found) =>
      found.map((struck) => ({
        currency: struck.closest<HTMLElement>('[data-amount]')?.dataset.amount ?? '',
        beforeMinor: Number((struck as HTMLElement).dataset.before),
        words: struck.closest('[data-amount]')?.textContent ?? '',
        href: struck.closest('li,article')?.querySelector('a[href*="vps-buy"]')?.getAttribute('href') ?? '',
      })),
    );

async function publishedCatalogue(): Promise<Catalogue> {
  const reading = readCatalogue(await lakeClient('viewer').withConfig({ perspective: 'published' }).fetch<unknown>(catalogueQuery));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.catalogue;
}

/** What the history says of a configuration by the rules of a page's language. */
async function historyOf(href: string, address: string, catalogue: Catalogue) {
  const read = readPurchaseAddress(new URL(href, origin()).searchParams, catalogue);
  if (!read) throw new Error(`no configuration: ${href}`);
  const { region, model, disk, traffic, period } = read.configuration;
  const params = { markets: [...defaultMarkets[languageOf(address)]], choices: [{ region, model, disk, traffic, period }] };
  const answer = await fetch(`${origin()}/myDoc/${priceBeforeSearch.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: writeForm({ params: JSON.stringify(params) }),
  });
  const { message }: { message: PricesBefore } = JSON.parse(await answer.text());
  return { found: message[0], configuration: read.configuration };
}

const dayMs = 86_400_000;
/** As far back as the history of a new site reaches. */
const knownDays = 120;

const publishedDiscount = z.object({
  percent: z.number(),
  models: z.array(z.string()).nullish(),
  period: z.string().nullish(),
  exceptPeriods: z.array(z.string()).nullish(),
  minimumSpend: z.object({ USD: z.number().nullish(), HKD: z.number().nullish(), JPY: z.number().nullish() }).nullish(),
  startsAt: z.string(),
  endsAt: z.string(),
  every: z.number().nullish(),
});

type PublishedDiscount = z.infer<typeof publishedDiscount>;

/** What everybody can have off a price: promotions and public codes, as they stand in the content lake. */
const publicDiscounts = async (): Promise<PublishedDiscount[]> =>
  z.array(publishedDiscount).parse(
    await lakeClient('viewer').withConfig({ perspective: 'published' }).fetch<unknown>(`*[_type == "promotion"
      || _type == "couponCampaign" && how == "code" && kind == "new-purchase" && newcomersOnly != true]{
        "percent": discountPercent, "models": models[]->code, "period": period->code, "exceptPeriods": periods.periods[]->code, minimumSpend,
        startsAt, endsAt, "every": repeatsEveryDays
      }`),
  );

/** When the turn of a discount that an instant is in began; null outside of its turns. */
function turnStart({ startsAt, endsAt, every }: PublishedDiscount, atMs: number): number | null {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const turn = every ? Math.max(0, Math.floor((atMs - start) / (every * dayMs))) * every * dayMs : 0;
  return atMs >= start + turn && atMs < end + turn ? start + turn : null;
}

/** The price before by the rules of a language's markets, from what is published, day by day; null where one of them has none. */
function beforeByCounting(
  catalogue: Catalogue,
  configuration: NonNullable<ReturnType<typeof readPurchaseAddress>>['configuration'],
  currency: Currency,
  discounts: readonly PublishedDiscount[],
  language: Language,
): number | null {
  const { period } = configuration;
  const totalWith = (percents: readonly number[]): number => {
    const given = percents.map((percent) => ({ kind: 'promotion', code: 'x', percent }) as const);
    const result = price(catalogue, configuration, period, currency, given);
    return result.ok ? result.total.amountMinor : Number.NaN;
  };
  const list = totalWith([]);
  const decimals = currency === 'JPY' ? 1 : 100;
  const fitting = discounts.filter(
    ({ models, period: only, exceptPeriods, minimumSpend }) =>
      (!models || models.includes(configuration.model)) &&
      (!only || only === period) &&
      !exceptPeriods?.includes(period) &&
      (!minimumSpend || list >= (minimumSpend[currency] ?? Infinity) * decimals),
  );
  const priceAt = (atMs: number): number =>
    Math.min(list, ...fitting.filter((each) => turnStart(each, atMs) !== null).map(({ percent }) => totalWith([percent])));
  const nowMs = Date.now();
  const starts = fitting.filter((each) => totalWith([each.percent]) === priceAt(nowMs)).map((each) => turnStart(each, nowMs));
  const startMs = starts.find((each) => each !== null);
  if (startMs === undefined || startMs === null) return null;
  const days = Array.from({ length: knownDays - 10 }, (_, day) => priceAt(startMs - (knownDays - 10 - day - 0.5) * dayMs));
  const references = defaultMarkets[language].map((market) => byCounting[market](days));
  return references.includes(null) ? null : Math.min(...references.filter((each) => each !== null));
}

test('R-6 every struck-through price of a page is the one of the history, in words and in percent; there are at least 20', async ({
  browser,
}) => {
  slow('every address once');
  const catalogue = await publishedCatalogue();
  const discounts = await publicDiscounts();
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  let struckPrices = 0;
  for (const address of specifiedAddresses) {
    if (!/<s[ >]/.test(await htmlOf(address))) continue;
    await page.goto(`${origin()}${address}`);
    for (const { currency, beforeMinor, words, href } of await struckOn(page)) {
      if (!isCurrency(currency)) throw new Error(`${address}: a struck-through price without a currency`);
      const language = languageOf(address);
      const { found, configuration } = await historyOf(href, address, catalogue);
      const history = found?.[currency];
      const list = price(catalogue, configuration, configuration.period, currency);
      expect(history, `${address} ${href}`).toMatchObject({ kind: 'claim', beforeMinor });
      expect(beforeMinor, `${address} ${href}`).toBe(beforeByCounting(catalogue, configuration, currency, discounts, language));
      if (history?.kind !== 'claim' || !list.ok) continue;
      expect(words).toContain(formatMoney(money(beforeMinor, currency), language));
      expect(words).toContain(discountFigure(history.percent, language));
      expect(words.length, 'the price before is named in words').toBeGreaterThan(12);
      // nobody changed a list price since the site was set up, so none can be above it
      expect([history.nowMinor < beforeMinor, beforeMinor <= list.total.amountMinor]).toEqual([true, true]);
      struckPrices += 1;
    }
  }
  await context.close();
  expect(struckPrices).toBeGreaterThanOrEqual(20);
});

test('R-6 a page whose promotion does not run says when it comes again, and claims nothing', async ({ page }) => {
  await page.goto(`${origin()}/activity/promotion`);
  await expect(page.locator('main')).toContainText('This offer returns on');
  await expect(page.locator('#servers s')).toHaveCount(0);
});
