import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { checkConsentCategory, checkDomain, checkVendorId, statisticsVendors } from '#cms-schemas/rules/statistics.ts';
import { languageWords } from '#cms-schemas/rules/locale-text.ts';
import { languages } from '#lib/language/languages.ts';

export const statisticsScript = defineType({
  name: 'statisticsScript',
  type: 'document',
  title: 'Statistics script',
  description: 'The site knows how each vendor’s script is loaded; this document only says which one, for whom, and after which consent.',
  fields: [
    defineField({
      name: 'vendor',
      type: 'string',
      title: 'Vendor',
      options: { layout: 'radio', list: Object.entries(statisticsVendors).map(([value, { title }]) => ({ title, value })) },
      validation: (rule) => rule.required().error('Choose the vendor.'),
    }),
    defineField({
      name: 'vendorId',
      type: 'string',
      title: 'Number at the vendor',
      validation: (rule) => rule.custom((value, { document }) => checkVendorId(value, document?.vendor)),
    }),
    defineField({
      name: 'category',
      type: 'number',
      title: 'Loaded after consent to',
      options: {
        layout: 'radio',
        list: [
          { title: 'Statistics', value: 2 },
          { title: 'Marketing', value: 3 },
        ],
      },
      validation: (rule) => rule.custom(checkConsentCategory),
    }),
    defineField({
      name: 'domain',
      type: 'string',
      title: 'Only on this host',
      description: 'Like www.example.com. Empty: on every host of the site.',
      validation: (rule) => rule.custom(checkDomain),
    }),
    defineField({
      name: 'languages',
      type: 'array',
      title: 'On pages in',
      of: [defineArrayMember({ type: 'string' })],
      initialValue: [...languages],
      options: { layout: 'grid', list: languages.map((value) => ({ title: languageWords[value], value })) },
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one language.'),
        rule.unique().error('A language is there twice.'),
      ],
    }),
    defineField({ name: 'enabled', type: 'boolean', title: 'Switched on', initialValue: false }),
  ],
  preview: {
    select: { vendor: 'vendor', vendorId: 'vendorId', enabled: 'enabled' },
    prepare: ({ vendor, vendorId, enabled }) => ({
      title: `${vendor ?? '?'} ${vendorId ?? ''}`.trim(),
      subtitle: enabled ? 'Switched on' : 'Switched off',
    }),
  },
});
