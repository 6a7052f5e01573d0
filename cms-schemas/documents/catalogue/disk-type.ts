import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkMaxGib, checkPositive, checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';
import { checkRegionPrices } from '#cms-schemas/rules/prices.ts';

export const diskType = defineType({
  name: 'diskType',
  type: 'document',
  title: 'Disk type',
  fields: [
    codeField('diskType', 'Stands in addresses and orders, like ssd_cloud_disk.'),
    defineField({
      name: 'regions',
      type: 'array',
      title: 'Price a GiB a month',
      description: 'At most 4 decimals: 7.2 yen a GiB is a fine price.',
      of: [defineArrayMember({ type: 'regionPrice' })],
      validation: (rule) => rule.custom(checkRegionPrices),
    }),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({
      name: 'label',
      type: 'string',
      title: 'Short name',
      description: 'Beside a size: SSD, NVMe. The same in every language.',
      validation: (rule) => rule.required().max(12).error('Give a short name of at most 12 characters.'),
    }),
    defineField({ name: 'minGib', type: 'number', title: 'Smallest size (GiB)', validation: (rule) => rule.custom(checkPositiveWhole) }),
    defineField({
      name: 'maxGib',
      type: 'number',
      title: 'Largest size (GiB)',
      validation: (rule) => rule.custom((value, { document }) => checkMaxGib(value, document?.minGib)),
    }),
    defineField({
      name: 'performance',
      type: 'localeString',
      title: 'Performance in words',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({ name: 'maxIops', type: 'number', title: 'Most IOPS', validation: (rule) => rule.custom(checkPositive) }),
    defineField({
      name: 'maxThroughputMbps',
      type: 'number',
      title: 'Most throughput (MB/s)',
      validation: (rule) => rule.custom(checkPositive),
    }),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
