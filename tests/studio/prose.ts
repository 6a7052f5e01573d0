import { readFileSync } from 'node:fs';
import { articleBlockSchema, type AuthoredBlock } from '#lib/content/values/article-body.ts';
import type { Language } from '#lib/language/languages.ts';
import { parseLegalFile } from '#studio/seed/legal-file.ts';
import { toPortableText } from '#studio/seed/portable-text.ts';

export type SeedFolder = 'help' | 'legal';

export const sourceOf = (folder: SeedFolder, slug: string, language: Language): string =>
  readFileSync(`studio/seed/${folder}/${slug}/${language}.md`, 'utf8');

/** A text of the seed as the site reads it. */
export const blocksOf = (folder: SeedFolder, slug: string, language: Language, version = 1): AuthoredBlock[] =>
  toPortableText(parseLegalFile(sourceOf(folder, slug, language)).body(version)).map((block) => articleBlockSchema.parse(block));

/** The words of a text, without code. */
export const proseOf = (blocks: readonly AuthoredBlock[]): string => blocks.map(wordsOf).join('\n');

function wordsOf(block: AuthoredBlock): string {
  if (block._type === 'block') return block.children.map(({ text }) => text).join('');
  if (block._type === 'table') return block.rows.map(({ cells }) => cells.join(' ')).join('\n');
  return block._type === 'note' ? block.text : '';
}

/** What the languages of a text share: the order of headings, list items, tables, notes and code. */
export const shapeOf = (blocks: readonly AuthoredBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block._type !== 'block') return block._type === 'table' ? [`table of ${block.rows.length}`] : [block._type];
    if (block.listItem) return [block.listItem];
    return block.style === 'normal' ? [] : [block.style];
  });

export const countWords = (text: string): number => text.split(/\s+/).length;

export const countCharacters = (text: string): number => text.replace(/\s/g, '').length;

/** Characters of the Chinese and Japanese scripts alone: no digits, Latin words or punctuation. */
export const countScriptCharacters = (text: string): number =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
