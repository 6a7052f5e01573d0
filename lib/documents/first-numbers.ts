import type { ArticleBlock } from '#lib/content/values/article-body.ts';

/**
 * The number that a numbered list begins with, by the key of its first entry, where it is not 1. Code, a note, a table, a picture or tabs
 * between two entries belong to the steps, and the count goes on after them; a paragraph, a heading or another list begins a new count.
 */
export function firstNumbers(blocks: readonly ArticleBlock[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let counted = 0;
  let isInterrupted = false;
  for (const block of blocks) {
    if (block._type === 'tabs') for (const { body } of block.tabs) firstNumbers(body).forEach((number, key) => numbers.set(key, number));
    if (block._type !== 'block') isInterrupted = true;
    else if (block.listItem !== 'number') counted = isInner(block) ? counted : 0;
    else if (!isInner(block)) {
      if (counted > 0 && isInterrupted) numbers.set(block._key, counted + 1);
      counted += 1;
      isInterrupted = false;
    }
  }
  return numbers;
}

/** An entry of a list inside the entry of another. */
const isInner = ({ listItem, level = 1 }: Extract<ArticleBlock, { _type: 'block' }>): boolean => listItem !== undefined && level > 1;
