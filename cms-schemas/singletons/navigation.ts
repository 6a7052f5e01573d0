import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';

const entries = (name: string, title: string, description: string) =>
  defineField({
    name,
    type: 'array',
    title,
    description,
    of: [defineArrayMember({ type: 'menuEntry' })],
    validation: (rule) => rule.required().min(1).error('A menu has at least one entry.'),
  });

const groups = (name: string, title: string, description: string) =>
  defineField({
    name,
    type: 'array',
    title,
    description,
    of: [defineArrayMember({ type: 'menuGroup' })],
    validation: (rule) => rule.required().min(1).error('A menu has at least one group.'),
  });

export const navigation = defineType({
  name: 'navigation',
  type: 'document',
  title: 'Navigation',
  fields: [
    groups('menu', 'Product menu', 'The groups of the large menu, from left to right.'),
    defineField({
      name: 'menuNote',
      type: 'object',
      title: 'Note below the product menu',
      description: 'For visitors who do not know yet what they need.',
      fields: [lineField('title', 'Title'), textField('lead', 'Lead'), defineField({ name: 'action', type: 'link', title: 'Link' })],
    }),
    entries('documents', 'Documents menu', 'From top to bottom.'),
    entries('service', 'Service menu', 'From top to bottom.'),
    groups('footerColumns', 'Footer columns', 'From left to right.'),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
});
