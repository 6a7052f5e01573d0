/** A stretch of a seed's text: plain, or texts of tabs by their names. */
export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'tabs'; readonly tabs: readonly { readonly name: string; readonly text: string }[] };

const opening = /^::: (.+)$/;

/** Cuts a text at its tabs: `::: windows` begins a tab, `:::` ends them. Lines between fences are code, unchanged. */
export function splitTabs(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let tabs: { name: string; lines: string[] }[] | null = null;
  let lines: string[] = [];
  let inCode = false;
  const closeText = (): void => {
    if (lines.length > 0) parts.push({ kind: 'plain', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    const name = inCode ? undefined : opening.exec(line)?.[1];
    if (name !== undefined) {
      if (tabs === null) closeText();
      tabs = [...(tabs ?? []), { name, lines: [] }];
    } else if (tabs !== null && line === ':::' && !inCode) {
      parts.push({ kind: 'tabs', tabs: tabs.map((tab) => ({ name: tab.name, text: tab.lines.join('\n') })) });
      tabs = null;
    } else {
      (tabs?.at(-1)?.lines ?? lines).push(line);
    }
  }
  if (tabs !== null) throw new Error(`the tab ${tabs.at(-1)?.name} is not closed`);
  closeText();
  return parts;
}
