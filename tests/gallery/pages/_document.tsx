import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { collectStyles, type StyledDocumentProps } from '#components/frame/document/document-styles.tsx';
import { documentSheet } from '#components/ui/primitives/document-sheet.ts';
import { htmlLang, languageOfLocale } from '#lib/language/languages.ts';

export default class GalleryDocument extends NextDocument<StyledDocumentProps> {
  static override getInitialProps(context: DocumentContext): Promise<StyledDocumentProps> {
    return collectStyles(context, (each) => NextDocument.getInitialProps(each));
  }

  override render() {
    const { styles: _styles, sheets, locale } = this.props;
    return (
      <Html lang={htmlLang[languageOfLocale(locale)]}>
        <Head>
          <script src="/before-paint.js" />
          <style dangerouslySetInnerHTML={{ __html: documentSheet }} />
          {sheets.map(({ names, css }) => (
            <style key={names} data-rules={names} dangerouslySetInnerHTML={{ __html: css }} />
          ))}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
