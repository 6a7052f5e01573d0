import type { Element, Nodes, RootContent } from 'hast';
import { alternatives, isAmount } from './amounts.ts';
import { isElement, textOf } from './hast-text.ts';

const endsInWord = /[\p{L}\p{N}.%)]$/u;
const beginsWithWord = /^[\p{L}\p{N}\p{Sc}(]/u;
const endsInHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
const beginsWithHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const endsInMark = /[\p{P}\p{S}]$/u;
const beginsWithMark = /^[\p{P}\p{S}]/u;
const endsInLetter = /[^\s\p{P}\p{S}]$/u;
const beginsWithLetter = /^[^\s\p{P}\p{S}]/u;

const emphasis = new Set(['strong', 'b', 'em', 'i', 'del', 's']);
const isEmphasis = (node: Nodes): boolean => isElement(node) && emphasis.has(node.tagName);

/**
 * Whether the style sheet alone keeps two neighbours apart: as text their words would run together. In a sentence, Chinese and Japanese
 * have no spaces.
 */
function touch(before: Nodes, after: Nodes, inSentence: boolean): boolean {
  if (!isElement(before) && !isElement(after)) return false;
  const end = textOf(before);
  const start = textOf(after);
  // Markdown reads no emphasis whose punctuation touches a letter outside
  if (isEmphasis(before) && endsInMark.test(end) && beginsWithLetter.test(start)) return true;
  if (isEmphasis(after) && endsInLetter.test(end) && beginsWithMark.test(start)) return true;
  if (inSentence && endsInHan.test(end) && beginsWithHan.test(start)) return false;
  return endsInWord.test(end) && beginsWithWord.test(start);
}

/** Parts the amounts of the currencies, and words that only the style sheet parts. */
export function spaceWords(children: readonly RootContent[], inSentence = false): RootContent[] {
  const spaced: RootContent[] = [];
  for (const child of together(children)) {
    const before = spaced.at(-1);
    if (before && touch(before, child, inSentence)) spaced.push({ type: 'text', value: ' ' });
    spaced.push(isElement(child) ? spaceElement(child, inSentence) : child);
  }
  return spaced;
}

/** The amounts of one price as one; a drawing for each currency says nothing. */
function together(children: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  let amounts: Element[] = [];
  for (const child of children) {
    if (isAmount(child)) amounts.push(child);
    else {
      joined.push(...alternatives(amounts.filter(hasWords)), child);
      amounts = [];
    }
  }
  return [...joined, ...alternatives(amounts.filter(hasWords))];
}

const hasWords = (node: Nodes): boolean => textOf(node).trim() !== '';

const spaceElement = (element: Element, inSentence: boolean): Element => ({
  ...element,
  children: spaceWords(element.children, inSentence || element.tagName === 'p') as Element['children'],
});
