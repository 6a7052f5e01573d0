/** A schema.org object, published for search engines beside the visible page. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The text of a JSON-LD block: no markup in it can end the block early. */
export const structuredText = (thing: StructuredThing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
