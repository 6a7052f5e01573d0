import type { Browser, BrowserContext, Page } from '@playwright/test';
import { htmlLang, languages, type Language } from '#lib/language/languages.ts';

/** Opens pages as a visitor who has never been here before, in a browser that has the site's files already. */
export interface Reader {
  read(language: Language, look: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const readerWindow = { width: 1440, height: 900 };

/** A context for each language, whose cache of files is kept from page to page; what a page stores is not. */
export function createReader(browser: Browser): Reader {
  const contexts = new Map<Language, BrowserContext>();
  const contextOf = async (language: Language): Promise<BrowserContext> => {
    const context = contexts.get(language) ?? (await browser.newContext({ locale: htmlLang[language], viewport: readerWindow }));
    contexts.set(language, context);
    return context;
  };
  return {
    read: async (language, look) => {
      const context = await contextOf(language);
      const page = await context.newPage();
      await look(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.close();
      await context.clearCookies();
    },
    close: async () => {
      for (const language of languages) await contexts.get(language)?.close();
    },
  };
}
