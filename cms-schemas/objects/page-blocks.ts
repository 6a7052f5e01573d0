import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { blockPreview, figuresField, opening } from '#cms-schemas/fields/block-fields.ts';
import { lineField, optionalLineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { checkEveryBody } from '#cms-schemas/rules/locale-text.ts';

const textBlock = defineType({
  name: 'textBlock',
  type: 'object',
  title: 'Text',
  description: 'Paragraphs, lists, tables and notes.',
  fields: [...opening, defineField({ name: 'body', type: 'localeBody', title: 'Text', validation: (rule) => rule.custom(checkEveryBody) })],
  preview: blockPreview('Text'),
});

const figuresBlock = defineType({
  name: 'figuresBlock',
  type: 'object',
  title: 'Figures',
  description: 'Limits and amounts, the figure first.',
  fields: [...opening, figuresField('figures', 'Figures')],
  preview: blockPreview('Figures'),
});

const channelsBlock = defineType({
  name: 'channelsBlock',
  type: 'object',
  title: 'Channels',
  description: 'Ways to reach us, with their hours.',
  fields: [
    ...opening,
    defineField({
      name: 'channels',
      type: 'array',
      title: 'Channels',
      of: [
        defineArrayMember({
          name: 'channelEntry',
          type: 'object',
          title: 'Channel',
          fields: [
            lineField('title', 'Title'),
            textField('text', 'Text'),
            optionalLineField('hours', 'Hours', { description: 'All three languages, or none.' }),
            defineField({
              name: 'action',
              type: 'link',
              title: 'Link',
              validation: (rule) => rule.required().error('Say where the channel is.'),
            }),
          ],
          preview: { select: { title: 'title.en', subtitle: 'hours.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one channel.'),
    }),
  ],
  preview: blockPreview('Channels'),
});

/** Sections for every page except the home page. */
export const pageOnlyBlocks = [textBlock, figuresBlock, channelsBlock];
