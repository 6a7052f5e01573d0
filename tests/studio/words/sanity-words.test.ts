import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { jaJPLocale } from '@sanity/locale-ja-jp';
import { zhHansLocale } from '@sanity/locale-zh-hans';
import { usEnglishLocale, type LocaleDefinition, type LocaleResourceBundle, type PluginOptions } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { inOurTerms } from '#studio/words/sanity-terms.ts';
import { handbookPages } from '#studio/handbook/handbook-pages.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';
import { sanityWords } from '#studio/words/sanity-words.ts';
import { quotedIn } from '../handbook/quoted-in.ts';

/** What this Studio has switched off, or does not have: nobody sees these words. */
const unseen: Readonly<Record<string, readonly RegExp[]>> = {
  'releases and variants': [
    /target-not-found$/,
    /not-publishable$/,
    /^banners\.variant\./,
    /operation-success_publishVersion$/,
    /variants?(_one|_other|$|\.)/,
    /^divergence\./,
  ],
  'the agent and feedback of Sanity': [/^content-agent$/, /feedback\.sentiment-label$/, /^document-group-inventory\.onboarding-hint$/],
};

/** Of the tool for releases, of comments and of tasks; Sanity exports their English words nowhere. */
const unexported = ['releases', 'singleDocRelease', 'comments', 'tasks'];

const namespaces = ['studio', 'structure', 'presentation', 'copy-paste', 'validation', ...unexported];

type Texts = Readonly<Record<string, string>>;

async function textsOf({ resources }: LocaleResourceBundle): Promise<Texts> {
  const loaded: unknown = typeof resources === 'function' ? await resources() : resources;
  const texts = asRecord(asRecord(loaded).default ?? loaded);
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])));
}

/** The words of each namespace, the later bundle before the earlier one. */
async function byNamespace(bundles: readonly LocaleResourceBundle[]): Promise<Map<string, Texts>> {
  const found = new Map<string, Texts>();
  for (const bundle of bundles) found.set(bundle.namespace, { ...found.get(bundle.namespace), ...(await textsOf(bundle)) });
  return found;
}

const bundlesIn = (plugin: PluginOptions): LocaleResourceBundle[] => {
  const { bundles, locales } = plugin.i18n ?? {};
  const own = Array.isArray(bundles) ? bundles : [];
  const ofLocales = Array.isArray(locales)
    ? locales.flatMap(({ id, bundles: more }) => (more ?? []).map((each) => ({ locale: id, ...each })))
    : [];
  return [...own, ...ofLocales];
};

const builtFolder = 'node_modules/sanity/lib';
const builtFiles = readdirSync(builtFolder).filter((file) => /^resources-.*\.js$/.test(file));

/** The English words of a namespace, from the file that Sanity loads for it. */
function builtEnglish(namespace: string): LocaleResourceBundle {
  const file = builtFiles
    .map((each) => path.resolve(builtFolder, each))
    .find((each) => readFileSync(each, 'utf8').includes(`Resources("${namespace}",`));
  if (!file) throw new Error(`Sanity has no words of ${namespace}`);
  return { locale: usEnglishLocale.id, namespace, resources: () => import(file) };
}

const everyEnglish = [
  ...(usEnglishLocale.bundles ?? []).map((each) => ({ locale: usEnglishLocale.id, ...each })),
  ...unexported.map(builtEnglish),
  ...[structureTool(), presentationTool({ previewUrl: '/' })].flatMap(bundlesIn),
];
const english = everyEnglish.filter(({ namespace }) => namespaces.includes(namespace));

/** Asked for, and in no bundle of Sanity's. */
const nameless: ReadonlySet<string> = new Set(['search.search-results-label']);

const plural = /_(zero|one|two|few|many|other)$/;

describe.each([
  ['zh-Hans', zhHansLocale()],
  ['ja-JP', jaJPLocale()],
] as const)('Sanity’s own words in %s', (locale, plugin) => {
  const ours = sanityWords.filter((bundle) => bundle.locale === locale);

  test('are there for everything that this Studio can show', async () => {
    const inEnglish = await byNamespace(english);
    const translated = await byNamespace([...bundlesIn(plugin), ...ours]);
    expect([...inEnglish.keys()].toSorted()).toEqual(namespaces.toSorted());
    const missing = [...inEnglish].flatMap(([namespace, texts]) =>
      Object.keys(texts)
        .filter((key) => {
          const known = translated.get(namespace) ?? {};
          const stem = key.replace(plural, '');
          return ![key, stem, `${stem}_other`].some((each) => Object.hasOwn(known, each));
        })
        .filter(
          (key) =>
            !Object.values(unseen)
              .flat()
              .some((each) => each.test(key)),
        )
        .map((key) => `${namespace}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test('name no part of a sentence that the Studio does not fill: with such a one, what shows it breaks', async () => {
    const inEnglish = await byNamespace(english);
    const parts = (text: string): string[] => [...text.matchAll(/<\/?(\w+)\/?>/g)].map(([, name = '']) => name);
    const unfilled = [...(await byNamespace([...bundlesIn(plugin), ...ours]))].flatMap(([namespace, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const original = inEnglish.get(namespace)?.[key];
        if (original === undefined) return [];
        return parts(text)
          .filter((name) => !parts(original).includes(name))
          .map((name) => `${namespace}: ${key}: ${name}`);
      }),
    );
    expect(unfilled).toEqual([]);
  });

  test('fill the same places as in English, and none is given that Sanity no longer has', async () => {
    const inEnglish = await byNamespace(everyEnglish);
    const places = (text: string): string[] => [...text.matchAll(/\{\{[^}]+\}\}|<\/?\w+\/?>/g)].map(([each]) => each).toSorted();
    for (const [namespace, texts] of await byNamespace(ours)) {
      expect([...inEnglish.keys()]).toContain(namespace);
      for (const [key, text] of Object.entries(texts).filter(([each]) => !nameless.has(each))) {
        const original = inEnglish.get(namespace)?.[key];
        expect([key, places(text)]).toEqual([key, places(original ?? 'gone')]);
        expect([key, original === undefined]).toEqual([key, false]);
      }
    }
  });
});

test('what stands on every page, also where all is published, does not say that there are drafts', async () => {
  for (const locale of ['en-US', 'zh-Hans', 'ja-JP']) {
    const studio = (await byNamespace(sanityWords.filter((bundle) => bundle.locale === locale))).get('studio') ?? {};
    for (const key of ['release.chip.global.drafts', 'release.navbar.drafts']) expect(['Latest', '最新']).toContain(studio[key]);
  }
});

test.each([
  ['en-US', everyEnglish],
  ['zh-Hans', bundlesIn(zhHansLocale())],
  ['ja-JP', bundlesIn(jaJPLocale())],
])(
  'in %s a question before a deletion speaks of the document, not of its versions, which are something else here',
  async (locale, given) => {
    const { structure = {} } = Object.fromEntries(
      await byNamespace([...given, ...sanityWords.filter((bundle) => bundle.locale === locale)]),
    );
    const asked = Object.entries(structure).filter(([key]) => /^confirm-delete-dialog\..*_delete$/.test(key));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(([, text]) => /version|版本|バージョン/i.test(text))).toEqual([]);
  },
);

test('Sanity’s Japanese calls a draft as the glossary does, wherever this Studio shows it', async () => {
  const [locale] = (Array.isArray(jaJPLocale().i18n?.locales) ? [jaJPLocale().i18n?.locales].flat() : []) as LocaleDefinition[];
  if (!locale) throw new Error('Sanity has no Japanese');
  const bundlesOf = ({ id, bundles = [] }: LocaleDefinition) => bundles.map((each) => ({ locale: id, ...each }));
  const [theirs, ours] = await Promise.all([byNamespace(bundlesOf(locale)), byNamespace(bundlesOf(inOurTerms(locale)))]);
  const drafts = (texts: ReadonlyMap<string, Texts>, word: string) =>
    [...texts.values()].flatMap((each) => Object.values(each)).filter((text) => text.includes(word)).length;
  expect(drafts(theirs, 'ドラフト')).toBeGreaterThan(10);
  expect(drafts(ours, 'ドラフト')).toBe(0);
  expect(drafts(ours, '下書き')).toBeGreaterThanOrEqual(drafts(theirs, 'ドラフト'));
  expect([...ours.keys()]).toEqual([...theirs.keys()]);
  expect(inOurTerms({ ...locale, id: 'zh-Hans' }).bundles).toBe(locale.bundles);
});

test.each([
  ['en', 'en-US', everyEnglish],
  ['zh', 'zh-Hans', bundlesIn(zhHansLocale())],
  ['ja', 'ja-JP', bundlesIn(jaJPLocale())],
] as const)('the handbook in %s quotes the buttons of Sanity as they are written', async (language, locale, given) => {
  const { sentence } = translatorOf(language);
  const named = await byNamespace([...given, ...sanityWords.filter((bundle) => bundle.locale === locale)]);
  // in our terms, as the Studio shows it
  const written = new Set(
    [...named.values()].flatMap((texts) => Object.values(texts)).map((text) => text.replaceAll('ドラフト', '下書き')),
  );
  // that page quotes the site
  const sentences = handbookPages.filter(({ id }) => id !== 'instant').flatMap(({ steps, notes }) => [...steps, ...notes]);
  const quoted = sentences.flatMap((each) => quotedIn(sentence(each) ?? ''));
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((text) => !written.has(text))).toEqual([]);
});

test('what Sanity names in no language has a name in each of ours', async () => {
  for (const locale of ['en-US', 'zh-Hans', 'ja-JP']) {
    const { studio = {} } = Object.fromEntries(await byNamespace(sanityWords.filter((bundle) => bundle.locale === locale)));
    for (const key of nameless) expect([locale, studio[key]]).toEqual([locale, expect.stringMatching(/.{2}/)]);
  }
});
