import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { checkHref } from '#cms-schemas/rules/address.ts';

export const footerLink = defineType({
  name: 'footerLink',
  type: 'document',
  title: 'Footer link',
  fields: [
    lineField('name', 'Words on the link'),
    defineField({
      name: 'href',
      type: 'string',
      title: 'Leads to',
      description: 'A page of this site without its language (/contact), or an address that starts with https://.',
      validation: (rule) => rule.custom(checkHref),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: { select: { title: 'name.en', subtitle: 'href' } },
});
