import { createHash } from 'node:crypto';

/** Emotion creates empty style elements in the browser and fills them rule by rule, which a policy with this hash allows. */
const emptyStyle = '';

/** The page's own policy for styles: these sheets, by their hashes, and no others. */
export function stylePolicy(sheets: readonly string[]): string {
  const hashes = [emptyStyle, ...sheets].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return `style-src 'self' ${hashes.join(' ')}`;
}
