import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { planViews } from '#lib/home/plan-cards.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { comparisonCsv } from '#lib/purchase/comparison/comparison-csv.ts';
import { readComparison, serversQuery } from '#lib/purchase/comparison/calculator.ts';
import { planRow } from '#lib/purchase/plan-rows.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { serviceQuote } from './service-quote.ts';

const numRuns = runsOf({ usual: 1_000, full: 10_000 });
let catalogue: Catalogue;
let modelOf: ReadonlyMap<string, Model>;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  modelOf = new Map(catalogue.models.map((model) => [model.code, model]));
});

type Figures = Readonly<Record<Currency, number>>;

const inThree = (read: (currency: Currency) => number): Figures => ({ USD: read('USD'), HKD: read('HKD'), JPY: read('JPY') });

const figuresOf = (prices: Prices | undefined): Figures => inThree((currency) => prices?.[currency]?.amountMinor ?? Number.NaN);

/** One line of text: ten thousand comparisons of strings take a tenth of the time of as many of objects. */
const told = (places: Readonly<Record<string, Figures>>): string =>
  Object.entries(places)
    .map(([place, { USD, HKD, JPY }]) => `${place}: ${USD} ${HKD} ${JPY}`)
    .join(', ');

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const queryOf = (href: string | undefined): string => href?.split('?')[1] ?? '';

const quoteOf = (configuration: PurchaseConfiguration, currency: Currency) => serviceQuote(catalogue, configuration, currency);

/** The totals in the calculator's spreadsheet for one period, as whole minor units of their decimal digits. */
function spreadsheetOf(servers: readonly PurchaseConfiguration[], period: string): Figures {
  const rows = comparisonCsv({ ...catalogue, periods: catalogue.periods.filter(({ code }) => code === period) }, servers)
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
  return inThree((currency) => Number(rows.find((cells) => cells[8] === currency)?.[9]?.replace('.', '')));
}

const cardOf = ({ region, model, disk, traffic }: PurchaseConfiguration) =>
  planViews(
    [
      {
        _id: 'card',
        name: { en: 'Card', zh: null, ja: null },
        audience: { en: null, zh: null, ja: null },
        tag: { en: null, zh: null, ja: null },
        wide: false,
        region,
        model,
        disk,
        traffic,
      },
    ],
    catalogue,
    region,
    'en',
  )[0];

const rowOf = ({ region, model, disk, traffic }: PurchaseConfiguration) => {
  const entry = modelOf.get(model);
  return entry ? planRow(catalogue, { ...entry, listed: { disk, traffic } }, region) : null;
};

/** The configurator after a click on a link. */
const shownAt = (href: string | undefined) => {
  const read = readPurchaseAddress(queryOf(href), catalogue);
  return figuresOf(read ? estimate(catalogue, read.configuration)?.total : undefined);
};

const configurations = () => randomConfiguration(catalogue);

const totalOf = (configuration: PurchaseConfiguration, currency: Currency): number => {
  const result = price(catalogue, configuration, configuration.period, currency);
  return result.ok ? result.total.amountMinor : Number.NaN;
};

describe('R-5.12 random configurations, each in every currency', () => {
  test('cost in the configurator what they cost in the calculator, its link, its spreadsheet and the quote', () => {
    fc.assert(
      fc.property(configurations(), (configuration) => {
        const configurator = figuresOf(estimate(catalogue, configuration)?.total);
        const linked = readComparison(serversQuery([configuration], catalogue), catalogue, null).map((address) => address.configuration);
        const [column] = linked;
        const places = {
          column: figuresOf(column && estimate(catalogue, column)?.total),
          spreadsheet: spreadsheetOf(linked, configuration.period),
          quote: inThree((currency) => quoteOf(configuration, currency).totalMinor),
        };
        expect(told(places)).toBe(told({ column: configurator, spreadsheet: configurator, quote: configurator }));
      }),
      { numRuns },
    );
  });

  test('cost on a card and in the list what they cost in the configurator that these lead to, and in its quote', () => {
    fc.assert(
      fc.property(configurations(), (chosen) => {
        const listed: PurchaseConfiguration = { ...chosen, image: null, dataDisks: [], period: '1m' };
        const [card, row] = [cardOf(listed), rowOf(listed)];
        const quote = inThree((currency) => quoteOf(listed, currency).perMonthMinor);
        const places = {
          card: figuresOf(card?.prices),
          row: figuresOf(row?.prices),
          behindCard: shownAt(card?.href),
          behindRow: shownAt(row?.href),
        };
        expect(told(places)).toBe(told({ card: quote, row: quote, behindCard: quote, behindRow: quote }));
      }),
      { numRuns },
    );
  });

  test('have lines that sum to the total, in the configurator and in the quote, and no amount that is not whole', () => {
    fc.assert(
      fc.property(configurations(), (configuration) => {
        const shown = estimate(catalogue, configuration);
        for (const currency of currencies) {
          const quote = quoteOf(configuration, currency);
          const lines = quote.lines.map(({ amountMinor }) => amountMinor);
          const amounts = [
            ...lines,
            quote.totalMinor,
            quote.perMonthMinor,
            quote.renewalMinor,
            shown?.perMonth[currency]?.amountMinor ?? Number.NaN,
            shown?.renewal[currency]?.amountMinor ?? Number.NaN,
          ];
          const shownLines = shown?.lines.map(({ prices }) => prices[currency]?.amountMinor ?? Number.NaN) ?? [];
          const odd = amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0);
          expect(`${sum(lines)} ${sum(shownLines)} ${odd.join()}`).toBe(`${quote.totalMinor} ${quote.totalMinor} `);
        }
      }),
      { numRuns },
    );
  });

  test('never cost less with more cores, more memory, or a larger disk of either kind', () => {
    const pairs = () => fc.tuple(configurations(), fc.constantFrom<Currency>(...currencies), fc.nat(), fc.integer({ min: 1, max: 500 }));
    let compared = 0;
    fc.assert(
      fc.property(pairs(), ([configuration, currency, pick, moreGib]) => {
        const now = totalOf(configuration, currency);
        const model = modelOf.get(configuration.model);
        const larger = model ? largerSizes(model, configuration.region) : [];
        const next = larger[pick % Math.max(1, larger.length)];
        if (next) {
          compared += 1;
          expect(totalOf({ ...configuration, model: next.code }, currency)).toBeGreaterThan(now);
        }
        const grown = (disk: PurchaseConfiguration['disk']) => ({
          ...disk,
          sizeGib: Math.min(disk.sizeGib + moreGib, catalogue.diskTypes.find(({ code }) => code === disk.type)?.maxGib ?? 0),
        });
        const dearer = [
          { ...configuration, disk: grown(configuration.disk) },
          { ...configuration, dataDisks: configuration.dataDisks.map(grown) },
        ].map((changed) => totalOf(changed, currency));
        expect(Math.min(...dearer)).toBeGreaterThanOrEqual(now);
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 2);
  });
});

/** Sizes of the same series and region that have at least as much of everything and more of something. */
const largerSizes = ({ code, series, vcpu, memoryGib }: Model, region: string): Model[] =>
  catalogue.models.filter(
    (entry) =>
      entry.series === series &&
      entry.code !== code &&
      entry.vcpu >= vcpu &&
      entry.memoryGib >= memoryGib &&
      entry.status === 'on-sale' &&
      entry.regions.some((sold) => sold.region === region),
  );
