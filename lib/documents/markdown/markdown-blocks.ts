import type { ArticleBlock, PictureBlock, TabsBlock } from '#lib/content/values/article-body.ts';
import { firstNumbers } from '../first-numbers.ts';
import { asParagraph, plainMarkdown, spansMarkdown, type AddressOf } from './markdown-text.ts';

type Block<Type extends ArticleBlock['_type']> = Extract<ArticleBlock, { _type: Type }>;

/** How the addresses in a text are written: those of links and those of pictures. */
export interface MarkdownAddresses {
  readonly link: AddressOf;
  readonly picture: AddressOf;
}

/** The blocks of a text as Markdown (CommonMark with GitHub's tables and notes). */
export function blocksMarkdown(blocks: readonly ArticleBlock[], addresses: MarkdownAddresses): string {
  const parts: string[] = [];
  const numbers = firstNumbers(blocks);
  let list: ListState | null = null;
  for (const block of blocks) {
    if (block._type !== 'block' || !block.listItem) {
      list = null;
      parts.push(blockMarkdown(block, addresses));
      continue;
    }
    const place: ListPlace = placeInList(list, block.listItem, block.level ?? 1, numbers.get(block._key));
    const item = `${place.indent}${place.marker}${oneLine(spansMarkdown(block, addresses.link))}`;
    if (list && !place.startsList) parts.push(`${parts.pop() ?? ''}\n${item}`);
    else parts.push(item);
    list = place.state;
  }
  return parts.join('\n\n');
}

function blockMarkdown(block: ArticleBlock, addresses: MarkdownAddresses): string {
  switch (block._type) {
    case 'block':
      return paragraph(block, addresses.link);
    case 'table':
      return tableMarkdown(block);
    case 'note':
      return noteMarkdown(block.tone, plainMarkdown(block.text));
    case 'code':
      return codeBlockMarkdown(block);
    case 'picture':
      return pictureMarkdown(block, addresses.picture);
    case 'tabs':
      return tabsMarkdown(block, addresses);
  }
}

/** One after the other, each below its label. */
const tabsMarkdown = ({ tabs }: TabsBlock, addresses: MarkdownAddresses): string =>
  tabs.map(({ label, body }) => `**${plainMarkdown(label)}**\n\n${blocksMarkdown(body, addresses)}`).join('\n\n');

const headingMarks = { h2: '## ', h3: '### ' } as const;

function paragraph(block: Block<'block'>, link: AddressOf): string {
  const words = spansMarkdown(block, link);
  if (block.style !== 'normal') return `${headingMarks[block.style]}${oneLine(words)}`;
  return asParagraph(words).replace(/\n/g, '\\\n');
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** A note as a quotation that names its tone, as GitHub writes it. */
export const noteMarkdown = (tone: 'info' | 'warn', markdown: string): string =>
  [tone === 'warn' ? '[!WARNING]' : '[!NOTE]', ...asParagraph(markdown).split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n');

function tableMarkdown({ rows }: Block<'table'>): string {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const cellText = (cell: string): string => plainMarkdown(cell).replace(/\|/g, '\\|').replace(/\n/g, '<br>');
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, column) => cellText(cells[column] ?? '')).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head?.cells ?? []), `|${' --- |'.repeat(columns)}`, ...body.map(({ cells }) => line(cells))].join('\n');
}

function codeBlockMarkdown({ language, code }: Block<'code'>): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function pictureMarkdown({ src, alt, caption }: PictureBlock, addressOf: AddressOf): string {
  const picture = `![${oneLine(plainMarkdown(alt))}](${addressOf(src)})`;
  return caption === null ? picture : `${picture}\n\n${asParagraph(plainMarkdown(oneLine(caption)))}`;
}

type ListKind = 'bullet' | 'number';

/** The open lists from the outermost to the innermost, each with its kind and the number of its last item. */
type ListState = readonly { readonly kind: ListKind; readonly items: number }[];

interface ListPlace {
  readonly state: ListState;
  readonly indent: string;
  readonly marker: string;
  /** Whether a new list begins beside the one before, not inside it. */
  readonly startsList: boolean;
}

function placeInList(open: ListState | null, kind: ListKind, level: number, first = 1): ListPlace {
  const above = (open ?? []).slice(0, Math.max(0, level - 1));
  const current = open?.[above.length];
  const continues = current?.kind === kind;
  const items = continues ? current.items + 1 : first;
  const indent = above.map((list) => ' '.repeat(markerOf(list.kind, list.items).length)).join('');
  return { state: [...above, { kind, items }], indent, marker: markerOf(kind, items), startsList: above.length === 0 && !continues };
}

const markerOf = (kind: ListKind, items: number): string => (kind === 'bullet' ? '- ' : `${items}. `);
