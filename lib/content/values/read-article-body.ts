import { articleBlockSchema, type ArticleBlock, type PictureBlock } from './article-body.ts';
import { parseEach, reportLeftOut, type ReportLeftOut } from './parse-each.ts';
import { pictureInColumn } from './whole-picture.ts';
import { wholeRanges } from './whole-ranges.ts';

/** The width of a text column: the theme's measure, in CSS pixels. */
const columnPx = 680;

/** The text of an article, block by block: a malformed one is left out alone, and so is a picture without a file. */
export function readArticleBody(answer: unknown, pictureBase: string, what: string, report: ReportLeftOut = reportLeftOut): ArticleBlock[] {
  return parseEach(articleBlockSchema, answer, what, report).flatMap((block): ArticleBlock[] => {
    if (block._type !== 'picture') return [withWholeRanges(block)];
    const { asset, ...words } = block;
    const picture = pictureInColumn(pictureBase, asset._ref, columnPx);
    return picture ? [{ ...words, ...picture }] : [];
  });
}

/** Code is left unchanged. */
function withWholeRanges(block: Exclude<ArticleBlock, PictureBlock>): ArticleBlock {
  switch (block._type) {
    case 'block':
      return {
        ...block,
        children: block.children.map((span) => (span.marks?.includes('code') ? span : { ...span, text: wholeRanges(span.text) })),
      };
    case 'table':
      return { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map(wholeRanges) })) };
    case 'note':
      return { ...block, text: wholeRanges(block.text) };
    case 'code':
      return block;
  }
}
