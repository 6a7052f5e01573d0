import type { MouseEvent } from 'react';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { completeAddress } from '#components/ui/runtime/address-completion.ts';
import { rememberLanguage } from './remember-language.ts';

/** A press on a link to this page in another language: the choice is stored, query and fragment are kept. */
export function followLanguage(event: MouseEvent<HTMLAnchorElement>, language: Language, path: string): void {
  rememberLanguage(language);
  completeAddress();
  event.currentTarget.href = `${localizePath(path, language)}${window.location.search}${window.location.hash}`;
}
