import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { ComponentType, JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime.js';
import { z } from 'zod';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { WordsOfPage } from '#components/ui/words/words-of-page.tsx';
import type { AskContent } from '#lib/content/content-source.ts';
import { listPages } from '#lib/discovery/list-pages.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { askOver, type SampleDocument } from '../content/ask-over.ts';

process.env.SITE_URL = 'https://www.marlow.test';

const documents: readonly SampleDocument[] = z
  .array(z.looseObject({ _id: z.string(), _type: z.string() }))
  .parse(JSON.parse(JSON.stringify(seedDocuments({}, new Date()))))
  .map((document) => ({ ...document, _rev: 'r1', _updatedAt: '2026-11-01T00:00:00Z', _createdAt: '2026-11-01T00:00:00Z' }));
const askSeed = askOver(documents);
const answers = new Map<string, Promise<unknown>>();
/** Every page asks for the same frame: each question is answered once. */
const ask: AskContent = async (query, parameters) => {
  const key = JSON.stringify([query, parameters]);
  const known = answers.get(key) ?? askSeed(query, parameters);
  answers.set(key, known);
  return structuredClone(await known);
};

// only a preview asks it
jest.unstable_mockModule('#lib/preview/preview-source.ts', () => ({ previewSource: jest.fn(), previewShown: jest.fn() }));
jest.unstable_mockModule('#lib/content/content-source.ts', () => ({
  publishedSource: () => ({ draft: false, isMixed: () => false, ask }),
}));

const folder = path.resolve(import.meta.dirname, '../../../pages');

/** Each file of a page with a pattern of its addresses; those without parameters first. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)(?:_|404|500)|\[\.\.\.path\]/.test(file))
  .toSorted((one, other) => one.split('[').length - other.split('[').length)
  .map((file) => {
    const route = `/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, '');
    const pattern = route.replace(/\/\[\[\.\.\.(\w+)\]\]/, '(?:/(?<$1>.+))?').replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)');
    return { file, pattern: new RegExp(`^${pattern || '/'}$`), isList: /\[\.\.\./.test(file) };
  });

const loaded = z.looseObject({
  default: z.custom<ComponentType<object>>(),
  getStaticProps: z.custom<(context: object) => Promise<{ props?: object }>>(),
});

export interface PublicPage {
  readonly language: Language;
  /** Without language. */
  readonly path: string;
  /** The elements of its head. */
  readonly head: readonly JSX.Element[];
}

async function renderPage(address: string, language: Language): Promise<PublicPage> {
  // the calculator's rendering has a path of its own
  const asked = address.replace('?view=', '/');
  const found = files.find(({ pattern }) => pattern.test(asked));
  if (!found) throw new Error(`no file for ${address}`);
  const named = Object.entries(found.pattern.exec(asked)?.groups ?? {}).filter(([, value]) => value !== undefined);
  const params = Object.fromEntries(named.map(([name, value]) => [name, found.isList ? value.split('/') : value]));
  const { default: Component, getStaticProps } = loaded.parse({ ...(await import(path.join(folder, found.file))) });
  const { props } = await getStaticProps({ params, locale: language });
  if (!props) throw new Error(`${address} is not there in ${language}`);
  let head: readonly JSX.Element[] = [];
  renderToStaticMarkup(
    <HeadManagerContext value={{ updateHead: (elements) => (head = elements), mountedInstances: new Set() }}>
      <WordsOfPage page={props}>
        <DesignProvider>
          <Component {...props} />
        </DesignProvider>
      </WordsOfPage>
    </HeadManagerContext>,
  );
  return { language, path: address, head };
}

/** The address of a page that the sitemap leaves to another one's. */
const further = ['/product/vps-buy?view=calculator'];

/** Every public page of the seed in each language, rendered as on the server. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  const listed = await listPages(ask, Date.now());
  const pages: PublicPage[] = [];
  for (const language of languages) {
    const paths = [...listed.flatMap(({ published }) => published[language] ?? []), ...further];
    for (const each of paths) pages.push(await renderPage(each, language));
  }
  return pages;
}
