import type { DocumentProps } from 'next/document';

/** What the document needs of a page's rendering: the elements of its head, whether it is a preview, and the page's props. */
export function documentParts({ head = [], __NEXT_DATA__: page }: Pick<DocumentProps, 'head' | '__NEXT_DATA__'>): {
  head: typeof head;
  isPreview: boolean;
  pageProps: unknown;
} {
  return { head, isPreview: page.isPreview === true, pageProps: page.props.pageProps };
}
