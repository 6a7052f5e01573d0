/** What the site uses of the editors' overlays; next-sanity brings the package, next.config.js says where it lies. */
declare module '@sanity/visual-editing/next-pages-router' {
  import type { ReactElement } from 'react';

  export function VisualEditing(properties: Record<never, never>): ReactElement;
}
