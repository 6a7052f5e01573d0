import { defineField, defineType } from '#cms-schemas/define.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { checkSuffixIsFree } from '#cms-schemas/lookups/unique-value.ts';
import { checkSuffix } from '#cms-schemas/rules/suffix.ts';

export const domainSuffix = defineType({
  name: 'domainSuffix',
  type: 'document',
  title: 'Domain suffix',
  description: 'What a name under this suffix costs. Whether a name is free, the registry says.',
  fields: [
    defineField({
      name: 'suffix',
      type: 'string',
      title: 'Suffix',
      description: 'With its dot, in small letters: .com, .co.jp.',
      validation: (rule) => [rule.custom(checkSuffix), rule.custom(checkSuffixIsFree)],
    }),
    defineField({
      name: 'category',
      type: 'string',
      title: 'Group',
      options: {
        layout: 'radio',
        list: [
          { title: 'General', value: 'general' },
          { title: 'Countries and regions', value: 'country' },
          { title: 'Trades', value: 'trade' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the group of the suffix.'),
    }),
    defineField({ name: 'firstYear', type: 'moneyByCurrency', title: 'First year' }),
    defineField({ name: 'renewal', type: 'moneyByCurrency', title: 'Each further year' }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'suffix', firstYear: 'firstYear.USD', renewal: 'renewal.USD' },
    prepare: ({ title, firstYear, renewal }) => ({ title, subtitle: `USD ${firstYear ?? '?'}, then ${renewal ?? '?'} a year` }),
  },
});
