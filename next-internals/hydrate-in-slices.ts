import { startTransition } from 'react';
import { keepScrollPosition } from './keep-scroll-position.ts';
import { createRoot, hydrateRoot as hydrateAtOnce, type Root } from '#react-dom-client';

/**
 * Replaces `react-dom/client` (an alias of the bundler): the page hydrates in slices of a few milliseconds, between which the browser
 * paints and responds. A click on a part that is not hydrated yet hydrates it at once.
 */
export function hydrateRoot(...given: Parameters<typeof hydrateAtOnce>): Root {
  keepScrollPosition(location.hash.slice(1));
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateAtOnce(...given);
  });
  if (!root) throw new Error('React created no root');
  return root;
}

export { createRoot };

const client = { createRoot, hydrateRoot };

export default client;
