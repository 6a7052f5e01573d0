/** A text of the service as plain text, where a link beside it leads on. */
export const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '');
