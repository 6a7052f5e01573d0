import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { price } from '#lib/catalogue/price.ts';
import { currencies, currencyDecimals } from '#lib/money/currencies.ts';
import { money, type Money } from '#lib/money/money.ts';

/** An amount for machines: decimal point, no grouping, no symbol. */
function decimalText({ amountMinor, currency }: Money): string {
  const decimals = currencyDecimals[currency];
  const digits = String(amountMinor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const head = [
  'region',
  'model',
  'disk_type',
  'disk_gib',
  'data_disks',
  'transfer',
  'period',
  'months',
  'currency',
  'total',
  'per_month',
  'promotion',
  'discount_percent',
  'discount',
  'renewal',
];

/** One row per server, period and currency; what is not sold in a currency has no row. Codes and digits only. */
export function comparisonCsv(
  catalogue: Catalogue,
  servers: readonly PurchaseConfiguration[],
  discountsOf: (server: PurchaseConfiguration) => readonly Discount[] = () => [],
): string {
  const rows = servers.flatMap((server) =>
    catalogue.periods.flatMap((period) =>
      currencies.flatMap((currency) => {
        const result = price(catalogue, server, period.code, currency, discountsOf({ ...server, period: period.code }));
        if (!result.ok) return [];
        const { region, model, disk, dataDisks, traffic } = server;
        const more = dataDisks.map(({ type, sizeGib }) => `${type}-${sizeGib}`).join(' ');
        return [
          [
            region,
            model,
            disk.type,
            String(disk.sizeGib),
            more,
            traffic,
            period.code,
            String(period.months),
            currency,
            decimalText(result.total),
            decimalText(result.perMonth),
            result.discounts.map(({ code }) => code).join(' '),
            result.discounts.map(({ percent }) => String(percent)).join(' '),
            decimalText(money(result.subtotal.amountMinor - result.total.amountMinor, currency)),
            decimalText(result.renewal),
          ],
        ];
      }),
    ),
  );
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
}
