import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { sourceOf } from './prose.ts';
import { answerQuery } from './query-server.ts';

const documents = seedDocuments({}, new Date());
let catalogue: Catalogue;

beforeAll(async () => {
  const reading = readCatalogue(await answerQuery(documents, catalogueQuery));
  if (!reading.ok) throw new Error(reading.problem);
  catalogue = reading.catalogue;
});

const currencyOf = { en: 'USD', zh: 'HKD', ja: 'JPY' } as const satisfies Record<Language, Currency>;
/** The default region of the language comes first. */
const regionsOf = { en: ['US-0', 'JP-0'], zh: ['US-0', 'JP-0'], ja: ['JP-0', 'US-0'] } as const satisfies Record<
  Language,
  readonly string[]
>;

const rowsOf = (slug: string, language: Language): string[][] =>
  sourceOf('help', slug, language)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const sumOf = (configuration: Configuration, period: string, language: Language): string => {
  const result = price(catalogue, configuration, period, currencyOf[language]);
  return result.ok ? formatMoney(result.total, language) : result.reason;
};

/** The amounts of a row, each without the text around it. */
const amountsIn = (row: readonly string[]): number[] =>
  row.flatMap((cell) => (/^[A-Z]*[$¥][\d.,]+$/.test(cell) ? [Number(cell.replace(/[^\d.]/g, ''))] : []));

const essential = (region: string): Configuration => ({
  region,
  model: 'cvm.g4a.amd.c2m4',
  disk: { type: 'ssd_cloud_disk', sizeGib: 30 },
  traffic: 't500',
});

describe.each(languages)('R-4.3 in %s the articles name the prices that the catalogue asks', (language) => {
  const [region, other] = regionsOf[language];
  const currency = currencyOf[language];

  test('for each plan, as its card is configured', async () => {
    const projection = `{"name": name.${language}, "region": region->code, "model": model->code, "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code}`;
    const cards = (await answerQuery(documents, `*[_type == "planCard" && region->code == $region] | order(order asc)${projection}`, {
      region,
    })) as (Configuration & { name: string })[];
    const rows = rowsOf('pricing', language);
    expect(cards).toHaveLength(6);
    expect(cards.map(({ name }) => [name, rows.find(([first]) => first === name)?.at(-1)])).toEqual(
      cards.map(({ name, ...card }) => [name, sumOf(card, '1m', language)]),
    );
  });

  test('for each period, with its discount', () => {
    const percentIn = (cell = ''): string | undefined => /^(?:.+（)?(\d+%)）?$/.exec(cell)?.[1];
    const rows = rowsOf('pricing', language).filter(([, second]) => percentIn(second));
    const periods = ['1m', '3m', '1q', '6m', '1y', '3y', '5y'];
    const discountOf = (code: string) => `${catalogue.periods.find((period) => period.code === code)?.discountPercent}%`;
    expect(rows.map(([, discount, sum]) => [percentIn(discount), sum])).toEqual(
      periods.map((code) => [discountOf(code), sumOf(essential(region), code, language)]),
    );
  });

  test('for the sizes of each family', () => {
    const codes = ['g1a.amd.c2m4', 'g4a.amd.c2m4', 'cx4f.amd.c2m4', 'dedicated2.amd.c2m4', 'mx4a.amd.c2m8'];
    const priceOf = (code: string, at: string) =>
      catalogue.models.find((model) => model.code === `cvm.${code}`)?.regions.find((entry) => entry.region === at)?.price[currency];
    const rows = rowsOf('vps-pricing', language).filter((row) => row.length === 4 && amountsIn(row).length === 2);
    expect(rows.map(amountsIn)).toEqual(codes.map((code) => [priceOf(code, region), priceOf(code, other)]));
  });

  test('for a GiB of each disk, and for sizes of them', () => {
    const priceOf = (code: string, at: string) =>
      catalogue.diskTypes.find((type) => type.code === code)?.regions.find((entry) => entry.region === at)?.price[currency] ?? Number.NaN;
    const rows = rowsOf('block-storage-volume-pricing', language)
      .map((row) => ({ first: row[0] ?? '', amounts: amountsIn(row) }))
      .filter(({ amounts }) => amounts.length > 0);
    const [ssd, nvme] = ['ssd_cloud_disk', 'nvme_cloud_disk'];
    expect(rows.slice(0, 2).map(({ amounts }) => amounts)).toEqual([region, other].map((at) => [priceOf(ssd, at), priceOf(nvme, at)]));
    const digits = currency === 'JPY' ? 0 : 2;
    const second = language === 'ja' ? [priceOf(nvme, region), priceOf(nvme, other)] : [priceOf(nvme, 'US-0'), priceOf(nvme, 'JP-0')];
    expect(rows).toHaveLength(6);
    for (const { first, amounts } of rows.slice(2)) {
      const sizeGib = Number(first.replace(/[^\d]/g, ''));
      expect([first, amounts]).toEqual([
        first,
        [priceOf(ssd, region), ...second].map((unit) => Number((Math.round(unit * sizeGib * 10_000) / 10_000).toFixed(digits))),
      ]);
    }
  });

  test('for transfer', () => {
    const priceOf = (code: string, at: string) =>
      catalogue.trafficPlans.find((plan) => plan.code === code)?.regions.find((entry) => entry.region === at)?.price[currency];
    const rows = rowsOf('network-pricing', language)
      .map(amountsIn)
      .filter((amounts) => amounts.length > 0);
    expect(rows).toEqual(['t500', 't1000'].map((code) => [priceOf(code, region), priceOf(code, other)]));
  });

  test('for what affiliates receive at the highest rate', () => {
    const rate = { en: 7, zh: 26, ja: 26 }[language];
    const digits = currency === 'JPY' ? 0 : 2;
    const rows = rowsOf('affiliate', language)
      .map(amountsIn)
      .filter((amounts) => amounts.length === 2);
    expect(rows.map(([paid]) => paid)).toEqual(
      ['1m', '1y', '3y'].map((period) => Number(sumOf(essential(region), period, language).replace(/[^\d.]/g, ''))),
    );
    for (const [paid = 0, commission] of rows)
      expect(commission).toBeCloseTo(Math.round((paid * rate * 10 ** digits) / 100) / 10 ** digits, digits);
  });
});
