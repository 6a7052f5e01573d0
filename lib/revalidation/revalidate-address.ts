import type { RenderedPages } from './page-cache-registry.ts';

/**
 * Renders an address from content that is read after a counted change. A page that nobody has requested is left to its first visitor. Next
 * lets a second rendering of a page join one in progress, which may have read its content before the change; in that case it is rendered
 * once more.
 */
export async function revalidateAddress(
  address: string,
  changeCount: number,
  deps: { render: (address: string) => Promise<void>; pages: Pick<RenderedPages, 'mightContain' | 'changeCountOf'> | null },
): Promise<void> {
  const { pages } = deps;
  if (pages && !(await pages.mightContain(address))) return;
  await deps.render(address);
  const rendered = pages ? await pages.changeCountOf(address) : null;
  if (rendered === null || rendered < changeCount) await deps.render(address);
}
