import Cookies from 'js-cookie';
import { toStoredLanguage, type Language } from '#lib/language/languages.ts';

const yearDays = 365;

/** Keeps the visitor's choice in the cookie and in local storage; blocked storage never stops the switch. */
export function rememberLanguage(language: Language): void {
  const stored = toStoredLanguage(language);
  Cookies.set('languages', stored, { expires: yearDays, sameSite: 'Lax', secure: window.location.protocol === 'https:' });
  try {
    window.localStorage.setItem('languages', stored);
  } catch (blocked) {
    console.warn('the language could not be stored', blocked);
  }
}
