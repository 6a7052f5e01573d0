import type { SingletonRouter } from 'next/router';

type Router = NonNullable<SingletonRouter['router']>;

/**
 * Next runs the scripts of every page that it fetches ahead, once the browser is idle. After this they are only fetched; they run when the
 * page is opened, or when the mouse is over a link to it.
 */
export function fetchWithoutRunning({ pageLoader: { routeLoader } }: Router): void {
  const loadRoute = routeLoader.loadRoute.bind(routeLoader);
  routeLoader.loadRoute = async (route, ahead) => (ahead ? { error: undefined } : loadRoute(route, ahead));
}
