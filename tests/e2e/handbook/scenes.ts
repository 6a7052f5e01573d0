import type { Page } from '@playwright/test';
import type { HandbookId } from '#studio/handbook/handbook-pages.ts';
import type { Language } from '#lib/language/languages.ts';
import en from '#locales/en/preview.json' with { type: 'json' };
import ja from '#locales/ja/preview.json' with { type: 'json' };
import zh from '#locales/zh/preview.json' with { type: 'json' };
import { dictionaries } from '#studio/words/dictionaries.ts';
import { lakeClient, origin, prefixes, type Role } from '../setup/stack.ts';
import { fieldOf, openDocument, write } from '../setup/studio-session.ts';
import { expect } from '../setup/test.ts';
import type { Mark } from './draw-picture.ts';
import { example, removeRelease, writeRelease } from './example-content.ts';

/** A page of the Studio in a language, and how that Studio writes a word of ours. */
interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly word: (english: keyof typeof dictionaries.ja) => string;
}

interface Scene {
  readonly role: Role;
  /** Does the task as far as the picture shows it; returns what is framed in it. */
  readonly play: (stage: Stage) => Promise<readonly Mark[]>;
}

const toolHeading = (page: Page) => page.getByRole('heading', { level: 1 }).last();

/** So tall that the whole picture of a banner is on it. */
const tall = { width: 1_440, height: 1_600 } as const;

/** So narrow that a picture has the whole width of a tool. */
const toolSize = { width: 840, height: 900 } as const;

/** So low that the title of a release, three documents in it and its buttons are in one picture. */
const releaseSize = { width: 840, height: 630 } as const;

async function openTool(page: Page, name: string): Promise<void> {
  await page.setViewportSize(toolSize);
  await page.goto(`${origin()}/studio/${name}`);
  await expect(toolHeading(page)).toBeVisible({ timeout: 30_000 });
}

/** As Sanity's own bundles call it. */
const publishWords = { en: 'Publish', zh: '发布', ja: '公開' } as const satisfies Record<Language, string>;

/** The words of the bar below a page in the preview. */
const barWords = { en, zh, ja } as const satisfies Record<Language, typeof en>;

const publishButton = ({ page, language }: Stage) => page.getByRole('button', { name: publishWords[language], exact: true }).last();

const openTab = ({ page, word }: Stage, name: Parameters<Stage['word']>[0]) => page.getByRole('tab', { name: word(name) }).click();

const discard = (id: string) => lakeClient('administrator').delete(`drafts.${id}`);

/** The whole of a field, with its title. */
const wholeField = (page: Page, path: string) => page.getByTestId(`field-${path}`);

/** How far each task is done in its picture. */
export const scenes = {
  start: {
    role: 'legal',
    play: async ({ page, word }) => {
      await openTool(page, 'start');
      const heading = (name: Parameters<Stage['word']>[0]) => page.getByRole('heading', { name: word(name), exact: true });
      await expect(page.getByRole('table').nth(1)).toBeVisible({ timeout: 30_000 });
      return [
        { shown: heading('Next on the site'), step: 1 },
        { shown: heading('Drafts'), step: 2 },
      ];
    },
  },
  language: {
    role: 'editor',
    play: async ({ page, word }) => {
      await openTool(page, 'start');
      await expect(page.getByRole('table').nth(1)).toBeVisible({ timeout: 30_000 });
      return [{ shown: page.getByRole('group', { name: word('Language of the Studio') }), step: 1 }];
    },
  },
  publish: {
    role: 'editor',
    play: async (stage) => {
      const { page, language, word } = stage;
      const id = `article-vpc-${language}`;
      await openDocument(page, 'article', id);
      await write(page, 'title', '');
      await expect(publishButton(stage)).toBeDisabled();
      await publishButton(stage).hover({ force: true });
      await expect(page.getByText(word('Not yet.')).last()).toBeVisible();
      return [{ shown: publishButton(stage), step: 2 }];
    },
  },
  instant: {
    role: 'editor',
    play: async ({ page, language }) => {
      const frame = page.frameLocator('iframe');
      const { at, link } = barWords[language];
      // the second time the site has its fonts
      for (const _ of [1, 2]) {
        await page.goto(`${origin()}/studio/presentation?preview=${encodeURIComponent(`${prefixes[language]}/doc/announce`)}`);
        await expect(frame.locator('sanity-visual-editing')).toBeAttached({ timeout: 30_000 });
      }
      await frame.getByLabel(at.label).fill('2030-06-01T09:00:00');
      await frame.getByRole('button', { name: at.show, exact: true }).click();
      await expect(frame.getByRole('button', { name: at.now })).toBeVisible({ timeout: 30_000 });
      return [
        { shown: frame.getByLabel(at.label), step: 2, numberAt: 'after' },
        { shown: frame.getByRole('button', { name: link.make }), step: 4, numberAt: 'before' },
      ];
    },
  },
  banner: {
    role: 'editor',
    play: async ({ page, word }) => {
      await openDocument(page, 'banner', example.banner);
      await expect(page.getByTestId('form-view').getByRole('status').first()).toBeVisible();
      return [
        { shown: fieldOf(page, 'title.en'), step: 2 },
        { shown: page.getByRole('tab', { name: word('Place and time') }), step: 3 },
        { shown: page.getByTestId('form-view').getByRole('status'), step: 4 },
      ];
    },
  },
  release: {
    role: 'editor',
    play: async ({ page, language }) => {
      const name = await writeRelease(language);
      await page.setViewportSize(releaseSize);
      await page.goto(`${origin()}/studio/releases/${name}?perspective=${name}`);
      const run = page.getByTestId('publish-all-button');
      await expect(run).toBeEnabled({ timeout: 60_000 });
      return [
        { shown: page.getByTestId('release-type-picker'), step: 1 },
        { shown: run, step: 4 },
        { shown: page.getByTestId('release-menu-button').last(), step: 5 },
      ];
    },
  },
  price: {
    role: 'editor',
    play: async ({ page, word }) => {
      await openTool(page, 'prices');
      await page.getByLabel(word('Changed prices')).fill('code\tregion\tUSD\ncvm.g4a.amd.c1m1\tUS-0\t1.95');
      const publish = page.getByRole('button', { name: /1/ }).last();
      await expect(publish).toBeVisible();
      return [
        { shown: page.getByLabel(word('Changed prices')), step: 2 },
        { shown: page.getByRole('table').first(), step: 3 },
      ];
    },
  },
  catalogue: {
    role: 'editor',
    play: async ({ page, word }) => {
      await openTool(page, 'catalogue');
      const buffer = Buffer.from('code,status,region,USD\ncvm.g4a.amd.c1m1,withdrawn,US-0,1.95\n');
      await page.getByLabel(word('Import a CSV file')).setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer });
      const changes = page.getByRole('region', { name: word('What the file changes') });
      await expect(changes.getByRole('table').nth(1)).toBeVisible();
      return [
        { shown: page.getByText(word('Import a CSV file')), step: 2 },
        { shown: changes.getByRole('table').first(), step: 3 },
      ];
    },
  },
  'own-page': {
    role: 'editor',
    play: async (stage) => {
      await openDocument(stage.page, 'activityPage', example.ownPage);
      await openTab(stage, 'Address and time');
      await expect(fieldOf(stage.page, 'slug')).toHaveValue('spring');
      return [{ shown: wholeField(stage.page, 'slug'), step: 3 }];
    },
  },
  article: {
    role: 'editor',
    play: async ({ page }) => {
      await page.goto(`${origin()}/studio/structure/help;category-network`);
      const add = page.getByTestId('action-intent-button').last();
      await expect(add).toBeEnabled({ timeout: 30_000 });
      await expect(page.getByTestId('default-preview').nth(5)).toBeVisible({ timeout: 30_000 });
      return [{ shown: add, step: 1 }];
    },
  },
  picture: {
    role: 'editor',
    play: async ({ page }) => {
      await page.setViewportSize(tall);
      await openDocument(page, 'banner', example.banner);
      return [
        { shown: page.getByTestId('options-menu-button'), step: 1 },
        { shown: fieldOf(page, 'image.alt.en'), step: 3 },
      ];
    },
  },
  translate: {
    role: 'editor',
    play: async ({ page, language, word }) => {
      await expect(async () => {
        await openTool(page, 'translations');
        await page
          .getByRole('button', { name: language === 'ja' ? /日本語/ : /简体中文/ })
          .last()
          .click({ timeout: 10_000 });
        await expect(page.getByRole('button', { name: word('Still fits') }).first()).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      return [
        { shown: page.getByRole('group', { name: word('Language'), exact: true }), step: 1 },
        { shown: page.getByRole('button', { name: word('Still fits') }), step: 2 },
        { shown: page.getByText(word('Import a translated file')), step: 3 },
      ];
    },
  },
  address: {
    role: 'editor',
    play: async (stage) => {
      const { page, language, word } = stage;
      const id = `article-rdns-${language}`;
      await openDocument(page, 'article', id);
      await openTab(stage, 'Address');
      await write(page, 'slug', 'reverse-dns');
      const button = page.getByRole('button', { name: word('Publish and redirect') });
      await expect(button).toBeEnabled({ timeout: 30_000 });
      await button.click();
      const every = page.getByRole('button', { name: word('Every language') });
      await expect(every).toBeVisible();
      return [{ shown: every, step: 2 }];
    },
  },
  trash: {
    role: 'editor',
    play: async ({ page, word }) => {
      await openTool(page, 'trash');
      return [{ shown: page.getByRole('button', { name: new RegExp(word('Restore')) }), step: 2 }];
    },
  },
  'legal-version': {
    role: 'legal',
    play: async ({ page, language, word }) => {
      await openDocument(page, 'article', `article-refund-${language}`);
      const button = page.getByRole('button', { name: word('New version') });
      await expect(button).toBeEnabled({ timeout: 30_000 });
      return [{ shown: button, step: 1 }];
    },
  },
  'legal-publish': {
    role: 'administrator',
    play: async (stage) => {
      const { page, language, word } = stage;
      await openDocument(page, 'article', `article-tos-${language}-v3`);
      await expect(publishButton(stage)).toBeEnabled({ timeout: 30_000 });
      await publishButton(stage).click();
      const wait = page.getByRole('button', { name: word('Wait'), exact: true });
      await expect(wait).toBeVisible({ timeout: 30_000 });
      return [{ shown: page.locator('[data-ui="Popover"]').filter({ has: wait }).getByRole('button').last(), step: 3 }];
    },
  },
  'legal-correction': {
    role: 'legal',
    play: async (stage) => {
      await openDocument(stage.page, 'article', `article-refund-${stage.language}`);
      await openTab(stage, 'Version and effect');
      return [{ shown: wholeField(stage.page, 'errata'), step: 1 }];
    },
  },
} as const satisfies Record<HandbookId, Scene>;

/** Takes back what the scenes of a language wrote into drafts. */
export const clear = async (language: Language): Promise<void> => {
  await Promise.all([discard(`article-vpc-${language}`), discard(`article-rdns-${language}`), removeRelease(language)]);
};

export const wordIn =
  (language: Language): Stage['word'] =>
  (english) =>
    language === 'en' ? english : dictionaries[language][english];
