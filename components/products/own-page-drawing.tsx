import type { ComponentType, ReactNode } from 'react';
import type { MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';

const MoveDrawing = lazyUnlisted(() => import('./move-drawing.tsx').then((module) => module.MoveDrawing));

/** By the address of a page that editors add, as the plates of products are. */
const drawings: Readonly<Record<string, ComponentType>> = { '/activity/move-to-us': MoveDrawing };

/** The drawing at the head of an editor's own page, if there is one of its subject. */
export function ownPageDrawing(content: MarketingPageContent): ReactNode {
  const Drawing = drawings[content.path];
  return Drawing ? (
    <StaticHtml of={content}>
      <Drawing />
    </StaticHtml>
  ) : null;
}
