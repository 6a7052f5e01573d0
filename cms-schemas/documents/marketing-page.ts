import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { checkMarketingPageIsFree } from '#cms-schemas/lookups/unique-value.ts';
import { sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { pageOnlyBlocks } from '#cms-schemas/objects/page-blocks.ts';
import { marketingPageIds } from '#lib/content/values/marketing-page-ids.ts';

export const marketingPage = defineType({
  name: 'marketingPage',
  type: 'document',
  title: 'Page',
  description: 'A page of the site, built from sections.',
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'sections', title: 'Sections' },
  ],
  fields: [
    defineField({
      name: 'pageId',
      type: 'string',
      title: 'Page',
      description: 'The address, without the language.',
      group: 'opening',
      options: { list: [...marketingPageIds] },
      validation: (rule) => [rule.required().error('Choose the page.'), rule.custom(checkMarketingPageIsFree)],
    }),
    lineField('heading', 'Heading', { group: 'opening' }),
    textField('lead', 'Lead', { group: 'opening' }),
    defineField({
      name: 'status',
      type: 'string',
      title: 'Mark',
      description: 'Whether what the page describes can be had.',
      group: 'opening',
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
    defineField({
      name: 'primaryAction',
      type: 'link',
      title: 'First button',
      group: 'opening',
      validation: (rule) => rule.required().error('Say what a reader does next.'),
    }),
    defineField({ name: 'secondaryAction', type: 'link', title: 'Second button', group: 'opening' }),
    defineField({
      name: 'blocks',
      type: 'array',
      title: 'Sections',
      description: 'From top to bottom.',
      group: 'sections',
      of: [...pageOnlyBlocks, ...sharedBlocks].map(({ name }) => defineArrayMember({ type: name })),
    }),
  ],
  orderings: [{ name: 'page', title: 'Page', by: [{ field: 'pageId', direction: 'asc' }] }],
  preview: { select: { title: 'heading.en', subtitle: 'pageId' } },
});
