import { lazy, Suspense, type ComponentProps } from 'react';
import { later } from '#components/ui/still/later.ts';
import { StillHtml } from '#components/ui/still/still-html.tsx';
import type { ArticleBody } from './article-body.tsx';

const load = () => import('./article-body.tsx');
const StillBody = later(() => load().then((module) => module.ArticleBody));
/** Stays as the server made it until its code has come, and is brought to life then. */
const LiveBody = lazy(() => load().then((module) => ({ default: module.ArticleBody })));

/** The text of an article as the server made it: code for it is loaded only where it holds something to copy, and then after the page. */
export function StillArticleBody(props: ComponentProps<typeof ArticleBody>) {
  const { blocks } = props;
  return blocks.some(({ _type }) => _type === 'code')
    ? <Suspense><LiveBody {...props} /></Suspense>
    : <StillHtml of={blocks}><StillBody {...props} /></StillHtml>;
}
