import { useCallback, type ComponentProps } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { useFragmentScroll } from '#components/ui/runtime/use-fragment-scroll.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import type { ArticleBody } from './article-body.tsx';
import { attachCopyButtons } from './attach-copy-buttons.ts';
import { attachParts } from './parts/attach-parts.ts';

const Body = lazyUnlisted(() => import('./article-body.tsx').then(({ ArticleBody }) => atFragment(ArticleBody)));

/** A text whose code arrives after its page is scrolled to the heading that the address names: a search leads there. */
function atFragment(Text: typeof ArticleBody): typeof ArticleBody {
  return function TextAtFragment(props) {
    useFragmentScroll();
    return <Text {...props} />;
  };
}

/** The text of an article as server-rendered HTML: no code is loaded for it, apart from that of its buttons, tabs and pictures. */
export function StaticArticleBody(props: Omit<ComponentProps<typeof ArticleBody>, 'interactive'>) {
  const { t } = useTranslation('documents');
  const ready = t('copy.ready');
  const copied = t('copy.copied');
  const failed = t('copy.failed');
  const unsupported = t('copy.unsupported');
  const attach = useCallback(
    (element: HTMLElement) => {
      const detachers = [attachCopyButtons(element, { ready, copied, failed, unsupported }), attachParts(element)];
      return () => detachers.forEach((detach) => detach());
    },
    [ready, copied, failed, unsupported],
  );
  return (
    <StaticHtml of={props.blocks} attach={attach}>
      <Body {...props} interactive />
    </StaticHtml>
  );
}
