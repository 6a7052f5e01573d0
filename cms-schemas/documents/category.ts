import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { slugField } from '#cms-schemas/fields/slug.ts';
import { checkParentOfCategory } from '#cms-schemas/lookups/category-tree.ts';

export const category = defineType({
  name: 'category',
  type: 'document',
  title: 'Help category',
  fields: [
    lineField('name', 'Name'),
    slugField({ description: 'Used in addresses; the same in every language.', source: 'name.en' }),
    defineField({
      name: 'parent',
      type: 'reference',
      to: [{ type: 'category' }],
      title: 'Below',
      description: 'Empty: at the top of the tree.',
      validation: (rule) => rule.custom(checkParentOfCategory),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'name.en', slug: 'slug.current', parent: 'parent.name.en' },
    prepare: ({ title, slug, parent }) => ({ title, subtitle: parent ? `${slug ?? '?'} · below ${parent}` : slug }),
  },
});
