import type { Page } from '@playwright/test';
import { htmlLang, type Language } from '#lib/language/languages.ts';

/** The language menu in the top bar; closed until its summary is clicked. */
export const languageMenu = (page: Page) => page.locator('aside details.languages');

/** Opens the language menu and follows the link to one. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await languageMenu(page).locator('> summary').click();
  await languageMenu(page).locator(`a[hreflang="${htmlLang[language]}"]`).click();
}
