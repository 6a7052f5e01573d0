import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkCodeIsFree } from '#cms-schemas/lookups/unique-code.ts';
import { checkCode } from '#cms-schemas/rules/code.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkOrder, checkPositive } from '#cms-schemas/rules/numbers.ts';

export const series = defineType({
  name: 'series',
  type: 'document',
  title: 'Series',
  fields: [
    defineField({
      name: 'code',
      type: 'string',
      title: 'Code',
      description: 'Stands in addresses and orders, like General-EPYC-4a.',
      validation: (rule) => [rule.custom((value) => checkCode(value, 'series')), rule.custom(checkCodeIsFree)],
    }),
    defineField({
      name: 'family',
      type: 'reference',
      to: [{ type: 'family' }],
      title: 'Family',
      validation: (rule) => rule.required().error('Choose the family.'),
    }),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({ name: 'clockGhz', type: 'number', title: 'Clock speed (GHz)', validation: (rule) => rule.custom(checkPositive) }),
    defineField({
      name: 'order',
      type: 'number',
      title: 'Place in lists',
      initialValue: 10,
      validation: (rule) => rule.custom(checkOrder),
    }),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
