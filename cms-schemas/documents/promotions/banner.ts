import { defineField, defineType } from '#cms-schemas/define.ts';
import { endField, startField } from '#cms-schemas/fields/time-window.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkOrder } from '#cms-schemas/rules/numbers.ts';
import { windowInWords } from '#cms-schemas/rules/time-window.ts';

export const banner = defineType({
  name: 'banner',
  type: 'document',
  title: 'Banner',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'time', title: 'Place and time' },
  ],
  fields: [
    defineField({
      name: 'title',
      type: 'localeString',
      title: 'Title',
      group: 'content',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'lead',
      type: 'localeText',
      title: 'Lead',
      description: 'One or two sentences below the title.',
      group: 'content',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({ name: 'image', type: 'localeImage', title: 'Picture', group: 'content' }),
    defineField({ name: 'action', type: 'link', title: 'Button', group: 'content' }),
    defineField({
      name: 'placement',
      type: 'string',
      title: 'Shown on',
      group: 'time',
      initialValue: 'home',
      options: { list: [{ title: 'Home page', value: 'home' }], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose where the banner is shown.'),
    }),
    defineField({
      name: 'order',
      type: 'number',
      title: 'Place in the row',
      group: 'time',
      initialValue: 10,
      validation: (rule) => rule.custom(checkOrder),
    }),
    startField({
      group: 'time',
      title: 'Shown from',
      description: 'Empty: from the moment it is published. The site changes by itself at this instant.',
      optional: true,
    }),
    endField({
      group: 'time',
      title: 'Shown until',
      description: 'Empty: until it is unpublished. At this instant the banner is gone.',
      optional: true,
    }),
  ],
  orderings: [{ name: 'place', title: 'Place in the row', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'title.en', startsAt: 'startsAt', endsAt: 'endsAt', media: 'image' },
    prepare: ({ title, startsAt, endsAt, media }) => ({ title, subtitle: windowInWords(startsAt, endsAt), media }),
  },
});
