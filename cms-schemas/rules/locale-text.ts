import { asRecord, isBlank, listInWords, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { languages, type Language } from '#lib/language/languages.ts';

/** The languages as sentences of the Studio name them. */
export const languageWords = { en: 'English', zh: 'Chinese', ja: 'Japanese' } as const satisfies Record<Language, string>;

const missingLanguages = (value: unknown): Language[] => languages.filter((language) => isBlank(asRecord(value)[language]));

/** A text that every visitor reads needs all three languages. */
export function checkEveryLanguage(value: unknown): Verdict {
  const missing = missingLanguages(value);
  return missing.length === 0 || `Still to be written in ${listInWords(missing.map((language) => languageWords[language]))}.`;
}

/** A text that may be left out is left out in all three languages. */
export function checkEveryLanguageOrNone(value: unknown): Verdict {
  return missingLanguages(value).length === languages.length || checkEveryLanguage(value);
}

/** A longer text is there in all three languages. */
export function checkEveryBody(value: unknown): Verdict {
  const missing = languages.filter((language) => {
    const body = asRecord(value)[language];
    return !Array.isArray(body) || body.length === 0;
  });
  return missing.length === 0 || `Still to be written in ${listInWords(missing.map((language) => languageWords[language]))}.`;
}
