import type { ArticleBlock } from '#lib/content/values/article-body.ts';

export interface SectionLink {
  readonly id: string;
  readonly text: string;
}

/** The fragment of an article's nth section. */
export const sectionId = (number: number): string => `section-${number}`;

/** The headings of an article, each with its fragment. */
export const tableOfContents = (blocks: readonly ArticleBlock[]): SectionLink[] =>
  blocks
    .filter((block) => block._type === 'block' && block.style === 'h2')
    .map((block, index) => ({
      id: sectionId(index + 1),
      text: block._type === 'block' ? block.children.map(({ text }) => text).join('') : '',
    }));
