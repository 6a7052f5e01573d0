import type { ReactNode } from 'react';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { styled } from '#components/ui/styled/styled.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { SkeletonCells } from '../skeleton-cells.tsx';

/** Only on the server; `typeof` is replaced by the build, so that a browser gets nothing of it. */
const ServerForm =
  typeof window === 'undefined'
    ? lazyUnlisted(() => import('../configurator/configurator.tsx').then((module) => module.Configurator))
    : null;

/** The HTML is the same for everybody: for an address that selects something else, `public/purchase-view.js` lets CSS show placeholders. */
const View = styled('div', {
  base: {
    '& .usual': { 'html[data-view] &': { display: 'none' }, '@media (scripting: none)': { display: 'none' } },
    '& .placeholder': { display: 'none', 'html[data-view] &': { display: 'block' } },
  },
});

interface FirstViewProps {
  content: PurchaseContent;
  language: Language;
}

/**
 * What the page shows until the code of its form has loaded: the form itself, with the usual server and its price, as the server rendered
 * it. Its controls work, and the form takes over what was chosen (`early-choices.ts`). After a client-side navigation: placeholders.
 */
export function FirstView({ content, language }: FirstViewProps): ReactNode {
  return (
    <View>
      <StaticHtml of={content}>
        {ServerForm === null ? (
          <SkeletonCells />
        ) : (
          <>
            <div className="usual" data-first-view="">
              <ServerForm content={content} language={language} />
            </div>
            <div className="placeholder">
              <SkeletonCells />
            </div>
          </>
        )}
      </StaticHtml>
    </View>
  );
}
