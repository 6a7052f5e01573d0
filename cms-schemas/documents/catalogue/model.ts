import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { bootDiskField } from '#cms-schemas/fields/boot-disk.ts';
import { checkCodeIsFree } from '#cms-schemas/lookups/unique-code.ts';
import { checkModelCode } from '#cms-schemas/rules/code.ts';
import { checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';
import { checkRegionPrices } from '#cms-schemas/rules/prices.ts';

const statuses = [
  { title: 'On sale', value: 'on-sale' },
  { title: 'Not yet public', value: 'not-yet-public' },
  { title: 'In internal testing', value: 'internal-testing' },
  { title: 'Withdrawn', value: 'withdrawn' },
];

const statusInWords = (status: unknown): string => statuses.find(({ value }) => value === status)?.title ?? 'No status';

export const model = defineType({
  name: 'model',
  type: 'document',
  title: 'Model',
  groups: [
    { name: 'prices', title: 'Prices', default: true },
    { name: 'shape', title: 'Shape' },
  ],
  fields: [
    defineField({
      name: 'code',
      type: 'string',
      title: 'Code',
      group: ['prices', 'shape'],
      description: 'Used in addresses and orders, like cvm.g4a.amd.c2m4.',
      validation: (rule) => [
        rule.custom((value, { document }) => checkModelCode(value, document?.vcpu, document?.memoryGib)),
        rule.custom(checkCodeIsFree),
      ],
    }),
    defineField({
      name: 'regions',
      type: 'array',
      title: 'Price a month',
      description: 'For the model alone: disk and transfer have prices of their own.',
      group: 'prices',
      of: [defineArrayMember({ type: 'regionPrice' })],
      validation: (rule) => rule.custom(checkRegionPrices),
    }),
    defineField({
      name: 'status',
      type: 'string',
      title: 'Status',
      group: 'prices',
      initialValue: 'not-yet-public',
      options: { layout: 'radio', list: statuses },
      validation: (rule) => rule.required().error('Choose the status.'),
    }),
    defineField({
      name: 'onePerPerson',
      type: 'boolean',
      title: 'One per person',
      description:
        'A person, or an account without real-name verification, may have one of these at a time. An order that closed or was refunded does not count.',
      group: 'prices',
      initialValue: false,
    }),
    defineField({
      name: 'trial',
      type: 'boolean',
      title: 'Trial product',
      description: 'No coupon can be used for it.',
      group: 'prices',
      initialValue: false,
    }),
    defineField({
      name: 'listed',
      type: 'object',
      title: 'As lists show it',
      description: 'The boot disk and the transfer that a list of plans prices this model with.',
      group: 'shape',
      fields: [
        bootDiskField(),
        defineField({
          name: 'traffic',
          type: 'reference',
          to: [{ type: 'trafficPlan' }],
          title: 'Outbound transfer',
          validation: (rule) => rule.required().error('Choose the outbound transfer.'),
        }),
      ],
      validation: (rule) => rule.required().error('Say what lists show the model with.'),
    }),
    defineField({
      name: 'series',
      type: 'reference',
      to: [{ type: 'series' }],
      title: 'Series',
      group: 'shape',
      validation: (rule) => rule.required().error('Choose the series.'),
    }),
    defineField({
      name: 'tier',
      type: 'string',
      title: 'Tier',
      group: 'shape',
      options: { list: ['entry', 'plus', 'pro'], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the tier.'),
    }),
    defineField({ name: 'vcpu', type: 'number', title: 'vCPU', group: 'shape', validation: (rule) => rule.custom(checkPositiveWhole) }),
    defineField({
      name: 'memoryGib',
      type: 'number',
      title: 'Memory (GiB)',
      group: 'shape',
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
  ],
  orderings: [
    {
      name: 'size',
      title: 'Series and size',
      by: [
        { field: 'series.order', direction: 'asc' },
        { field: 'vcpu', direction: 'asc' },
        { field: 'memoryGib', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'code', vcpu: 'vcpu', memoryGib: 'memoryGib', status: 'status' },
    prepare: ({ title, vcpu, memoryGib, status }) => ({
      title,
      subtitle: `${vcpu ?? '?'} vCPU · ${memoryGib ?? '?'} GiB · ${statusInWords(status)}`,
    }),
  },
});
