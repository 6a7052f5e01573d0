import { isTabSystem, type TabSystem } from '../../lib/content/values/tab-systems.ts';
import { splitTabs } from './split-tabs.ts';
import { codeLanguages, type CodeLanguage } from '../../lib/content/values/code-languages.ts';

/** Converts the seed's plain text files to portable text. Keys are sequential, so that the same file gives the same document. */

interface Span {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

interface LinkMark {
  readonly _type: 'link';
  readonly _key: string;
  readonly href: string;
}

interface TextBlock {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3';
  readonly listItem?: 'bullet' | 'number';
  readonly level?: 1;
  readonly children: readonly Span[];
  readonly markDefs: readonly LinkMark[];
}

interface TableBlock {
  readonly _type: 'table';
  readonly _key: string;
  readonly rows: readonly { readonly _type: 'tableRow'; readonly _key: string; readonly cells: readonly string[] }[];
}

interface NoteBlock {
  readonly _type: 'note';
  readonly _key: string;
  readonly tone: 'info' | 'warn';
  readonly text: string;
}

interface CodeBlock {
  readonly _type: 'code';
  readonly _key: string;
  readonly language: CodeLanguage;
  readonly code: string;
}

interface PictureBlock {
  readonly _type: 'picture';
  readonly _key: string;
  readonly asset: { readonly _type: 'reference'; readonly _ref: string };
  readonly alt: string;
  readonly caption: string;
}

interface TabsBlock {
  readonly _type: 'tabs';
  readonly _key: string;
  readonly tabs: readonly {
    readonly _type: 'tab';
    readonly _key: string;
    readonly system: TabSystem | 'other';
    readonly label?: string;
    readonly body: readonly PlainBlock[];
  }[];
}

type PlainBlock = TextBlock | TableBlock | NoteBlock | CodeBlock | PictureBlock;

export type BodyBlock = PlainBlock | TabsBlock;

type LineKind = { readonly pattern: RegExp; readonly style: TextBlock['style']; readonly listItem?: TextBlock['listItem'] };

/** Tried in this order; the last one accepts every line. */
const lineKinds: readonly LineKind[] = [
  { pattern: /^## (.+)$/, style: 'h2' },
  { pattern: /^### (.+)$/, style: 'h3' },
  { pattern: /^- (.+)$/, style: 'normal', listItem: 'bullet' },
  { pattern: /^\d+\. (.+)$/, style: 'normal', listItem: 'number' },
  { pattern: /^(.+)$/, style: 'normal' },
];

/** Opens a code block with a language, and closes it without one. */
const fence = /^```([a-z]*)$/;

const noteLine = /^> (info|warn): (.+)$/;

const pictureLine = /^!\[([^\]]+)\]\(([a-z0-9-]+) "([^"]+)"\)$/;

type AssetIds = Readonly<Record<string, string>>;

/**
 * One line is one block: `##` and `###` headings, `-` and `1.` items, `| cells |`, `> info: notes`, `![alternative text](key "caption")`,
 * otherwise a paragraph. Lines between fences are code, unchanged. `::: windows` begins a tab, `:::` ends the tabs. `assetIds` has the
 * uploaded pictures by their key; a missing one is left out.
 */
export function toPortableText(text: string, assetIds: AssetIds = {}): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  for (const part of splitTabs(text)) {
    if (part.kind === 'plain') blocks.push(...toPlainBlocks(part.text, assetIds, (index) => `b${blocks.length + index}`));
    else blocks.push(toTabs(part.tabs, `b${blocks.length}`, assetIds));
  }
  return blocks;
}

function toTabs(tabs: readonly { readonly name: string; readonly text: string }[], _key: string, assetIds: AssetIds): TabsBlock {
  return {
    _type: 'tabs',
    _key,
    tabs: tabs.map(({ name, text }, tab) => ({
      _type: 'tab',
      _key: `${_key}t${tab}`,
      ...(isTabSystem(name) ? { system: name } : { system: 'other', label: name }),
      body: toPlainBlocks(text, assetIds, (index) => `${_key}t${tab}b${index}`),
    })),
  };
}

function toPlainBlocks(text: string, assetIds: AssetIds, keyAt: (index: number) => string): PlainBlock[] {
  const blocks: PlainBlock[] = [];
  let rows: string[][] = [];
  let code: { readonly language: CodeLanguage; readonly lines: string[] } | undefined;
  const nextKey = () => keyAt(blocks.length);
  const closeTable = () => {
    if (rows.length > 0) blocks.push(toTable(rows, nextKey()));
    rows = [];
  };
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const language = fence.exec(line)?.[1];
    if (code && language === '') {
      blocks.push({ _type: 'code', _key: nextKey(), language: code.language, code: code.lines.join('\n') });
      code = undefined;
    } else if (code) {
      code.lines.push(raw);
    } else if (line.startsWith('|')) {
      rows.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    } else {
      closeTable();
      if (language !== undefined) code = { language: codeLanguageOf(language), lines: [] };
      else if (pictureLine.test(line)) blocks.push(...pictureOf(line, nextKey(), assetIds));
      else if (line !== '') blocks.push(toBlock(line, nextKey()));
    }
  }
  if (code) throw new Error(`a block of ${code.language} is not closed`);
  closeTable();
  return blocks;
}

/** A language without a name on the site becomes plain text. */
const codeLanguageOf = (name: string): CodeLanguage => codeLanguages.find((language) => language === name) ?? 'text';

function toTable(rows: readonly string[][], key: string): TableBlock {
  return { _type: 'table', _key: key, rows: rows.map((cells, row) => ({ _type: 'tableRow', _key: `${key}r${row}`, cells })) };
}

function pictureOf(line: string, _key: string, assetIds: Readonly<Record<string, string>>): PictureBlock[] {
  const [, alt = '', name = '', caption = ''] = pictureLine.exec(line) ?? [];
  const _ref = assetIds[name];
  return _ref ? [{ _type: 'picture', _key, asset: { _type: 'reference', _ref }, alt, caption }] : [];
}

function toBlock(line: string, key: string): PlainBlock {
  const [, tone, note] = noteLine.exec(line) ?? [];
  if (note !== undefined) return { _type: 'note', _key: key, tone: tone === 'warn' ? 'warn' : 'info', text: note };
  for (const { pattern, style, listItem } of lineKinds) {
    const [, words] = pattern.exec(line) ?? [];
    if (words === undefined) continue;
    const list = listItem ? ({ listItem, level: 1 } as const) : {};
    return { _type: 'block', _key: key, style, ...list, ...toSpans(words, key) };
  }
  throw new Error(`not a line of text: ${line}`);
}

const inline = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g;

function toSpans(words: string, key: string): Pick<TextBlock, 'children' | 'markDefs'> {
  const children: Span[] = [];
  const markDefs: LinkMark[] = [];
  const add = (text: string, marks: readonly string[]) => {
    if (text !== '') children.push({ _type: 'span', _key: `${key}s${children.length}`, text, marks });
  };
  let end = 0;
  for (const match of words.matchAll(inline)) {
    add(words.slice(end, match.index), []);
    const { strong, code, label, href } = match.groups ?? {};
    if (strong) add(strong, ['strong']);
    if (code) add(code, ['code']);
    if (label && href) {
      const mark: LinkMark = { _type: 'link', _key: `${key}l${markDefs.length}`, href };
      markDefs.push(mark);
      add(label, [mark._key]);
    }
    end = match.index + match[0].length;
  }
  add(words.slice(end), []);
  return { children, markDefs };
}
