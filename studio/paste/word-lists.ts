/** What Word and WPS write before an item of a list. */
export interface ListMarker {
  readonly kind: 'bullet' | 'number';
  readonly level: number;
  /** Like '1.' or '·'. */
  readonly text: string;
}

const levelsAtMost = 10;

/** The marker of a paragraph that is an item of a list, which is taken out of its text; null: it is none. */
export function listMarker(paragraph: Element): ListMarker | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const markers = [...paragraph.querySelectorAll('span[style]')].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = markers
    .map((marker) => marker.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  for (const marker of markers) marker.remove();
  return { kind: isNumber(text) ? 'number' : 'bullet', level: Math.min(Number(level), levelsAtMost), text };
}

/** '1.', '(a)', 'iv)', '一、': letters or digits, and a sign; 'o' alone is Word's second bullet. */
const isNumber = (text: string): boolean => /^[(（]?[\p{L}\p{N}]+([.．][\p{L}\p{N}]+)*[.)．、）]+$/u.test(text);
