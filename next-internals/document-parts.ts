import type { DocumentProps } from 'next/document';

/** What the document needs of a page's rendering: the elements of its head, and whether it is a preview. */
export function documentParts({ head = [], __NEXT_DATA__: page }: Pick<DocumentProps, 'head' | '__NEXT_DATA__'>): {
  head: typeof head;
  isPreview: boolean;
} {
  return { head, isPreview: page.isPreview === true };
}
