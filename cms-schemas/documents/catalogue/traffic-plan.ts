import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { checkFlowIdIsFree } from '#cms-schemas/lookups/unique-value.ts';
import { checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';
import { checkRegionPrices } from '#cms-schemas/rules/prices.ts';

export const trafficPlan = defineType({
  name: 'trafficPlan',
  type: 'document',
  title: 'Transfer plan',
  fields: [
    codeField('trafficPlan', 'Written on orders, like t500.'),
    defineField({
      name: 'flowId',
      type: 'number',
      title: 'Number in addresses',
      description: 'Used in links to the configurator as flowId; never change it once links are out.',
      validation: (rule) => [rule.custom(checkPositiveWhole), rule.custom(checkFlowIdIsFree)],
    }),
    defineField({
      name: 'outboundGb',
      type: 'number',
      title: 'Outbound transfer a month (GB)',
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
    defineField({
      name: 'regions',
      type: 'array',
      title: 'Price a month',
      of: [defineArrayMember({ type: 'regionPrice' })],
      validation: (rule) => rule.custom(checkRegionPrices),
    }),
  ],
  preview: {
    select: { title: 'code', outboundGb: 'outboundGb' },
    prepare: ({ title, outboundGb }) => ({ title, subtitle: `${outboundGb ?? '?'} GB a month` }),
  },
});
