import type { RuleGroup } from './rule-files.ts';

/** Everything, files by name, or changed files. */
export type Choice =
  | { readonly kind: 'all' }
  | { readonly kind: 'named'; readonly files: readonly string[] }
  | { readonly kind: 'changed'; readonly files: readonly string[] };

/** The groups to test, each with the chosen files; a change of its tests chooses a whole group. @throws on a name that is no rule file. */
export function chooseGroups(groups: readonly RuleGroup[], choice: Choice): RuleGroup[] {
  if (choice.kind === 'all') return [...groups];
  const chosen = new Set(choice.files);
  const known = new Set(groups.flatMap(({ files }) => files));
  const unknown = choice.files.filter((file) => !known.has(file));
  if (choice.kind === 'named' && unknown.length > 0) throw new Error(`not in scripts/mutate/rule-files.ts: ${unknown.join(', ')}`);
  return groups.flatMap((group) => {
    const isRetested = choice.kind === 'changed' && group.tests.some((file) => chosen.has(file));
    const files = group.files.filter((file) => isRetested || chosen.has(file));
    return files.length === 0 ? [] : [{ ...group, files }];
  });
}
