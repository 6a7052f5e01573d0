import { articleBlockSchema, type AuthoredBlock } from '#lib/content/values/article-body.ts';

/** The text of an article, one line per block; malformed blocks have none. */
export function bodyText(body: unknown): string {
  if (!Array.isArray(body)) return '';
  return body
    .map((block: unknown) => articleBlockSchema.safeParse(block).data)
    .map((block) => (block ? blockText(block) : ''))
    .join('\n');
}

function blockText(block: AuthoredBlock): string {
  if (block._type === 'block') return block.children.map((span) => span.text).join('');
  if (block._type === 'note') return block.text;
  if (block._type === 'code') return block.code;
  if (block._type === 'picture') return `${block.alt}\n${block.caption ?? ''}`;
  return block.rows.map((row) => row.cells.join(' ')).join('\n');
}
