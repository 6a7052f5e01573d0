import { handbookPages, pictureFile } from '#studio/handbook/handbook-pages.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { localeOf } from '#studio/words/page-language.ts';
import type { Role } from '../setup/stack.ts';
import { desktop, logIn, type StudioSession } from '../setup/studio-session.ts';
import { test } from '../setup/test.ts';
import { drawPicture } from './draw-picture.ts';
import { writeExamples } from './example-content.ts';
import { clear, scenes, wordIn } from './scenes.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 30_000 });

/** Where readers of a language are: a browser there shows a time as the site writes it. */
const zones = { en: 'UTC', zh: 'Asia/Shanghai', ja: 'Asia/Tokyo' } as const satisfies Record<Language, string>;

test.beforeAll(writeExamples);

for (const language of languages) {
  test(`the tasks of the handbook in ${language} leave their pictures`, async ({ browser }) => {
    const sessions = new Map<Role, StudioSession>();
    const sessionOf = async (role: Role): Promise<StudioSession> => {
      const known = sessions.get(role) ?? (await logIn(browser, role, { deviceScaleFactor: 2, timezoneId: zones[language] }));
      if (!sessions.has(role)) {
        await known.context.addInitScript((locale) => localStorage.setItem('sanity-locale:lake:default', locale), localeOf(language));
        sessions.set(role, known);
      }
      return known;
    };
    for (const { id } of handbookPages) {
      await test.step(id, async () => {
        const { role, play } = scenes[id];
        const { page } = await sessionOf(role);
        await page.setViewportSize(desktop);
        await drawPicture(page, `studio/${pictureFile(id, language)}`, await play({ page, language, word: wordIn(language) }));
      });
    }
    for (const { context } of sessions.values()) await context.close();
    await clear(language);
  });
}
