import type { RouteLoader } from 'next/dist/client/route-loader.js';

/** What is used of Next's router. */
interface RouterWithLoader {
  readonly pageLoader: { readonly routeLoader: Pick<RouteLoader, 'loadRoute'> };
}

/**
 * Next runs the scripts of every page that it fetches ahead, once the browser is idle. After this they are only fetched; they run when the
 * page is opened, or when the mouse is over a link to it.
 */
export function fetchWithoutRunning({ pageLoader: { routeLoader } }: RouterWithLoader): void {
  const loadRoute = routeLoader.loadRoute.bind(routeLoader);
  routeLoader.loadRoute = async (route, ahead) => (ahead ? { error: undefined } : loadRoute(route, ahead));
}
