import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, optionalLineField } from '#cms-schemas/fields/in-languages.ts';
import { checkHref } from '#cms-schemas/rules/address.ts';

/** A menu link, with the availability of its product. */
export const menuEntry = defineType({
  name: 'menuEntry',
  type: 'object',
  title: 'Entry',
  fields: [
    lineField('label', 'Words on the link'),
    optionalLineField('hint', 'Hint', { description: 'A few words below it. All three languages, or none.' }),
    defineField({
      name: 'href',
      type: 'string',
      title: 'Leads to',
      description: 'A page of this site without its language (/product/vps), or an address that starts with https://.',
      validation: (rule) => rule.custom(checkHref),
    }),
    defineField({
      name: 'mark',
      type: 'string',
      title: 'Mark',
      initialValue: 'on-sale',
      options: {
        layout: 'radio',
        list: [
          { title: 'On sale (no mark)', value: 'on-sale' },
          { title: 'Not yet public', value: 'not-yet-public' },
          { title: 'In internal testing', value: 'internal-testing' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the mark.'),
    }),
  ],
  preview: {
    select: { title: 'label.en', href: 'href', mark: 'mark' },
    prepare: ({ title, href, mark }) => ({ title, subtitle: mark && mark !== 'on-sale' ? `${href ?? '?'} · ${mark}` : href }),
  },
});
