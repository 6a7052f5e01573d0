import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkDiscount, checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';

export const period = defineType({
  name: 'period',
  type: 'document',
  title: 'Billing period',
  fields: [
    codeField('period', 'Written on orders: months (6m), a quarter (1q) or years (2y).'),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({ name: 'months', type: 'number', title: 'Months', validation: (rule) => rule.custom(checkPositiveWhole) }),
    defineField({
      name: 'discountPercent',
      type: 'number',
      title: 'Discount (percent)',
      description: 'Taken off every line of the price. A quarter has a discount of its own.',
      initialValue: 0,
      validation: (rule) => rule.custom(checkDiscount),
    }),
    orderField(),
  ],
  preview: {
    select: { title: 'name.en', code: 'code', discountPercent: 'discountPercent' },
    prepare: ({ title, code, discountPercent }) => ({ title, subtitle: `${code ?? '?'} · ${discountPercent ?? 0} percent off` }),
  },
});
