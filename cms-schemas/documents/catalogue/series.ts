import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkPositive } from '#cms-schemas/rules/numbers.ts';

export const series = defineType({
  name: 'series',
  type: 'document',
  title: 'Series',
  fields: [
    codeField('series', 'Stands in addresses and orders, like General-EPYC-4a.'),
    defineField({
      name: 'family',
      type: 'reference',
      to: [{ type: 'family' }],
      title: 'Family',
      validation: (rule) => rule.required().error('Choose the family.'),
    }),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({ name: 'clockGhz', type: 'number', title: 'Clock speed (GHz)', validation: (rule) => rule.custom(checkPositive) }),
    orderField(),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
