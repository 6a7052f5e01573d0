import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { later } from '#components/ui/still/later.ts';
import { StillHtml } from '#components/ui/still/still-html.tsx';
import type { ArticleBody } from './article-body.tsx';

const StillBody = later(() => import('./article-body.tsx').then((module) => module.ArticleBody));
/** Among the first scripts of the pages that show it: a text that scripts bring to life is not taken away until its code has come. */
const LiveBody = dynamic(() => import('./article-body.tsx').then((module) => module.ArticleBody));

/** The text of an article as the server made it: code for it is loaded only where it holds something to copy. */
export function StillArticleBody(props: ComponentProps<typeof ArticleBody>) {
  const { blocks } = props;
  return blocks.some(({ _type }) => _type === 'code') ? <LiveBody {...props} /> : <StillHtml of={blocks}><StillBody {...props} /></StillHtml>;
}
