import { articleBlockSchema, type ArticleBlock } from './article-body.ts';
import { readEach, reportDropped, type ReportDropped } from './read-each.ts';
import { pictureInColumn } from './whole-picture.ts';

/** The width of a text: the theme's measure, in CSS pixels. */
const columnPx = 680;

/** The text of an article, piece by piece: a broken one drops itself alone, and so does a picture without a file. */
export function readArticleBody(answer: unknown, pictureBase: string, what: string, report: ReportDropped = reportDropped): ArticleBlock[] {
  return readEach(articleBlockSchema, answer, what, report).flatMap((block): ArticleBlock[] => {
    if (block._type !== 'picture') return [block];
    const { asset, ...words } = block;
    const picture = pictureInColumn(pictureBase, asset._ref, columnPx);
    return picture ? [{ ...words, ...picture }] : [];
  });
}
