import { defineField, defineType } from '#cms-schemas/define.ts';

/** A longer text with headings and lists, in the three languages. */
export const localeBody = defineType({
  name: 'localeBody',
  type: 'object',
  title: 'Text in three languages',
  groups: [
    { name: 'en', title: 'English', default: true },
    { name: 'zh', title: 'Chinese · 简体中文' },
    { name: 'ja', title: 'Japanese · 日本語' },
  ],
  fields: [
    defineField({ name: 'en', type: 'articleBody', title: 'English', group: 'en' }),
    defineField({ name: 'zh', type: 'articleBody', title: 'Chinese', group: 'zh' }),
    defineField({ name: 'ja', type: 'articleBody', title: 'Japanese', group: 'ja' }),
  ],
});
