import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { beforePaint } from '#components/frame/document/before-paint.ts';
import { documentLinks } from '#components/frame/document/document-links.tsx';
import { DeferredStyles } from '#components/frame/document/deferred-styles.tsx';
import { siteHeaderId } from '#components/frame/site-header-id.ts';
import { collectStyles, type StyledDocumentProps } from '#components/frame/document/document-styles.tsx';
import { stylePolicy } from '#components/frame/document/style-policy.ts';
import { documentSheet } from '#components/ui/primitives/document-sheet.ts';
import { htmlLang, languageOfLocale } from '#lib/language/languages.ts';
import { documentParts } from '#next-internals/document-parts.ts';
import { LateScriptsHead } from '#next-internals/late-scripts-head.tsx';

export default class SiteDocument extends NextDocument<StyledDocumentProps> {
  static override getInitialProps(context: DocumentContext): Promise<StyledDocumentProps> {
    return collectStyles(context, (each) => NextDocument.getInitialProps(each), DeferredStyles);
  }

  override render() {
    const { sheets, locale } = this.props;
    const { head, isPreview, pageProps } = documentParts(this.props);
    const language = languageOfLocale(locale);
    const strict = process.env.NODE_ENV === 'production' && !isPreview;
    const PageHead = strict ? LateScriptsHead : Head;
    return (
      <Html lang={htmlLang[language]}>
        <PageHead>
          {strict ? (
            <meta httpEquiv="Content-Security-Policy" content={stylePolicy([documentSheet, ...sheets.map(({ css }) => css)])} />
          ) : null}
          <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
          <link rel="expect" href={`#${siteHeaderId}`} blocking="render" />
          <script src="/reload-once.js" defer />
          {documentLinks(head, language, pageProps)}
          <style dangerouslySetInnerHTML={{ __html: documentSheet }} />
          {sheets.map(({ names, css }) => (
            <style key={names} data-rules={names} dangerouslySetInnerHTML={{ __html: css }} />
          ))}
        </PageHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
