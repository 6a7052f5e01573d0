import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { languages } from '#lib/language/languages.ts';
import { publicPages, type PublicPage } from './public-pages.tsx';

let pages: readonly PublicPage[] = [];
beforeAll(async () => {
  pages = await publicPages();
}, 300_000);

/** In columns: a Chinese or Japanese character is as wide as two Latin ones. */
const widthOf = (text: string): number => [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0);

/** What results of a search show before they cut. */
const widestTitle = 66;
const descriptionWidths = { least: 50, most: 160 } as const;

const titleOf = ({ head }: PublicPage): string => String(head.find(({ type }) => type === 'title')?.props.children ?? '');

const canonicalOf = ({ head }: PublicPage): string => String(head.find(({ props }) => props.rel === 'canonical')?.props.href ?? '');

const thing = z.looseObject({
  '@type': z.string(),
  itemListElement: z.optional(z.array(z.object({ name: z.string(), item: z.string() }))),
});

/** What a page says to search engines beside its words. */
const thingsOf = ({ head }: PublicPage): readonly z.infer<typeof thing>[] =>
  head
    .filter(({ props }) => props.type === 'application/ld+json')
    .map(({ props }) => thing.parse(JSON.parse(props.dangerouslySetInnerHTML.__html)));

const descriptionOf = ({ head }: PublicPage): string => String(head.find(({ props }) => props.name === 'description')?.props.content ?? '');

const repeated = (texts: readonly string[]): readonly string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(languages)('R-1 in %s every public page', (language) => {
  const own = (): readonly PublicPage[] => pages.filter((page) => page.language === language);

  test('has a title of its own that a search shows whole', () => {
    const titles = own().map(titleOf);
    expect(titles.length).toBeGreaterThan(70);
    expect(titles.filter((title) => title.length < 5 || widthOf(title) > widestTitle)).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  test('has a description of its own that says enough and is not cut', () => {
    const described = own().map((page) => ({ path: page.path, description: descriptionOf(page), width: widthOf(descriptionOf(page)) }));
    const { least, most } = descriptionWidths;
    expect(described.filter(({ width }) => width < least || width > most)).toEqual([]);
    expect(repeated(described.map(({ description }) => description))).toEqual([]);
  });

  test('R-12 is the last of its own trail, by its address', () => {
    const trails = own().flatMap((page) =>
      thingsOf(page).flatMap(({ itemListElement }) => (itemListElement ? [[canonicalOf(page), itemListElement.at(-1)?.item]] : [])),
    );
    expect(trails.length).toBeGreaterThan(50);
    expect(trails.filter(([address, last]) => address !== last)).toEqual([]);
  });

  test('is shared as an article where it is one', () => {
    const kinds = own().map(({ path, head }) => [path, head.find(({ props }) => props.property === 'og:type')?.props.content]);
    expect(kinds.filter(([, kind]) => kind === 'article').map(([path]) => path)).toEqual(
      own().flatMap(({ path }) => (/^\/doc\/(?:article|announce\/detail)\//.test(path) ? [path] : [])),
    );
  });
});
