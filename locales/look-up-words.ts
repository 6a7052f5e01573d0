/** The words of one area, nested as its file has them. */
type Words = { readonly [key: string]: string | Words };

/** The words of a page by area. */
export type AreaWords = Readonly<Record<string, Words>>;

export type Values = Readonly<Record<string, unknown>>;

const slot = /\{\{\s*(\w+)\s*\}\}/g;

const fill = (text: string, values: Values): string => text.replace(slot, (_slot, name: string) => String(values[name] ?? ''));

/** The words at `area:a.b.c` or, without an area, at `a.b.c` of the given one; undefined where there are none. */
function find(words: AreaWords, area: string, key: string): string | undefined {
  const colon = key.indexOf(':');
  let at: string | Words | undefined = words[colon < 0 ? area : key.slice(0, colon)];
  for (const step of key.slice(colon + 1).split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The text of a key, values filled in; a key without words is shown itself, without its area. */
export function lookUp(words: AreaWords, area: string, key: string, values: Values = {}): string {
  return fill(find(words, area, key) ?? key.slice(key.indexOf(':') + 1), values);
}
