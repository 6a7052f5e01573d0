import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../../lib/language/languages.ts';
import { parseLegalFile } from '../legal-file.ts';
import { toPortableText } from '../portable-text.ts';
import { reference, type SeedDocument } from '../seed-document.ts';
import { isHelpCategory } from './categories.ts';

const folder = new URL('../help/', import.meta.url);

/** The effective date of the first version of the help. */
const effectiveDate = '2026-11-01';

/**
 * Every text in `help/`: `{slug}/{language}.md`, whose front matter has title, summary, category and order. The pictures are uploaded
 * first.
 */
export const helpArticles = (assetIds: Readonly<Record<string, string>>): SeedDocument[] =>
  readdirSync(folder)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .flatMap((slug) => languages.map((language) => helpArticle(slug, language, assetIds)));

/** @throws naming the file with incomplete front matter. */
function helpArticle(slug: string, language: Language, assetIds: Readonly<Record<string, string>>): SeedDocument {
  const name = `${slug}/${language}.md`;
  const file = parseLegalFile(readFileSync(new URL(name, folder), 'utf8'));
  const category = file.field('category');
  const order = Number(file.field('order'));
  const product = file.field('product');
  if (!isHelpCategory(category)) throw new Error(`${name}: there is no category ${category ?? 'in the front matter'}`);
  if (!Number.isInteger(order)) throw new Error(`${name}: the front matter has no order`);
  return {
    _id: `article-${slug}-${language}`,
    _type: 'article',
    kind: 'help',
    language,
    slug: { _type: 'slug', current: slug },
    translationKey: slug,
    title: file.title,
    summary: file.summary,
    version: 1,
    effectiveDate,
    order,
    category: reference(`category-${category}`),
    ...(product ? { product } : {}),
    body: toPortableText(file.body(1), assetIds),
  };
}
