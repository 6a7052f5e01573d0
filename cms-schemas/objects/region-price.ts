import { defineField, defineType } from '#cms-schemas/define.ts';

export const regionPrice = defineType({
  name: 'regionPrice',
  type: 'object',
  title: 'Price in a region',
  fields: [
    defineField({
      name: 'region',
      type: 'reference',
      to: [{ type: 'region' }],
      title: 'Region',
      validation: (rule) => rule.required().error('Choose the region that this price holds in.'),
    }),
    defineField({ name: 'price', type: 'moneyByCurrency', title: 'Price' }),
  ],
  preview: {
    select: { region: 'region.name.en', USD: 'price.USD', HKD: 'price.HKD', JPY: 'price.JPY' },
    prepare: ({ region, USD, HKD, JPY }) => ({
      title: region ?? 'Region',
      subtitle: `USD ${USD ?? '?'} · HKD ${HKD ?? '?'} · JPY ${JPY ?? '?'}`,
    }),
  },
});
