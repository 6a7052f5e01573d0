import type { Page } from '@playwright/test';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { origin } from '#tests/e2e/setup/stack.ts';

/** The address of a page in a language. */
export const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

export const searchCall = '**/myDoc/doc/helpDoc/searchArtAndPro';

/** Counts the searches that a page makes. */
export function searches(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('searchArtAndPro')) made.push(new URLSearchParams(request.postData() ?? '').get('search') ?? '');
  });
  return made;
}

/** What the service answers: one article, and how many there are. */
export const answer = (title: string, total = 1) => ({
  json: {
    code: 2000,
    message: {
      items: [{ linkData: JSON.stringify({ type: 'article', id: title, title, link: '/doc/article/tos', language: 'en' }) }],
      aggsInfo: { all: total },
    },
  },
});
