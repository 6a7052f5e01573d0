import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { pairLines } from './pair-lines.ts';

/** A piece of a changed paragraph. */
export interface ChangedPiece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A text as its versions are compared. */
export interface ComparedText {
  readonly title: string;
  readonly summary: string | null;
  readonly body: readonly ArticleBlock[];
}

/** What changed in the title, in the summary or below one heading of the body; empty for what comes before the first. */
export interface ChangedSection {
  readonly part: 'title' | 'summary' | 'body';
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
export function changedSections(before: ComparedText, after: ComparedText, language: Language): readonly ChangedSection[] {
  const segmenter = new Intl.Segmenter(htmlLang[language], { granularity: 'word' });
  const partOf = (part: 'title' | 'summary'): ChangedSection[] =>
    sectionsOf(part, changedLines(plainLines(before[part]), plainLines(after[part]), segmenter));
  return [
    ...partOf('title'),
    ...partOf('summary'),
    ...sectionsOf('body', changedLines(linesOf(before.body), linesOf(after.body), segmenter)),
  ];
}

const plainLines = (text: string | null): Line[] => (text === null || text.trim() === '' ? [] : [{ heading: '', text }]);

interface ChangedLine {
  readonly heading: string;
  readonly pieces: readonly ChangedPiece[];
}

function sectionsOf(part: ChangedSection['part'], lines: readonly ChangedLine[]): ChangedSection[] {
  const sections: { part: ChangedSection['part']; heading: string; paragraphs: (readonly ChangedPiece[])[] }[] = [];
  for (const { heading, pieces } of lines) {
    const last = sections.at(-1);
    if (last?.heading === heading) last.paragraphs.push(pieces);
    else sections.push({ part, heading, paragraphs: [pieces] });
  }
  return sections;
}

function changedLines(before: readonly Line[], after: readonly Line[], segmenter: Intl.Segmenter): ChangedLine[] {
  return replacements(before, after).flatMap(({ removed, added }) =>
    pairLines(removed, added, segmenter).map(({ former, present }): ChangedLine => {
      if (former && present) return { heading: present.heading, pieces: wordPieces(former.text, present.text, segmenter) };
      const [kind, line] = present ? (['added', present] as const) : (['removed', former ?? nothing] as const);
      return { heading: line.heading, pieces: [{ kind, text: line.text }] };
    }),
  );
}

const nothing: Line = { heading: '', text: '' };

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

const wordPieces = (before: string, after: string, intlSegmenter: Intl.Segmenter): ChangedPiece[] =>
  diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): ChangedPiece => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });

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
