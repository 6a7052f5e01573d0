import {
  articleBlockSchema,
  plainBlockSchema,
  type ArticleBlock,
  type ArticleTab,
  type AuthoredBlock,
  type AuthoredPlainBlock,
  type PictureBlock,
  type PlainBlock,
} from './article-body.ts';
import { parseEach, reportLeftOut, type ReportLeftOut } from './parse-each.ts';
import { pictureInColumn, pictureInFull } from './whole-picture.ts';
import { unbroken } from './unbroken-text.ts';

/** The width of a text column: the theme's measure, in CSS pixels. */
const columnPx = 680;

/** The text of an article, block by block: a malformed one is left out alone, and so is a picture without a file. */
export function readArticleBody(answer: unknown, pictureBase: string, what: string, report: ReportLeftOut = reportLeftOut): ArticleBlock[] {
  const readTab = (tab: AuthoredTab): ArticleTab[] => {
    const body = parseEach(plainBlockSchema, tab.body, what, report).flatMap((block) => readPlain(asInside(block), pictureBase));
    return tab.label.trim() === '' || body.length === 0 ? [] : [{ ...tab, body }];
  };
  return parseEach(articleBlockSchema, answer, what, report).flatMap((block): ArticleBlock[] => {
    if (block._type !== 'tabs') return readPlain(block, pictureBase);
    const tabs = block.tabs.flatMap(readTab);
    return tabs.length === 0 ? [] : [{ ...block, tabs }];
  });
}

type AuthoredTab = Extract<AuthoredBlock, { _type: 'tabs' }>['tabs'][number];

/** The sections of an article are outside of tabs: a heading inside is one of the lower kind. */
const asInside = (block: AuthoredPlainBlock): AuthoredPlainBlock =>
  block._type === 'block' && block.style === 'h2' ? { ...block, style: 'h3' } : block;

function readPlain(block: AuthoredPlainBlock, pictureBase: string): PlainBlock[] {
  if (block._type !== 'picture') return [withWholeAmounts(block)];
  const { asset, ...words } = block;
  const picture = pictureInColumn(pictureBase, asset._ref, columnPx);
  return picture ? [{ ...words, ...picture, full: pictureInFull(pictureBase, asset._ref) }] : [];
}

/** Code is left unchanged. */
function withWholeAmounts(block: Exclude<PlainBlock, PictureBlock>): PlainBlock {
  switch (block._type) {
    case 'block':
      return {
        ...block,
        children: block.children.map((span) => (span.marks?.includes('code') ? span : { ...span, text: unbroken(span.text) })),
      };
    case 'table':
      return { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map(unbroken) })) };
    case 'note':
      return { ...block, text: unbroken(block.text) };
    case 'code':
      return block;
  }
}
