import { defineField, defineType } from '#cms-schemas/define.ts';

/** A highlighted paragraph in an article. */
export const note = defineType({
  name: 'note',
  type: 'object',
  title: 'Note',
  fields: [
    defineField({
      name: 'tone',
      type: 'string',
      title: 'Tone',
      initialValue: 'info',
      options: {
        layout: 'radio',
        list: [
          { title: 'Worth knowing', value: 'info' },
          { title: 'Warning', value: 'warn' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a tone.'),
    }),
    defineField({ name: 'text', type: 'text', rows: 3, title: 'Text', validation: (rule) => rule.required().error('Write the note.') }),
  ],
  preview: { select: { title: 'text', subtitle: 'tone' } },
});
