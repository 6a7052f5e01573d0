import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField } from '#cms-schemas/fields/in-languages.ts';

/** A column of links below a title. */
export const menuGroup = defineType({
  name: 'menuGroup',
  type: 'object',
  title: 'Group',
  fields: [
    lineField('title', 'Title'),
    defineField({
      name: 'entries',
      type: 'array',
      title: 'Entries',
      of: [defineArrayMember({ type: 'menuEntry' })],
      validation: (rule) => rule.required().min(1).max(12).error('A group has from 1 to 12 entries.'),
    }),
  ],
  preview: {
    select: { title: 'title.en', entries: 'entries' },
    prepare: ({ title, entries }) => ({ title, subtitle: `${Array.isArray(entries) ? entries.length : 0} entries` }),
  },
});
