import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { findElement } from './hast-text.ts';
import { readable } from './readable.ts';
import { spaceWords } from './space-words.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The text of a page. */
export interface PageMarkdown {
  readonly markdown: string;
  /** The page's own address, whole, as its head names it. */
  readonly canonical: string;
}

/** A page of one visitor, or a second address: search engines are not to read it, and neither are programs. */
const isUnlisted = ({ tagName, properties: { name, content } }: Element): boolean =>
  tagName === 'meta' && name === 'robots' && String(content).includes('noindex');

const isCanonical = ({ tagName, properties: { rel } }: Element): boolean => tagName === 'link' && String(rel) === 'canonical';

/**
 * The main part of a page as GitHub's Markdown: headings, texts, lists, tables and links, every address absolute; an amount in each
 * currency. Null if a page is not for search engines, or has no main part or no canonical address.
 */
export function pageMarkdown(html: string): PageMarkdown | null {
  const page = fromHtml(html);
  const main = findElement(page, ({ tagName }) => tagName === 'main');
  const canonical = findElement(page, isCanonical)?.properties.href;
  if (!main || findElement(page, isUnlisted) || typeof canonical !== 'string') return null;
  const text: Root = { type: 'root', children: spaceWords(readable(main, new URL(canonical))) };
  return { markdown: writeMarkdown(text), canonical };
}
