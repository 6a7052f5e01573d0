import type { RenderedPages } from './page-store-registry.ts';

/**
 * Renders an address from content that is read after this call. A page that nobody has asked for is left to its first visitor.
 * Next lets a second rendering of a page join one under way, which may have read its content before the change; where that
 * happened, it is rendered once more.
 */
export async function renderAnew(
  address: string,
  deps: { render: (address: string) => Promise<void>; pages: () => RenderedPages | null; now: () => number },
): Promise<void> {
  const calledAtMs = deps.now();
  const pages = deps.pages();
  if (pages && !(await pages.mayHold(address))) return;
  await deps.render(address);
  const loadedAtMs = deps.pages()?.loadedAtMs(address) ?? null;
  if (loadedAtMs === null || loadedAtMs < calledAtMs) await deps.render(address);
}
