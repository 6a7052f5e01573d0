import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeLanguages } from '#lib/content/values/code-languages.ts';

/** Commands or the contents of a file in an article, unchanged. */
export const code = defineType({
  name: 'code',
  type: 'object',
  title: 'Code',
  fields: [
    defineField({
      name: 'language',
      type: 'string',
      title: 'Language',
      description: 'Commands are bash; what a program answers is text.',
      initialValue: 'bash',
      options: { list: [...codeLanguages] },
      validation: (rule) => rule.required().error('Choose the language.'),
    }),
    defineField({ name: 'code', type: 'text', rows: 10, title: 'Code', validation: (rule) => rule.required().error('Write the code.') }),
  ],
  preview: { select: { title: 'code', subtitle: 'language' } },
});
