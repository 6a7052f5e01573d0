import { defineField, defineType } from '#cms-schemas/define.ts';

/** Some lines of text in the three languages, side by side. */
export const localeText = defineType({
  name: 'localeText',
  type: 'object',
  title: 'Text in three languages',
  options: { columns: 3 },
  fields: [
    defineField({ name: 'en', type: 'text', rows: 4, title: 'English' }),
    defineField({ name: 'zh', type: 'text', rows: 4, title: 'Chinese · 简体中文' }),
    defineField({ name: 'ja', type: 'text', rows: 4, title: 'Japanese · 日本語' }),
  ],
});
