import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { firstNumbers } from '#lib/documents/first-numbers.ts';
import { languages } from '#lib/language/languages.ts';
import { parseLegalFile } from '#studio/seed/legal-file.ts';
import { toPortableText } from '#studio/seed/portable-text.ts';
import { sourceOf, type SeedFolder } from '#tests/studio/prose.ts';

/** The numbers in front of the steps of a text, as its author wrote them. */
function written(text: string): number[] {
  const outside = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...outside.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
}

/** The same as its page numbers them. */
function shown(blocks: readonly ArticleBlock[]): number[] {
  const first = firstNumbers(blocks);
  let number = 0;
  return blocks.flatMap((block, index) => {
    if (block._type === 'tabs') return block.tabs.flatMap(({ body }) => shown(body));
    if (block._type !== 'block' || block.listItem !== 'number') return [];
    const before = blocks[index - 1];
    const goesOn = before?._type === 'block' && before.listItem === 'number';
    number = goesOn ? number + 1 : (first.get(block._key) ?? 1);
    return [number];
  });
}

const texts = (['help', 'legal'] as const).flatMap((folder: SeedFolder) =>
  readdirSync(`studio/seed/${folder}`).flatMap((slug) => languages.map((language) => ({ folder, slug, language }))),
);

describe('steps in the texts of the seed', () => {
  test.each(texts)('$folder/$slug ($language) are numbered as they were written', ({ folder, slug, language }) => {
    const body = parseLegalFile(sourceOf(folder, slug, language)).body(1);
    expect(shown(readArticleBody(toPortableText(body), '', slug))).toEqual(written(body));
  });
});
