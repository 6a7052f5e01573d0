import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { bannerStanding, capitalized, displacedBanner, displacedInWords, standingInWords } from './banner-standing.ts';
import { FormLine } from './form-line.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';

/** The published banners of the home page, with their place in the row. */
const publishedBanners = `*[_type == "banner" && placement == "home"][0...100]{_id, title, lead, order, startsAt, endsAt}`;

/** How often the sentence is computed again: a minute matters in it. */
const refreshMs = 10_000;

/** Above a banner's form: whether visitors see it, since when or from when, and why not. */
export function Standing({ value }: { value: unknown }) {
  const client = useClient({ apiVersion: contentApiVersion });
  const { _id, _rev } = asRecord(value);
  const [read, setRead] = useState<{ readonly banners: readonly unknown[]; readonly atMs: number } | null>(null);

  useEffect(() => {
    let left = false;
    const refresh = () =>
      client
        .withConfig({ perspective: 'published' })
        .fetch<unknown[]>(publishedBanners)
        .then((banners) => {
          if (!left) setRead({ banners, atMs: Date.now() });
        })
        // the last sentence stays until the next time
        .catch(() => undefined);
    void refresh();
    const timer = setInterval(() => void refresh(), refreshMs);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [client, _rev]);

  if (!read || typeof _id !== 'string') return null;
  const own = { ...asRecord(value), _id: publishedIdOf(_id) };
  const standing = bannerStanding(own, read.banners, read.atMs);
  if (!standing) return null;
  const displaced = displacedBanner(own, read.banners, read.atMs);
  return (
    <FormLine role="status">
      {capitalized(standingInWords(standing, publishedIdOf(_id) === _id, read.atMs))}
      {displaced ? ` ${displacedInWords(displaced)}` : null}
    </FormLine>
  );
}
