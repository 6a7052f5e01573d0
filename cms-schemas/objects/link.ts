import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkLinkTarget } from '#cms-schemas/lookups/link-target.ts';
import { checkHref } from '#cms-schemas/rules/address.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';

export const link = defineType({
  name: 'link',
  type: 'object',
  title: 'Link',
  fields: [
    defineField({ name: 'label', type: 'localeString', title: 'Words on the link', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({
      name: 'href',
      type: 'string',
      title: 'Address',
      description: 'A page of this site without its language (/product/vps), or an address that starts with https://.',
      validation: (rule) => [rule.custom(checkHref), rule.custom(checkLinkTarget).warning()],
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'href' } },
});
