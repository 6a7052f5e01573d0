import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { price } from '#lib/catalogue/price.ts';
import { csvText } from '#lib/format/csv-cell.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';

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
            decimalAmount(result.total),
            decimalAmount(result.perMonth),
            result.discounts.map(({ code }) => code).join(' '),
            result.discounts.map(({ percent }) => String(percent)).join(' '),
            decimalAmount(money(result.subtotal.amountMinor - result.total.amountMinor, currency)),
            decimalAmount(result.renewal),
          ],
        ];
      }),
    ),
  );
  return [head, ...rows].map((row) => row.map(csvText).join(',')).join('\r\n');
}
