import type { Language } from '#lib/language/languages.ts';
import { colon } from '#lib/format/punctuation.ts';
import { articleBlockSchema, plainBlockSchema, type AuthoredBlock } from '#lib/content/values/article-body.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { sectionId } from '#lib/documents/table-of-contents.ts';

/** A part of a text that is quoted as a whole or by its lines, verbatim. */
export interface TextUnit {
  readonly kind: 'paragraph' | 'bullets' | 'steps' | 'rows' | 'note' | 'code';
  /** The sentences of a paragraph; the items, the rows, the lines. */
  readonly lines: readonly string[];
  /** The smaller headings and the tab that it is under. */
  readonly below: readonly string[];
}

/** The text under one heading. */
export interface TextSection {
  /** Where it begins on its page; null for the opening. */
  readonly fragment: string | null;
  readonly heading: string | null;
  readonly units: readonly TextUnit[];
}

/** The text of an article by its headings, in parts that may be quoted; malformed blocks have none, as on its page. */
export function readSections(summary: string, body: unknown, language: Language): readonly TextSection[] {
  const opening: TextUnit[] = summary === '' ? [] : [{ kind: 'paragraph', lines: sentencesOf(summary), below: [] }];
  const sections: { fragment: string | null; heading: string | null; units: TextUnit[] }[] = [
    { fragment: null, heading: null, units: opening },
  ];
  let below: readonly string[] = [];
  for (const element of Array.isArray(body) ? body : []) {
    const block = articleBlockSchema.safeParse(element).data;
    if (!block) continue;
    if (block._type === 'block' && block.style === 'h2') {
      sections.push({ fragment: sectionId(sections.length), heading: textOf(block), units: [] });
      below = [];
    } else if (block._type === 'block' && block.style === 'h3') below = [textOf(block)];
    else for (const unit of unitsOf(block, below, language)) addUnit(sections.at(-1)?.units ?? [], unit);
  }
  return sections;
}

/** The items of a list are blocks of their own in the CMS. */
function addUnit(units: TextUnit[], unit: TextUnit): void {
  const last = units.at(-1);
  const isList = unit.kind === 'bullets' || unit.kind === 'steps';
  const continues = isList && last?.kind === unit.kind && last.below.join('\n') === unit.below.join('\n');
  if (continues) units[units.length - 1] = { ...last, lines: [...last.lines, ...unit.lines] };
  else if (unit.lines.length > 0) units.push(unit);
}

function unitsOf(block: AuthoredBlock, below: readonly string[], language: Language): TextUnit[] {
  if (block._type === 'block') return [{ ...blockUnit(block), below }];
  if (block._type === 'note') return [{ kind: 'note', lines: sentencesOf(oneLine(block.text)), below }];
  if (block._type === 'code') return [{ kind: 'code', lines: block.code.split('\n').filter((line) => line.trim() !== ''), below }];
  if (block._type === 'table')
    return [
      {
        kind: 'rows',
        lines: rowsOf(
          block.rows.map(({ cells }) => cells.map(oneLine)),
          language,
        ),
        below,
      },
    ];
  if (block._type === 'picture') return [];
  return block.tabs.flatMap(({ label, body }) => {
    const inTab = label === '' ? below : [...below, label];
    return body.flatMap((element) => {
      const plain = plainBlockSchema.safeParse(element).data;
      return plain ? unitsOf(plain, inTab, language) : [];
    });
  });
}

function blockUnit(block: Extract<AuthoredBlock, { _type: 'block' }>): Omit<TextUnit, 'below'> {
  const text = textOf(block);
  if (block.listItem === 'bullet') return { kind: 'bullets', lines: text === '' ? [] : [text] };
  if (block.listItem === 'number') return { kind: 'steps', lines: text === '' ? [] : [text] };
  return { kind: 'paragraph', lines: sentencesOf(text) };
}

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();

const textOf = (block: Extract<AuthoredBlock, { _type: 'block' }>): string => oneLine(block.children.map(({ text }) => text).join(''));

const betweenCells = { en: ' · ', zh: '；', ja: '、' } as const satisfies Record<Language, string>;

/** Each row with the names of its columns, so that it says the same by itself. */
function rowsOf([head = [], ...rows]: readonly (readonly string[])[], language: Language): string[] {
  return rows.map((cells) =>
    cells
      .map((cell, column) => (!head[column] || cell === '' ? cell : `${head[column]}${colon[language]}${cell}`))
      .filter((cell) => cell.trim() !== '')
      .join(betweenCells[language]),
  );
}

const sentenceEnd = /(?<=[。！？])|(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\p{N}"“‘(])/u;

/** The sentences of a paragraph, each whole; put together again with `joinSentences` they are the paragraph. */
const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The sentences of a text of several lines. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => sentencesOf(oneLine(line)));

/** Chinese and Japanese write no space between sentences. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => (text === '' || /[。！？]$/u.test(text) ? text + sentence : `${text} ${sentence}`), '');
