import { defineField, defineType } from '#cms-schemas/define.ts';

/** A single line in the three languages, one below the other: three columns are too narrow beside a preview. */
export const localeString = defineType({
  name: 'localeString',
  type: 'object',
  title: 'Text in three languages',
  fields: [
    defineField({ name: 'en', type: 'string', title: 'English' }),
    defineField({ name: 'zh', type: 'string', title: 'Chinese · 简体中文' }),
    defineField({ name: 'ja', type: 'string', title: 'Japanese · 日本語' }),
  ],
});
