import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { documentParts } from '#next-internals/document-parts.ts';
import { LateScriptsHead } from '#next-internals/late-scripts-head.tsx';

const ofNext = createRequire(import.meta.url);
const { HtmlContext } = ofNext(
  'next/dist/shared/lib/html-context.shared-runtime.js',
) as typeof import('next/dist/shared/lib/html-context.shared-runtime');

const scripts = ['static/chunks/a.js', 'static/chunks/b.js'];
const page = {
  assetPrefix: '',
  assetQueryString: '',
  mutableAssetQueryString: '',
  dynamicImports: ['static/chunks/dynamic.js'],
  disableOptimizedLoading: false,
  docComponentsRendered: {},
  buildManifest: {
    pages: { '/_app': scripts, '/about': [] },
    lowPriorityFiles: ['static/build/_buildManifest.js'],
    polyfillFiles: [],
    devFiles: [],
  },
  __NEXT_DATA__: { page: '/about', isPreview: true, props: { pageProps: { seller: null } } },
  scriptLoader: {},
  head: [],
  styles: [],
};

test('the head names the page’s scripts to the one that starts them, each once, and loads none itself', () => {
  const Head: ComponentType = LateScriptsHead;
  const html = renderToStaticMarkup(
    <HtmlContext value={page as never}>
      <Head />
    </HtmlContext>,
  );
  const named = ['static/chunks/dynamic.js', ...scripts, 'static/build/_buildManifest.js'].map((file) => `/_next/${file}`);
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    `<script src="/start-after-paint.js" defer="" data-scripts="${named.join(' ')}">`,
  ]);
});

test('the document knows a preview, and what the page was rendered from', () => {
  expect(documentParts(page as never)).toEqual({ head: [], isPreview: true, pageProps: { seller: null } });
  expect(documentParts({ ...page, __NEXT_DATA__: { props: { pageProps: {} } } } as never)).toEqual({
    head: [],
    isPreview: false,
    pageProps: {},
  });
});
