import Head from 'next/head';
import { structuredText, type StructuredThing } from '#lib/structured-data/structured-data.ts';

/** What search engines are told of a page beside its words: data, never run, so the page's policy lets it stand. */
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
