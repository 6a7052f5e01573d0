import type { OnPasteFn } from 'sanity';
import { pastedBlocks, type TextShape } from './pasted-blocks.ts';

/** Copied within the Studio: the text as it is. */
const ownFormat = 'application/x-portable-text';

const newKey = (): string => crypto.randomUUID().slice(0, 12).replaceAll('-', '');

type Types = Parameters<OnPasteFn>[0]['schemaTypes'];

const shapeOf = ({ styles, lists, decorators, annotations, blockObjects }: Types): TextShape => ({
  styles: styles.map(({ value }) => value),
  lists: lists.map(({ value }) => value),
  decorators: decorators.map(({ value }) => value),
  annotations: annotations.map(({ name }) => name),
  objects: blockObjects.map(({ name }) => name),
});

/** Pasting into a text keeps what the text has: headings, lists, tables, links, emphasis. Anything else goes Sanity's way. */
export const pasteIntoText: OnPasteFn = ({ event, schemaTypes }) => {
  const { clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (html === '' || clipboardData.types.includes(ownFormat)) return undefined;
  const blocks = pastedBlocks(html, shapeOf(schemaTypes), newKey);
  return blocks ? { insert: blocks } : undefined;
};
