import DOMPurify from 'dompurify';

/** What a message may contain: text, emphasis, lists and links; no picture, style, frame, script or handler. */
const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
};

/** Foreign HTML, sanitised before display. Browser only. */
export function SafeHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, allowed) }} />;
}
