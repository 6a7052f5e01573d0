import Head from 'next/head';
import { structuredText, type StructuredThing } from '#lib/structured-data/structured-data.ts';

/** JSON-LD for search engines: data, never executed, so the page's policy allows it. */
export function StructuredData({ things }: { things: readonly (StructuredThing | null)[] }) {
  return (
    <Head>
      {things.map((thing, index) =>
        thing === null ? null : (
          <script
            key={`structured-${thing['@type']}-${index}`}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredText(thing) }}
          />
        ),
      )}
    </Head>
  );
}
