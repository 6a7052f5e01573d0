import { articleBlockSchema, plainBlockSchema, type AuthoredBlock } from '#lib/content/values/article-body.ts';
import { sectionId } from '#lib/documents/table-of-contents.ts';
import type { Passage } from './searched-document.ts';

/** The text of an article by its headings, one line per block; malformed blocks have none, as on its page. */
export function articlePassages(summary: string, body: unknown): readonly Passage[] {
  const passages: { fragment: string | null; heading: string; lines: string[] }[] = [{ fragment: null, heading: summary, lines: [] }];
  for (const element of Array.isArray(body) ? body : []) {
    const block = articleBlockSchema.safeParse(element).data;
    if (!block) continue;
    const text = blockText(block);
    if (block._type === 'block' && block.style === 'h2') passages.push({ fragment: sectionId(passages.length), heading: text, lines: [] });
    else passages.at(-1)?.lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
  }
  return passages;
}

function blockText(block: AuthoredBlock): string {
  if (block._type === 'block') return block.children.map((span) => span.text).join('');
  if (block._type === 'note') return block.text;
  if (block._type === 'code') return block.code;
  if (block._type === 'tabs') return block.tabs.map(tabText).join('\n');
  if (block._type === 'picture') return `${block.alt}\n${block.caption ?? ''}`;
  return block.rows.map((row) => row.cells.join(' ')).join('\n');
}

/** A tab's label and the lines of its blocks. */
function tabText({ label, body }: Extract<AuthoredBlock, { _type: 'tabs' }>['tabs'][number]): string {
  const blocks = body.map((element) => plainBlockSchema.safeParse(element).data).filter((block) => block !== undefined);
  return [label, ...blocks.map(blockText)].join('\n');
}
