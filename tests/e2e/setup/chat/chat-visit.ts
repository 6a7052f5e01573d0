import type { Locator, Page, Route } from '@playwright/test';
import { untilAlive } from '../until-alive.ts';
import type { Language } from '#lib/language/languages.ts';
import en from '#locales/en/chat.json' with { type: 'json' };
import ja from '#locales/ja/chat.json' with { type: 'json' };
import zh from '#locales/zh/chat.json' with { type: 'json' };
import overlaysEn from '#locales/en/overlays.json' with { type: 'json' };
import overlaysJa from '#locales/ja/overlays.json' with { type: 'json' };
import overlaysZh from '#locales/zh/overlays.json' with { type: 'json' };

/** The words of the chat, and of what opens it. */
export const chatWords = { en, zh, ja } as const satisfies Record<Language, unknown>;
const openers = { en: overlaysEn, zh: overlaysZh, ja: overlaysJa } as const;

export const chatDialog = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('dialog', { name: chatWords[language].title, exact: true });

export const chatBox = (page: Page): Locator => page.locator('#chat-box');

/** Opens the chat by what the header has for it: beside the page a button of its own, else the first of the ways to get help. */
export async function openChat(page: Page, language: Language = 'en'): Promise<Locator> {
  const { assistant, support } = openers[language];
  await untilAlive(page.locator('header [role=group]'));
  const beside = (page.viewportSize()?.width ?? 0) >= 1_360;
  const help = page.locator(`header summary[aria-label="${support.menu}"]`);
  const button = beside
    ? page.locator(`header button[aria-label="${assistant.ask}"]`)
    : page.locator('header details[open] button').filter({ hasText: assistant.ask });
  if (!beside) await help.press('Enter');
  await button.press('Enter');
  await chatBox(page).waitFor();
  return beside ? button : help;
}

/** Answers the questions of a page in place of the service. */
export async function answerChat(page: Page, answer: (route: Route) => Promise<void> | void): Promise<void> {
  await page.route('**/myDoc/chat', answer);
}

export const answerWith = (message: object) => (route: Route) => route.fulfill({ json: { code: 2000, message } });

/** Text of the tab's storage. */
export const stored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), name);
