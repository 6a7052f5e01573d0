import { projectId } from '../project.ts';
import { translatorOf } from './dictionaries.ts';
import { pageLanguageOf, storedLocaleKey } from './page-language.ts';

/** The language of this page of the Studio. It is read once: another choice loads the page again. */
export const pageLanguage =
  typeof window === 'undefined' ? 'en' : pageLanguageOf(localStorage.getItem(storedLocaleKey(projectId)), navigator.languages);

export const pageTranslator = translatorOf(pageLanguage);

/** A sentence of the Studio in the language of the page; one without words there stays English. */
export const say = (sentence: string): string => pageTranslator.sentence(sentence) ?? sentence;

/** A name in the language of the page; what only looks like a sentence with places stays as it is. */
export const sayName = (name: string): string => pageTranslator.name(name) ?? name;
