import { decodeEntities } from './sanitise-html.ts';

/** What a reader sees as one paragraph, item or line of an answer. */
export interface AnswerBlock {
  /** Without tags, and without the numbers of citations. */
  readonly text: string;
}

const blockBorder = /<\/?(?:p|li|ul|ol|blockquote)>/i;
const citationMark = /<a href="[^"]*">\[\d{1,2}\]<\/a>/g;
const anyTag = /<[^>]*>/g;

/** The blocks of sanitised HTML. An amount that is split by inline tags is one piece again; a line break is a space. */
export const blocksOf = (html: string): readonly AnswerBlock[] =>
  html
    .split(blockBorder)
    .map((part) => part.replaceAll(citationMark, '').replaceAll('<br>', ' ').replaceAll(anyTag, ''))
    .map((text) => ({ text: oneSpaced(decodeEntities(text)) }))
    .filter(({ text }) => text !== '');

export const oneSpaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
