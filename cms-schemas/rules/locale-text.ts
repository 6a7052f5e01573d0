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

/** A longer text needs all three languages. */
export function checkEveryBody(value: unknown): Verdict {
  const missing = languages.filter((language) => {
    const body = asRecord(value)[language];
    return !Array.isArray(body) || body.length === 0;
  });
  return missing.length === 0 || `Still to be written in ${listInWords(missing.map((language) => languageWords[language]))}.`;
}
