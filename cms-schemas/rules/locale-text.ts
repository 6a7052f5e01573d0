import { asRecord, isBlank, listInWords, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { languages, type Language } from '#lib/language/languages.ts';

/** The languages' names in messages of the Studio. */
export const languageWords = { en: 'English', zh: 'Chinese', ja: 'Japanese' } as const satisfies Record<Language, string>;

const missingLanguages = (value: unknown): Language[] => languages.filter((language) => isBlank(asRecord(value)[language]));

/** A required text needs all three languages. */
export function checkEveryLanguage(value: unknown): Verdict {
  const missing = missingLanguages(value);
  return missing.length === 0 || `Still to be written in ${listInWords(missing.map((language) => languageWords[language]))}.`;
}

/** An optional text is present in all three languages or none. */
export function checkEveryLanguageOrNone(value: unknown): Verdict {
  return missingLanguages(value).length === languages.length || checkEveryLanguage(value);
}

const ownCharacters = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** A text in Chinese or Japanese has their characters: one that was begun from its English source has not, before it is translated. */
export function checkWrittenIn(value: unknown, language: unknown): Verdict {
  if (language !== 'zh' && language !== 'ja') return true;
  const isWritten = value === undefined || value === '' || ownCharacters.test(JSON.stringify(value));
  return isWritten || `There is no word of ${languageWords[language]} in it yet.`;
}

/** A longer text needs all three languages. */
export function checkEveryBody(value: unknown): Verdict {
  const missing = languages.filter((language) => {
    const body = asRecord(value)[language];
    return !Array.isArray(body) || body.length === 0;
  });
  return missing.length === 0 || `Still to be written in ${listInWords(missing.map((language) => languageWords[language]))}.`;
}
