import { diffArrays } from 'diff';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';

/** A place at which two translations of a text are built differently. */
export interface StructureDifference {
  /** The section in the first text: its number, 0 before the first heading. */
  readonly section: number;
  /** What the first text has there and the other lacks, and the reverse: paragraph, heading, table 3×2. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** How a text is built, block by block, whatever its language. */
export const structureOf = (blocks: readonly ArticleBlock[]): string[] => blocks.map(kindOf);

/** Where a translation has a paragraph, an entry of a list or a row of a table too many or too few. */
export function structureDifferences(
  source: readonly ArticleBlock[],
  translation: readonly ArticleBlock[],
): readonly StructureDifference[] {
  const differences: { section: number; missing: string[]; extra: string[] }[] = [];
  let section = 0;
  let isOpen = false;
  for (const { value, added, removed } of diffArrays(structureOf(source), structureOf(translation))) {
    if (added || removed) {
      if (!isOpen) differences.push({ section, missing: [], extra: [] });
      differences.at(-1)?.[added ? 'extra' : 'missing'].push(...value);
      isOpen = true;
    } else {
      isOpen = false;
    }
    if (!added) section += value.filter((kind) => kind === 'heading').length;
  }
  return differences;
}

function kindOf(block: ArticleBlock): string {
  if (block._type === 'block') return block.listItem ? `entry of a ${block.listItem} list` : styles[block.style];
  if (block._type === 'table') return `table ${block.rows.length}×${Math.max(...block.rows.map(({ cells }) => cells.length))}`;
  return block._type;
}

const styles = { normal: 'paragraph', h2: 'heading', h3: 'subheading' } as const;
