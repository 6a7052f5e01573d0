import type { Page } from '@playwright/test';
import { htmlLang, type Language } from '#lib/language/languages.ts';

/** The menu of languages in the top bar; closed until its summary is clicked. */
export const languageMenu = (page: Page) => page.locator('aside details.languages');

/** Opens the menu of languages and follows the link to one. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await languageMenu(page).locator('> summary').click();
  await languageMenu(page).locator(`a[hreflang="${htmlLang[language]}"]`).click();
}
