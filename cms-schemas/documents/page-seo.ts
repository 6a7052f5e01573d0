import { defineField, defineType } from '#cms-schemas/define.ts';
import { optionalLineField } from '#cms-schemas/fields/in-languages.ts';
import { checkPageIsFree } from '#cms-schemas/lookups/unique-value.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkDescriptionWidth, checkTitleWidth } from '#cms-schemas/rules/search-result.ts';
import { pageIds } from '#lib/language/routes.ts';

export const pageSeo = defineType({
  name: 'pageSeo',
  type: 'document',
  title: 'Page in search results',
  fields: [
    defineField({
      name: 'pageId',
      type: 'string',
      title: 'Page',
      options: { list: [...pageIds] },
      validation: (rule) => [rule.required().error('Choose the page.'), rule.custom(checkPageIsFree)],
    }),
    defineField({
      name: 'title',
      type: 'localeString',
      title: 'Title',
      description: 'Search results cut off what is longer than about 65 letters or 32 characters.',
      validation: (rule) => [rule.custom(checkEveryLanguage), rule.custom(checkTitleWidth).warning()],
    }),
    defineField({
      name: 'description',
      type: 'localeText',
      title: 'Description',
      description: 'One or two sentences below the title.',
      validation: (rule) => [rule.custom(checkEveryLanguage), rule.custom(checkDescriptionWidth).warning()],
    }),
    optionalLineField('keywords', 'Keywords', { description: 'Separated by commas. All three languages, or none.' }),
    defineField({ name: 'image', type: 'localeImage', title: 'Picture when the page is shared' }),
  ],
  orderings: [{ name: 'page', title: 'Page', by: [{ field: 'pageId', direction: 'asc' }] }],
  preview: { select: { title: 'pageId', subtitle: 'title.en', media: 'image' } },
});
