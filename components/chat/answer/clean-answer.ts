import DOMPurify from 'dompurify';

/** What an answer consists of: no picture, style, frame, script, handler or data, and links to pages of this site alone. */
const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'pre', 'strong', 'sub', 'sup', 'ul'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:\/(?![/\\])|#)/,
};

/** Safe HTML of an answer, sanitised again in the browser: it may come from storage, which anybody can change. */
export const cleanAnswer = (html: string): string => DOMPurify.sanitize(html, allowed);

const lineEnding = new Set(['P', 'LI', 'BLOCKQUOTE', 'PRE', 'BR', 'UL', 'OL']);

/** The text of an answer for the clipboard and for screen readers: a line for each paragraph and each point. */
export function answerText(html: string): string {
  const page = new DOMParser().parseFromString(cleanAnswer(html), 'text/html');
  return textOf(page.body)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const inside = [...node.childNodes].map(textOf).join('');
  if (node.nodeName === 'LI') return `\n- ${inside.trim()}\n`;
  return lineEnding.has(node.nodeName) ? `\n${inside}\n` : inside;
}
