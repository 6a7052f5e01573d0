import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { checkLinkTarget } from '#cms-schemas/lookups/link-target.ts';
import { checkHref } from '#cms-schemas/rules/address.ts';

const paragraph = { title: 'Paragraph', value: 'normal' };
const heading = { title: 'Heading', value: 'h2' };
const subheading = { title: 'Subheading', value: 'h3' };

const blockWith = (styles: { title: string; value: string }[]) =>
  defineArrayMember({
    type: 'block',
    styles,
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
          fields: [
            defineField({
              name: 'href',
              type: 'string',
              title: 'Address',
              validation: (rule) => [rule.custom(checkHref), rule.custom(checkLinkTarget).warning()],
            }),
          ],
        },
      ],
    },
  });

const insertions = [
  defineArrayMember({ type: 'table' }),
  defineArrayMember({ type: 'note' }),
  defineArrayMember({ type: 'code' }),
  defineArrayMember({ type: 'picture' }),
];

/** The text of an article. */
export const articleBody = defineType({
  name: 'articleBody',
  type: 'array',
  title: 'Text',
  of: [blockWith([paragraph, heading, subheading]), ...insertions, defineArrayMember({ type: 'tabs' })],
});

/** The text of one tab: no sections, and no tabs inside tabs. */
export const tabBody = defineType({
  name: 'tabBody',
  type: 'array',
  title: 'Text',
  of: [blockWith([paragraph, subheading]), ...insertions],
});
