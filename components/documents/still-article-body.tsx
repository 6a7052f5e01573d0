import type { ComponentProps } from 'react';
import { later } from '#components/ui/still/later.ts';
import { StillHtml } from '#components/ui/still/still-html.tsx';
import type { ArticleBody } from './article-body.tsx';

const Body = later(() => import('./article-body.tsx').then((module) => module.ArticleBody));

/** The text of an article as the server made it: code for it is loaded only where it holds something to copy, and then after the page. */
export function StillArticleBody(props: ComponentProps<typeof ArticleBody>) {
  const { blocks } = props;
  const body = <Body {...props} />;
  return blocks.some(({ _type }) => _type === 'code') ? body : <StillHtml of={blocks}>{body}</StillHtml>;
}
