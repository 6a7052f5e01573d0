import { lazy, Suspense } from 'react';

const SafeHtml = lazy(() => import('./safe-html.tsx').then((module) => ({ default: module.SafeHtml })));

/** A text of the service, which may contain a link; the sanitiser is loaded with the first of them. */
export function LazySafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={null}>
      <SafeHtml html={html} />
    </Suspense>
  );
}
