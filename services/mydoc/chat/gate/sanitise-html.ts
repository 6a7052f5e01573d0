import { escapeMarkup } from '#lib/format/escape-markup.ts';

/** What an answer may contain: text, emphasis, lists, quotations, code and links; no attribute but the address of a link. */
const allowedTags = new Set(['a', 'blockquote', 'br', 'code', 'em', 'li', 'ol', 'p', 'strong', 'ul']);
const blockTags = new Set(['blockquote', 'li', 'ol', 'p', 'ul']);
const voidTags = new Set(['br']);
/** Elements whose contents are no text. */
const contentDropped =
  /<(script|style|template|noscript|iframe|object|embed|svg|math|title|textarea|xmp|noembed|noframes|plaintext|select|option|head|frameset|audio|video|canvas)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i;
const depthAtMost = 20;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));?/gi;
const lastCodePoint = 0x10_ff_ff;

/** Character references as the characters that they stand for. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(entity, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= lastCodePoint && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
  });

/**
 * Foreign HTML rebuilt from an allow-list: what is no allowed tag becomes text or is dropped, every text is escaped again, every element is
 * closed, and a link stays only if `mayLink` knows its address.
 */
export function sanitiseHtml(html: string, mayLink: (address: string) => boolean): string {
  const source = html.replaceAll(contentDropped, ' ').replaceAll(comments, ' ');
  const open: string[] = [];
  let output = '';
  let at = 0;
  const closeDownTo = (depth: number): void => {
    while (open.length > depth) output += `</${open.pop() ?? ''}>`;
  };
  const text = (upTo: number): void => {
    output += escapeMarkup(decodeEntities(source.slice(at, upTo)));
  };
  for (const match of source.matchAll(tag)) {
    const [whole, closing, rawName = '', attributes = ''] = match;
    text(match.index);
    at = match.index + whole.length;
    const name = rawName.toLowerCase();
    if (!allowedTags.has(name)) continue;
    if (closing) {
      const depth = open.lastIndexOf(name);
      if (depth >= 0) closeDownTo(depth);
      continue;
    }
    if (voidTags.has(name)) {
      output += `<${name}>`;
      continue;
    }
    if (open.length >= depthAtMost) continue;
    if (blockTags.has(name) && open.includes('p')) closeDownTo(open.lastIndexOf('p'));
    if (name === 'a') {
      const address = addressOf(attributes);
      if (address === null || !mayLink(address) || open.includes('a')) continue;
      output += `<a href="${escapeMarkup(address)}">`;
    } else output += `<${name}>`;
    open.push(name);
  }
  text(source.length);
  closeDownTo(0);
  return output;
}

const ownPath = /^\/(?![/\\])[^\s\\<>"'`]*$/;

/** The address of a link if it is a path of this site; null for any other. */
function addressOf(attributes: string): string | null {
  const match = href.exec(attributes);
  const address = decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return ownPath.test(address) ? address : null;
}
