/** A thing as schema.org describes it, told to search engines beside what the page shows. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The text of a data block: no markup of the page can end it early. */
export const structuredText = (thing: StructuredThing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
