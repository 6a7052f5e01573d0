import { compileSchema } from '@portabletext/schema';
import { htmlToPortableText, type DeserializerRule } from '@portabletext/html';
import { tidyPastedHtml } from './tidy-pasted-html.ts';

/** What a text of the Studio can hold, by Sanity's names. */
export interface TextShape {
  readonly styles: readonly string[];
  readonly lists: readonly string[];
  readonly decorators: readonly string[];
  readonly annotations: readonly string[];
  readonly objects: readonly string[];
}

/** Pasted HTML as blocks of a text of this shape; null if nothing of it is text. */
export function pastedBlocks(html: string, shape: TextShape, newKey: () => string) {
  const levels = shape.styles.flatMap((style) => /^h([1-6])$/.exec(style)?.[1] ?? []).map(Number);
  const { body } = tidyPastedHtml(html, levels);
  const blocks = htmlToPortableText(body.innerHTML, {
    schema: compileSchema({
      styles: shape.styles.map((name) => ({ name })),
      lists: shape.lists.map((name) => ({ name })),
      decorators: shape.decorators.map((name) => ({ name })),
      annotations: shape.annotations.map((name) => ({ name, fields: [{ name: 'href', type: 'string' as const }] })),
    }),
    keyGenerator: newKey,
    whitespaceMode: 'remove',
    rules: [listItems(shape), ...(shape.objects.includes('table') ? [tables(newKey)] : [])],
  });
  return blocks.length === 0 ? null : blocks;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** An item of a list that Word has written as a paragraph. */
const listItems = ({ lists }: TextShape): DeserializerRule => ({
  deserialize: (node, next) => {
    const { list, level } = isElement(node) ? node.dataset : {};
    if (list === undefined || !lists.includes(list)) return undefined;
    return { _type: 'block', style: 'normal', markDefs: [], listItem: list, level: Number(level), children: next(node.childNodes) };
  },
});

/** A table of words; one of a single row or column only arranges what is in it. */
const tables = (newKey: () => string): DeserializerRule => ({
  deserialize: (node, _next, createBlock) => {
    if (!isElement(node) || node.localName !== 'table') return undefined;
    const rows = [...node.querySelectorAll('tr')].filter((row) => row.closest('table') === node).map(cellsOf);
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    if (rows.length < 2 || width < 2) return undefined;
    const filled = rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]);
    return createBlock({ _type: 'table', _key: newKey(), rows: filled.map((cells) => ({ _type: 'tableRow', _key: newKey(), cells })) });
  },
});

const columnsAtMost = 50;

/** A cell over several columns is the first of them, the others are empty. */
const cellsOf = (row: Element): string[] =>
  [...row.children].flatMap((cell) => {
    const columns = Math.min(Math.max(1, Number(cell.getAttribute('colspan') ?? 1) || 1), columnsAtMost);
    return [wordsOf(cell), ...Array.from({ length: columns - 1 }, () => '')];
  });

/** Paragraphs of a cell follow each other in one line. */
const wordsOf = (cell: Element): string => {
  const parts = cell.querySelectorAll('p, li');
  const texts = parts.length === 0 ? [cell.textContent] : [...parts].map((part) => part.textContent);
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
};
