import type { Page } from '@playwright/test';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { price } from '#lib/catalogue/price.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { priceBeforeSearch, type PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import { writeForm } from '#lib/contracts/form-body.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { isCurrency } from '#lib/money/currencies.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { money } from '#lib/money/money.ts';
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

test('R-6 every struck-through price of a page is the one of the history, in words and in percent; there are at least 20', async ({
  browser,
}) => {
  slow('every address once');
  const catalogue = await publishedCatalogue();
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
  await expect(page.locator('main')).toContainText('This offer comes again on');
  await expect(page.locator('#servers s')).toHaveCount(0);
});
