/** Operating systems that a tab of an article may be for, by their names, which are the same in every language. */
export const tabSystems = { linux: 'Linux', macos: 'macOS', 'linux-macos': 'Linux, macOS', windows: 'Windows' } as const;

export type TabSystem = keyof typeof tabSystems;

export const isTabSystem = (name: unknown): name is TabSystem => typeof name === 'string' && Object.hasOwn(tabSystems, name);

/** The tab for a system that a reader chose elsewhere: the same, else one that includes it or is included in it; -1 without one. */
export function tabOfSystem(systems: readonly (string | null)[], chosen: string): number {
  const exact = systems.indexOf(chosen);
  if (exact >= 0) return exact;
  const wanted = chosen.split('-');
  return systems.findIndex((system) => system?.split('-').some((each) => wanted.includes(each)) ?? false);
}
