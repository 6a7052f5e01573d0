import { toStoredLanguage, type Language } from '#lib/language/languages.ts';
import { cookieLine } from '#lib/storage/cookie-table.ts';

/**
 * Stores the visitor's choice in the cookie and in local storage, and as an answer to the language question. Blocked
 * storage never prevents the switch.
 */
export function rememberLanguage(language: Language): void {
  const stored = toStoredLanguage(language);
  try {
    document.cookie = cookieLine('languages', stored, { secure: window.location.protocol === 'https:' });
    window.localStorage.setItem('languages', stored);
    window.localStorage.setItem('userSelectLangTime', String(Date.now()));
  } catch (blocked) {
    console.warn('the language could not be stored', blocked);
  }
}
