import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { editionInForce } from '../../lib/content/edition-in-force.ts';
import { effectiveAtMs, type EffectiveFrom } from '../../lib/content/effective-instant.ts';
import { languages } from '../../lib/language/languages.ts';
import { deskIcons } from './desk-icons.tsx';
import { followAnswer } from './follow-answer.ts';
import { opensLinksTo } from './opens-links.ts';
import { isDraftId, publishedIdOf } from '../../lib/content/document-ids.ts';
import { say } from '../words/say.ts';

const legalFilter = '_type == "article" && kind == "legal"';
const legalTitles = `*[${legalFilter}] | order(order asc, version desc) {
  _id, "slug": slug.current, language, title, version, effectiveDate, effectiveTime, effectiveZone
}`;

/** Legal texts by address; below each, its languages and versions. */
export function legalTexts(S: StructureBuilder, context: StructureResolverContext) {
  const everything = (ids: readonly string[]) =>
    S.documentTypeListItem('article')
      .title(say('All texts'))
      .child(
        S.documentTypeList('article')
          .title(say('All texts'))
          .filter(legalFilter)
          .apiVersion(contentApiVersion)
          .canHandleIntent(opensLinksTo(ids))
          .defaultOrdering([
            { field: 'order', direction: 'asc' },
            { field: 'language', direction: 'asc' },
            { field: 'version', direction: 'desc' },
          ])
          // the last call: each other one would infer them again
          .initialValueTemplates([S.initialValueTemplateItem('article-legal')]),
      );

  return S.listItem()
    .id('legal')
    .title(say('Legal'))
    .icon(deskIcons.legal)
    .child(() => {
      const client = context.getClient({ apiVersion: contentApiVersion }).withConfig({ perspective: 'raw' });
      const texts = followAnswer(client, legalFilter, legalTitles).pipe(map(readLegalTexts));
      return texts.pipe(
        map((all) => ({ bySlug: [...textsBySlug(all)], withoutSlug: all.filter(({ slug }) => slug === null).map(({ id }) => id) })),
        distinctUntilChanged((before, now) => isSame(before, now)),
        map(({ bySlug, withoutSlug }) =>
          S.list()
            .id('legal')
            .title(say('Legal'))
            .items([
              ...bySlug.map(([slug, { title }]) =>
                S.listItem()
                  .id(slug)
                  .title(title)
                  .child(versionsOf(S, slug, title, texts)),
              ),
              S.divider(),
              everything(withoutSlug),
            ]),
        ),
      );
    });
}

/** An open list is replaced only by another one, so that nobody's place in it is lost to a keystroke in a text. */
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The versions of a text below what they are now: in force, coming, past, or a draft. */
const versionsOf = (S: StructureBuilder, slug: string, title: string, texts: Observable<readonly LegalText[]>) =>
  texts.pipe(
    map((all) => {
      const own = all.filter((text) => text.slug === slug);
      return { places: standings(own, Date.now()), known: own.map(({ id }) => id) };
    }),
    distinctUntilChanged((before, now) => isSame(before, now)),
    map(({ places, known }) =>
      S.list()
        .id(slug)
        .title(title)
        .items(
          places.flatMap(({ standing, ids }) => [
            S.divider().title(say(standing)),
            ...ids.map((id) => S.documentListItem().schemaType('article').id(id)),
          ]),
        )
        // also one that was made a moment ago
        .child((documentId) => S.defaultDocument({ schemaType: 'article', documentId }))
        .canHandleIntent(opensLinksTo(known)),
    ),
  );

const order = ['In force', 'Coming', 'Drafts', 'Past'] as const;

export interface Standing {
  readonly standing: (typeof order)[number];
  /** Without the prefix of drafts, by language, the newest version first. */
  readonly ids: readonly string[];
}

/** What each version of one text is at an instant. */
export function standings(texts: readonly LegalText[], nowMs: number): readonly Standing[] {
  const published = texts.filter(({ id }) => !isDraftId(id));
  const inForce = new Set(
    languages.map((language) =>
      editionInForce(
        published.filter((text) => text.language === language),
        nowMs,
      ),
    ),
  );
  const sorted = texts.toSorted(
    (left, right) =>
      languages.findIndex((each) => each === left.language) - languages.findIndex((each) => each === right.language) ||
      right.version - left.version,
  );
  const standingOf = (text: LegalText): Standing['standing'] => {
    if (isDraftId(text.id)) return 'Drafts';
    if (inForce.has(text)) return 'In force';
    return effectiveAtMs(text) > nowMs ? 'Coming' : 'Past';
  };
  const publishedIds = new Set(published.map(({ id }) => id));
  return order.flatMap((standing) => {
    const ids = sorted.filter((text) => standingOf(text) === standing).map(({ id }) => publishedIdOf(id));
    // a correction's draft is listed in the place of its version
    const shown = standing === 'Drafts' ? ids.filter((id) => !publishedIds.has(id)) : ids;
    return shown.length === 0 ? [] : [{ standing, ids: shown }];
  });
}

export interface LegalText extends EffectiveFrom {
  readonly id: string;
  readonly slug: string | null;
  readonly title: string | null;
  readonly language: unknown;
  readonly version: number;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readLegalTexts(answer: unknown): LegalText[] {
  return (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
    const { _id, slug, title, language, version, effectiveDate, effectiveTime, effectiveZone } = asRecord(entry);
    if (typeof _id !== 'string') return [];
    return [
      {
        id: _id,
        slug: textOf(slug),
        title: textOf(title),
        language,
        version: Number(version),
        effectiveDate: textOf(effectiveDate) ?? '',
        effectiveTime: textOf(effectiveTime),
        effectiveZone: textOf(effectiveZone),
      },
    ];
  });
}

/** The English title of each text, or whichever there is, and its documents; in the order given. */
export function textsBySlug(
  texts: readonly Pick<LegalText, 'id' | 'slug' | 'title' | 'language'>[],
): Map<string, { title: string; ids: string[] }> {
  const slugs = new Set(texts.flatMap(({ slug }) => (slug === null ? [] : [slug])));
  return new Map(
    [...slugs].map((slug) => {
      const own = texts.filter((text) => text.slug === slug);
      const named = own.find(({ language }) => language === 'en') ?? own[0];
      return [slug, { title: named?.title ?? slug, ids: own.map(({ id }) => id) }];
    }),
  );
}
