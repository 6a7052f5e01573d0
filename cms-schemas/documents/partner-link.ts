import { defineField, defineType } from '#cms-schemas/define.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';

export const partnerLink = defineType({
  name: 'partnerLink',
  type: 'document',
  title: 'Partner',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      title: 'Name',
      description: 'The partner’s own name, the same in every language.',
      validation: (rule) => rule.required().error('Give the name of the partner.'),
    }),
    defineField({
      name: 'href',
      type: 'url',
      title: 'Website',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Give a whole address that starts with https://.'),
    }),
    defineField({ name: 'logo', type: 'image', title: 'Logo', options: { accept: 'image/png,image/webp,image/svg+xml' } }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: { select: { title: 'name', subtitle: 'href', media: 'logo' } },
});
