import { defineField, defineType } from '#cms-schemas/define.ts';

/** A text of several lines in the three languages, one below the other: three columns are too narrow beside a preview. */
export const localeText = defineType({
  name: 'localeText',
  type: 'object',
  title: 'Text in three languages',
  fields: [
    defineField({ name: 'en', type: 'text', rows: 3, title: 'English' }),
    defineField({ name: 'zh', type: 'text', rows: 3, title: 'Chinese · 简体中文' }),
    defineField({ name: 'ja', type: 'text', rows: 3, title: 'Japanese · 日本語' }),
  ],
});
