import { defineField, defineType } from '#cms-schemas/define.ts';

/** One line of text in the three languages, side by side. */
export const localeString = defineType({
  name: 'localeString',
  type: 'object',
  title: 'Text in three languages',
  options: { columns: 3 },
  fields: [
    defineField({ name: 'en', type: 'string', title: 'English' }),
    defineField({ name: 'zh', type: 'string', title: 'Chinese · 简体中文' }),
    defineField({ name: 'ja', type: 'string', title: 'Japanese · 日本語' }),
  ],
});
