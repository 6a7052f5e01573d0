import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { checkClaimIsFree } from '#cms-schemas/lookups/unique-value.ts';

export const claim = defineType({
  name: 'claim',
  type: 'document',
  title: 'Claim',
  description: 'A promise of the site, defined in one place.',
  fields: [
    defineField({
      name: 'key',
      type: 'string',
      title: 'What it is about',
      options: {
        list: [
          { title: 'Availability', value: 'availability' },
          { title: 'Data reliability', value: 'reliability' },
          { title: 'Clock speed', value: 'clock' },
          { title: 'Delivery', value: 'delivery' },
          { title: 'Companies served', value: 'companies' },
          { title: 'Support', value: 'support' },
          { title: 'Refund', value: 'refund' },
        ],
      },
      validation: (rule) => [rule.required().error('Choose what the claim is about.'), rule.custom(checkClaimIsFree)],
    }),
    lineField('figure', 'Figure', { description: 'As it is drawn large: 99.97%.' }),
    lineField('title', 'Title'),
    textField('text', 'Text'),
    defineField({
      name: 'asOf',
      type: 'date',
      title: 'As of',
      description: 'The day on which the figure was last checked.',
      validation: (rule) => rule.required().error('Say on which day the figure was checked.'),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'title.en', figure: 'figure.en', asOf: 'asOf' },
    prepare: ({ title, figure, asOf }) => ({ title, subtitle: `${figure ?? '?'} · ${asOf ? `as of ${asOf}` : 'not checked yet'}` }),
  },
});
