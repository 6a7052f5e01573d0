import type { Root as Hast } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { breakable } from '#lib/content/values/unbroken-text.ts';
import { defaultHandlers, toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';

/** An ampersand that begins no character reference is one, escaped or not; whoever takes an address out of a text expects it plain. */
const plainAmpersands = (handle: Handle): Handle =>
  Object.assign((...given: Parameters<Handle>) => {
    const written = handle(...given);
    return written.replace(/\]\([^)\s]*/g, (target) => target.replace(/\\&(?!#?\w+;)/g, '&'));
  }, handle);

/** GitHub's Markdown, without escapes that would keep an e-mail address in a text from becoming a link. */
const github: Options = {
  extensions: (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
    ({ unsafe }) => unsafe?.some(({ character }) => character === '@') !== true,
  ),
};

const style: Options = {
  bullet: '-',
  handlers: { link: plainAmpersands(defaultHandlers.link), image: plainAmpersands(defaultHandlers.image) },
  extensions: [github],
};

/** A text as Markdown, which begins with its title: what a page shows above it comes after. */
export function writeMarkdown(text: Hast): string {
  return breakable(toMarkdown(titleFirst(toMdast(text)), style));
}

function titleFirst(text: Nodes): Nodes {
  if (text.type !== 'root') return text;
  const at = text.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const title = text.children[at];
  return title ? { ...text, children: [title, ...text.children.slice(0, at), ...text.children.slice(at + 1)] } : text;
}
