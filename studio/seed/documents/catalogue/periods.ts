import { localeString, type SeedDocument } from '../../seed-document.ts';

type Row = readonly [code: string, months: number, discountPercent: number, en: string, zh: string, ja: string];

/** A quarter is as long as three months and has a discount of its own. */
const rows: readonly Row[] = [
  ['1m', 1, 0, '1 month', '1 个月', '1か月'],
  ['2m', 2, 1, '2 months', '2 个月', '2か月'],
  ['3m', 3, 2, '3 months', '3 个月', '3か月'],
  ['1q', 3, 3, '1 quarter', '1 个季度', '1四半期'],
  ['6m', 6, 6, '6 months', '6 个月', '6か月'],
  ['1y', 12, 15, '1 year', '1 年', '1年'],
  ['2y', 24, 22, '2 years', '2 年', '2年'],
  ['3y', 36, 28, '3 years', '3 年', '3年'],
  ['4y', 48, 32, '4 years', '4 年', '4年'],
  ['5y', 60, 35, '5 years', '5 年', '5年'],
];

export const periods: readonly SeedDocument[] = rows.map(([code, months, discountPercent, en, zh, ja], index) => ({
  _id: `period-${code}`,
  _type: 'period',
  code,
  name: localeString(en, zh, ja),
  months,
  discountPercent,
  order: index + 1,
}));
