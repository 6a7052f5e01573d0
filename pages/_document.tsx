import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { documentLinks } from '#components/frame/document-links.tsx';
import { siteHeaderId } from '#components/frame/site-header-id.ts';
import { collectStyles, stylePolicy, type StyledDocumentProps } from '#components/frame/document-styles.tsx';
import { documentSheet } from '#components/ui/document-sheet.ts';
import { htmlLang, languageOfLocale } from '#lib/language/languages.ts';

export default class SiteDocument extends NextDocument<StyledDocumentProps> {
  static override getInitialProps(context: DocumentContext): Promise<StyledDocumentProps> {
    return collectStyles(context, (each) => NextDocument.getInitialProps(each));
  }

  override render() {
    const { styles: _styles, sheets, head = [], __NEXT_DATA__: page, locale } = this.props;
    const language = languageOfLocale(locale);
    const strict = process.env.NODE_ENV === 'production' && !page.isPreview;
    return (
      <Html lang={htmlLang[language]}>
        <Head>
          {strict ? <meta httpEquiv="Content-Security-Policy" content={stylePolicy([documentSheet, ...sheets.map(({ css }) => css)])} /> : null}
          <script src="/before-paint.js" />
          <link rel="expect" href={`#${siteHeaderId}`} blocking="render" />
          <script src="/reload-once.js" defer />
          {documentLinks(head, language)}
          <style dangerouslySetInnerHTML={{ __html: documentSheet }} />
          {sheets.map(({ names, css }) => <style key={names} data-emotion={names} dangerouslySetInnerHTML={{ __html: css }} />)}
        </Head>
        <body><Main /><NextScript /></body>
      </Html>
    );
  }
}
