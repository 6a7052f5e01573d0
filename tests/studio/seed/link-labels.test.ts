import { expect, test } from '@jest/globals';
import { languages, type Language } from '#lib/language/languages.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

interface Link {
  readonly slug: string;
  readonly label: string;
}

/** Short names by which readers know an article that has another title. */
const shortNames: readonly string[] = ['a database on the private network', 'backups to object storage'];

const articles = seedDocuments({}, new Date()).filter(({ _type }) => _type === 'article');
const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** The links to articles in a body and in what its blocks hold, each with the words that bear it. */
function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const block = recordOf(value);
  const hrefs = new Map(listOf(block.markDefs).map(({ _key, href }) => [String(_key), String(href)]));
  const own = [...hrefs].flatMap(([key, href]) => {
    const [, slug] = /^\/doc\/article\/([a-z0-9-]+)$/.exec(href) ?? [];
    const spans = listOf(block.children).filter(({ marks }) => Array.isArray(marks) && marks.includes(key));
    return slug && spans.length > 0 ? [{ slug, label: spans.map(({ text }) => String(text)).join('') }] : [];
  });
  return [...own, ...Object.values(block).flatMap(linksIn)];
}

function titlesIn(language: Language): Map<string, string> {
  return new Map(
    articles
      .filter((article) => article.language === language)
      .map(({ translationKey, title }) => [String(translationKey), String(title).toLowerCase()]),
  );
}

/** Labels by which two articles or more lead to the same one: a name of that article, not a word of a sentence. */
function namesIn(language: Language): Link[] {
  const links = new Map<string, Link & { from: Set<string> }>();
  for (const { translationKey, body } of articles.filter((article) => article.language === language))
    for (const { slug, label } of linksIn(body)) {
      const link = links.get(`${slug} ${label}`) ?? { slug, label, from: new Set() };
      link.from.add(String(translationKey));
      links.set(`${slug} ${label}`, link);
    }
  return [...links.values()].filter(({ from }) => from.size > 1);
}

test.each(languages)('articles name each other by words of their titles in %s', (language) => {
  const titles = titlesIn(language);
  const names = namesIn(language);
  expect(names.length).toBeGreaterThan(15);
  const strange = names.filter(({ slug, label }) => !titles.get(slug)?.includes(label.toLowerCase()) && !shortNames.includes(label));
  expect(strange.map(({ slug, label }) => `${slug}: ${label}`)).toEqual([]);
});
