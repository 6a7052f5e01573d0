import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { checkHeadingIsThere } from '#cms-schemas/lookups/article-heading.ts';
import { languageWords } from '#cms-schemas/rules/locale-text.ts';
import { checkQuestions } from '#cms-schemas/rules/word-list.ts';
import { languages } from '#lib/language/languages.ts';

/** What readers ask that an article answers, in their words; the search and the assistant find the section by them. */
export const readerQuestions = defineType({
  name: 'readerQuestions',
  type: 'document',
  title: 'Readers’ questions',
  description:
    'What readers ask that an article answers, in their own words. The search and the assistant find the section by them, and a result may show one.',
  fields: [
    defineField({
      name: 'article',
      type: 'reference',
      title: 'Article',
      to: [{ type: 'article' }],
      description: 'Empty: no text answers these. The assistant then says so, and names where people help.',
      // an article may be deleted; its questions then lead nowhere
      weak: true,
    }),
    defineField({
      name: 'language',
      type: 'string',
      title: 'Language of the questions',
      options: { layout: 'radio', list: languages.map((value) => ({ title: languageWords[value], value })) },
      validation: (rule) => rule.required().error('Choose the language.'),
    }),
    defineField({
      name: 'sections',
      type: 'array',
      title: 'Sections',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'askedSection',
          title: 'Section',
          fields: [
            defineField({
              name: 'heading',
              type: 'string',
              title: 'Heading',
              description: 'As it is in the article. Without one: what the opening answers.',
              validation: (rule) => rule.custom(checkHeadingIsThere).warning(),
            }),
            defineField({
              name: 'questions',
              type: 'array',
              title: 'Questions',
              description: 'As people type them: everyday words rather than the article’s own. Each should add a word or a fact.',
              of: [defineArrayMember({ type: 'string' })],
              validation: (rule) => rule.custom(checkQuestions),
            }),
          ],
          preview: {
            select: { heading: 'heading', first: 'questions.0' },
            prepare: ({ heading, first }) => ({ title: heading ?? 'Opening', subtitle: first }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add a section with its questions.'),
    }),
  ],
  preview: {
    select: { title: 'article.title', language: 'language' },
    prepare: ({ title, language }) => ({ title: title ?? 'Not answered by any text', subtitle: language }),
  },
});
