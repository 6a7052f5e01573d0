import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';

/** The text of a position in the HTML that search engines read: paragraphs and lists. What is neither has no words of the posting. */
export const postingHtml = (summary: string | null, body: readonly ArticleBlock[]): string =>
  [...(summary === null ? [] : [`<p>${escapeMarkup(summary)}</p>`]), ...body.map(blockHtml)].join('').replaceAll('</ul><ul>', '');

function blockHtml(block: ArticleBlock): string {
  if (block._type === 'note') return `<p>${escapeMarkup(block.text)}</p>`;
  if (block._type !== 'block') return '';
  const text = escapeMarkup(block.children.map((span) => span.text).join(''));
  return block.listItem ? `<ul><li>${text}</li></ul>` : `<p>${text}</p>`;
}
