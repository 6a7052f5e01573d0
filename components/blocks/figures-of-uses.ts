import type { BlockOf, BlockView } from '#lib/blocks/block-view.ts';

/** The figures that follow a product's uses: a page with a drawing has them below it. */
export function figuresOfUses(blocks: readonly BlockView[]): BlockOf<'figures'> | null {
  const isThose = (block: BlockView, index: number): block is BlockOf<'figures'> =>
    block.kind === 'figures' && blocks[index - 1]?.kind === 'customers';
  return blocks.find(isThose) ?? null;
}
