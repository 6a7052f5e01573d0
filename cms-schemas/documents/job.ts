import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { jobFactFields } from '#cms-schemas/fields/job-facts.ts';
import { slugField } from '#cms-schemas/fields/slug.ts';
import { checkEveryBody } from '#cms-schemas/rules/locale-text.ts';

export const job = defineType({
  name: 'job',
  type: 'document',
  title: 'Job',
  fields: [
    lineField('title', 'Title'),
    lineField('place', 'Place', { description: 'The city, on site or remote, and the hours where they matter.' }),
    defineField({
      name: 'kind',
      type: 'string',
      title: 'Kind',
      initialValue: 'full-time',
      options: {
        layout: 'radio',
        list: [
          { title: 'Full time', value: 'full-time' },
          { title: 'Part time', value: 'part-time' },
          { title: 'Contract', value: 'contract' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    textField('summary', 'In short', { description: 'What the person will do, and the range of pay.' }),
    defineField({ name: 'body', type: 'localeBody', title: 'Text', validation: (rule) => rule.custom(checkEveryBody) }),
    ...jobFactFields,
    slugField({ description: 'Used after # on the jobs page; the same in every language.' }),
    defineField({ name: 'open', type: 'boolean', title: 'Open', description: 'Off: no longer shown.', initialValue: true }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'title.en', place: 'place.en', open: 'open' },
    prepare: ({ title, place, open }) => ({ title, subtitle: [place, open ? 'open' : 'closed'].filter(Boolean).join(' · ') }),
  },
});
