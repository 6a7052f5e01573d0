import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { openAlive, untilOverlays } from './open-page.ts';
import { origin } from './stack.ts';

const given = (): Record<string, string> => ({
  cookieConfirm: JSON.stringify({ version: 1, at: Date.now() }),
  cookieSelect1: '1',
  cookieSelect2: '0',
  cookieSelect3: '0',
});

export interface Visit {
  locale?: string;
  stored?: Record<string, string>;
  viewport?: { width: number; height: number };
}

/** A visitor who has already answered about cookies; time is frozen unless a test advances it. */
export async function visit(
  browser: Browser,
  { locale = 'en-US', stored = {}, viewport = { width: 1280, height: 800 } }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({ locale, viewport });
  await context.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, value);
    },
    { ...given(), ...stored },
  );
  return context.newPage();
}

/** The overlay shown now. */
export const openDialogs = (page: Page) => page.locator('dialog[open], [role=dialog]:visible');

/** Opens a page and waits until its overlay is shown. */
export async function open(page: Page, path: string): Promise<void> {
  await openAlive(page, `${origin()}${path}`);
  await untilOverlays(page);
}

/** Consent was given before, so that its panel covers nothing. */
export async function agree(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('cookieConfirm', JSON.stringify({ version: 1, at: Date.now() }));
    for (const [name, value] of [
      ['cookieSelect1', '1'],
      ['cookieSelect2', '0'],
      ['cookieSelect3', '0'],
    ] as const)
      localStorage.setItem(name, value);
    localStorage.setItem('userSelectLangTime', String(Date.now()));
    localStorage.setItem('activeImg', String(Date.now()));
  });
}

export const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

/** A page that is little more than its frame and a text. */
export const plainPage = '/doc/article/tos';

export const currencyMenu = (page: Page) => page.locator('aside details').first();
