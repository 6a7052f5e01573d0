import { startTransition } from 'react';
import { createRoot, hydrateRoot as hydrateAtOnce, type Root } from '#react-dom-client';

/**
 * Stands in for `react-dom/client` (an alias of the bundler): the page comes to life in slices of a few milliseconds, between which the
 * browser paints and answers. A click on what is not alive yet brings it to life at once.
 */
export function hydrateRoot(...given: Parameters<typeof hydrateAtOnce>): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateAtOnce(...given);
  });
  if (!root) throw new Error('React began no root');
  return root;
}

export { createRoot };

const client = { createRoot, hydrateRoot };

export default client;
