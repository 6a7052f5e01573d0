import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkEveryCurrency } from '#cms-schemas/rules/prices.ts';

/** A unit price in every currency; nothing is converted. */
export const moneyByCurrency = defineType({
  name: 'moneyByCurrency',
  type: 'object',
  title: 'Price',
  options: { columns: 3 },
  validation: (rule) => rule.custom(checkEveryCurrency),
  fields: [
    defineField({ name: 'USD', type: 'number', title: 'US dollars (USD)' }),
    defineField({ name: 'HKD', type: 'number', title: 'Hong Kong dollars (HKD)' }),
    defineField({ name: 'JPY', type: 'number', title: 'Yen (JPY)' }),
  ],
});
