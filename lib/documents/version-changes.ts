import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';

/** A piece of a changed paragraph. */
export interface ChangedPiece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** What changed below one heading; empty for what stands before the first. */
export interface ChangedSection {
  readonly heading: string;
  readonly paragraphs: readonly (readonly ChangedPiece[])[];
}

/** The differences of a version from the one before it, as a reader follows them. */
export interface VersionChanges {
  readonly since: number;
  readonly sections: readonly ChangedSection[];
}

type Text = Extract<ArticleBlock, { _type: 'block' }>;
type Span = Text['children'][number];
type Link = Text['markDefs'][number];

interface Line {
  readonly heading: string;
  readonly text: string;
}

/**
 * What changed from one text to the next, section by section: paragraphs that were added, removed or reworded, the last word by word.
 * Words are those of the text's language.
 */
export function changedSections(
  before: readonly ArticleBlock[],
  after: readonly ArticleBlock[],
  language: Language,
): readonly ChangedSection[] {
  const sections: { heading: string; paragraphs: ChangedPiece[][] }[] = [];
  const add = ({ heading }: Line, pieces: ChangedPiece[]): void => {
    const last = sections.at(-1);
    if (last?.heading === heading) last.paragraphs.push(pieces);
    else sections.push({ heading, paragraphs: [pieces] });
  };
  const segmenter = new Intl.Segmenter(htmlLang[language], { granularity: 'word' });
  for (const { removed, added } of replacements(linesOf(before), linesOf(after))) {
    const pairs = Math.min(removed.length, added.length);
    for (const [index, line] of added.entries()) {
      const former = index < pairs ? removed[index] : undefined;
      add(line, former ? wordPieces(former.text, line.text, segmenter) : [{ kind: 'added', text: line.text }]);
    }
    for (const line of removed.slice(pairs)) add(line, [{ kind: 'removed', text: line.text }]);
  }
  return sections;
}

interface Replacement {
  readonly removed: readonly Line[];
  readonly added: readonly Line[];
}

/** Runs of paragraphs that differ, in order. */
function replacements(before: readonly Line[], after: readonly Line[]): Replacement[] {
  const found: Replacement[] = [];
  let removed: readonly Line[] = [];
  for (const part of diffArrays([...before], [...after], { comparator: (left, right) => left.text === right.text })) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    if (part.added || removed.length > 0) found.push({ removed, added: part.added ? part.value : [] });
    removed = [];
  }
  if (removed.length > 0) found.push({ removed, added: [] });
  return found;
}

/** Reworded too much to be followed word by word: the whole paragraph is struck and written again. */
const sharedAtLeast = 0.3;

function wordPieces(before: string, after: string, intlSegmenter: Intl.Segmenter): ChangedPiece[] {
  const pieces = diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): ChangedPiece => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value };
  });
  const shared = pieces.filter(({ kind }) => kind === 'same').reduce((length, { text }) => length + text.trim().length, 0);
  if (shared >= sharedAtLeast * Math.min(before.length, after.length)) return pieces;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** One line a paragraph, list entry, row of a table or line of code. */
function linesOf(blocks: readonly ArticleBlock[]): Line[] {
  let heading = '';
  return blocks.flatMap((block) => {
    const text = textOf(block);
    if (block._type === 'block' && block.style === 'h2') heading = text;
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ heading, text: line }));
  });
}

/** The words of a span, and where they lead: another address of the same words is another promise. */
function withTarget({ text, marks = [] }: Span, links: readonly Link[]): string {
  const link = links.find(({ _key }) => marks.includes(_key));
  return link ? `${text} (${link.href})` : text;
}

function textOf(block: ArticleBlock): string {
  if (block._type === 'block') return block.children.map((span) => withTarget(span, block.markDefs)).join('');
  if (block._type === 'note') return block.text;
  if (block._type === 'code') return block.code;
  if (block._type === 'picture') return `${block.alt}\n${block.caption ?? ''}`;
  if (block._type === 'tabs') return block.tabs.flatMap(({ label, body }) => [label, ...body.map(textOf)]).join('\n');
  return block.rows.map(({ cells }) => cells.join(' | ')).join('\n');
}
