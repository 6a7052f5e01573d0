import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';

/** A table in an article; its first row is the header. */
export const table = defineType({
  name: 'table',
  type: 'object',
  title: 'Table',
  fields: [
    defineField({
      name: 'rows',
      type: 'array',
      title: 'Rows',
      description: 'The first row is the heading.',
      validation: (rule) => rule.min(2).error('A table has a heading and at least one row.'),
      of: [
        defineArrayMember({
          name: 'tableRow',
          type: 'object',
          title: 'Row',
          fields: [
            defineField({
              name: 'cells',
              type: 'array',
              title: 'Cells',
              of: [defineArrayMember({ type: 'string' })],
              validation: (rule) => rule.min(1).error('A row has at least one cell.'),
            }),
          ],
          preview: {
            select: { cells: 'cells' },
            prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' | ') : 'Empty row' }),
          },
        }),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: ({ rows }) => ({ title: 'Table', subtitle: `${Array.isArray(rows) ? rows.length : 0} rows` }),
  },
});
