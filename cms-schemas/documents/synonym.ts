import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { languageWords } from '#cms-schemas/rules/locale-text.ts';
import { checkSynonyms } from '#cms-schemas/rules/word-list.ts';
import { languages } from '#lib/language/languages.ts';

export const synonym = defineType({
  name: 'synonym',
  type: 'document',
  title: 'Synonyms',
  description:
    'A search for one of these words finds texts with any of them. In Japanese, kana right behind a word in kanji is how it is read.',
  fields: [
    defineField({
      name: 'language',
      type: 'string',
      title: 'Language of the search',
      options: { layout: 'radio', list: languages.map((value) => ({ title: languageWords[value], value })) },
      validation: (rule) => rule.required().error('Choose the language.'),
    }),
    defineField({
      name: 'words',
      type: 'array',
      title: 'Words',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.custom(checkSynonyms),
    }),
  ],
  preview: {
    select: { words: 'words', language: 'language' },
    prepare: ({ words, language }) => ({ title: Array.isArray(words) ? words.join(', ') : 'No words yet', subtitle: language }),
  },
});
