import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { checkHref } from '#cms-schemas/rules/address.ts';

/** The text of an article. */
export const articleBody = defineType({
  name: 'articleBody',
  type: 'array',
  title: 'Text',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Subheading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [
          {
            name: 'link',
            type: 'object',
            title: 'Link',
            fields: [defineField({ name: 'href', type: 'string', title: 'Address', validation: (rule) => rule.custom(checkHref) })],
          },
        ],
      },
    }),
    defineArrayMember({ type: 'table' }),
    defineArrayMember({ type: 'note' }),
    defineArrayMember({ type: 'code' }),
    defineArrayMember({ type: 'picture' }),
  ],
});
