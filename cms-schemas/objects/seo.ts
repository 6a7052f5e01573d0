import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';

export const seo = defineType({
  name: 'seo',
  type: 'object',
  title: 'For search engines',
  fields: [
    defineField({ name: 'title', type: 'localeString', title: 'Title', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({ name: 'description', type: 'localeText', title: 'Description', validation: (rule) => rule.custom(checkEveryLanguage) }),
  ],
});
