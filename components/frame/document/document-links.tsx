import type { ReactElement, ReactNode } from 'react';
import { fontFile } from '#components/ui/primitives/document-sheet.ts';
import { feedPath } from '#lib/discovery/feed-path.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { organisationData } from './organisation-data.tsx';
import { sharePictureTags } from './share-picture-tags.tsx';

/** What every document has besides its own head: the font, icons, the manifest, the organisation data, and the share picture. */
export function documentLinks(head: readonly ReactNode[], language: Language, pageProps?: unknown): ReactElement {
  return (
    <>
      <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/rss+xml" href={localizePath(feedPath, language)} />
      {organisationData(head, pageProps)}
      {sharePictureTags(head, language, process.env.CONTENT_WEBHOOK_SECRET)}
    </>
  );
}
