import { isLanguage } from '../../lib/language/languages.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';

const parameters = [
  { name: 'word', title: say('Word'), type: 'string' as const },
  { name: 'language', title: say('Language'), type: 'string' as const },
];

/** Documents that begin with a search that found nothing. */
export const searchTemplates = [
  {
    id: 'synonym-of-search',
    title: say('Synonyms of a search'),
    schemaType: 'synonym',
    parameters,
    value: (given: unknown) => {
      const { word, language } = readSearch(given);
      return { language, words: [word] };
    },
  },
  {
    id: 'hotTerm-of-search',
    title: say('Popular search'),
    schemaType: 'hotTerm',
    parameters,
    value: (given: unknown) => {
      const { word, language } = readSearch(given);
      return { term: { _type: 'localeString', [language]: word } };
    },
  },
  {
    id: 'readerQuestions-of-search',
    title: say('Readers’ question of a search'),
    schemaType: 'readerQuestions',
    parameters,
    value: (given: unknown) => {
      const { word, language } = readSearch(given);
      return { language, sections: [{ _type: 'askedSection', _key: 'asked', questions: [word] }] };
    },
  },
];

const searchTemplateIds: readonly string[] = searchTemplates.map(({ id }) => id);

/** They need a search: nobody creates one from a menu. */
export const isSearchTemplate = (id: string | undefined): boolean => id !== undefined && searchTemplateIds.includes(id);

function readSearch(given: unknown): { word: string; language: string } {
  const { word, language } = asRecord(given);
  return { word: typeof word === 'string' ? word : '', language: isLanguage(language) ? language : 'en' };
}
