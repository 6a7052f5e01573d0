/** What Next is told of a page that has to be rendered before anyone is answered. */
export const mustRender = -1;

/** The address in a key of Next's store, with its language: `/zh/doc/article/tos`, `/en` for home. */
export function routeOf(key: string): string {
  const marker = key.indexOf('/$/');
  return marker < 0 ? key : key.slice(marker + 2);
}
