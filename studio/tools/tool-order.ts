/** Pages for what a legal clerk does; those of marketing come after them. */
const legalTools: ReadonlySet<string> = new Set(['translations', 'calendar', 'check', 'handbook', 'trash', 'account']);

/** The tools that a person's roles have, what they use most first; administrators have those for administrators too. */
export function orderedTools<Named extends { readonly name: string }>(
  roles: readonly string[],
  tools: readonly Named[],
  administration: readonly Named[],
): Named[] {
  if (roles.includes('administrator')) return [...tools, ...administration];
  if (!roles.includes('legal')) return [...tools];
  const isLegal = ({ name }: Named): boolean => legalTools.has(name);
  return [...tools.filter(isLegal), ...tools.filter((tool) => !isLegal(tool))];
}
