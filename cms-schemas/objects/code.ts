import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeLanguages, type CodeLanguage } from '#lib/content/values/code-languages.ts';

/** As they write themselves. */
const languageTitles = {
  bash: 'bash',
  powershell: 'PowerShell',
  json: 'JSON',
  sql: 'SQL',
  nginx: 'nginx',
  ini: 'INI',
  php: 'PHP',
  text: 'text',
} as const satisfies Record<CodeLanguage, string>;

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
      options: { list: codeLanguages.map((value) => ({ value, title: languageTitles[value] })) },
      validation: (rule) => rule.required().error('Choose the language.'),
    }),
    defineField({ name: 'code', type: 'text', rows: 10, title: 'Code', validation: (rule) => rule.required().error('Write the code.') }),
  ],
  preview: { select: { title: 'code', subtitle: 'language' } },
});
