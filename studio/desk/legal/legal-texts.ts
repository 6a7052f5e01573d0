import { distinctUntilChanged, map, ReplaySubject, share, switchMap, timer, type Observable } from 'rxjs';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { editionInForce } from '../../../lib/content/edition-in-force.ts';
import { effectiveAtMs, type EffectiveFrom } from '../../../lib/content/effective-instant.ts';
import { languages } from '../../../lib/language/languages.ts';
import { isVersionOf } from '../../actions/next-version.ts';
import { deskIcons } from '../desk-icons.tsx';
import { opensLinksTo } from '../opens-links.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { say } from '../../words/say.ts';

const isLegal = '_type == "article" && kind == "legal"';

const legalTitles = {
  fetch: `*[${isLegal}] | order(order asc, version desc) {
    _id, "slug": slug.current, language, title, version, effectiveDate, effectiveTime, effectiveZone
  }`,
  listen: `*[${isLegal}]`,
};

/** How long a reading is kept up without a list: from one list to the next it is not read again. */
const keptMs = 5_000;

/** Two answers that say the same to the list that shows them. */
const alike = <Shown>(left: Shown, right: Shown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Legal texts by address; below each, its languages and versions. Both follow what others write, and the clock. */
export function legalTexts(S: StructureBuilder, context: StructureResolverContext) {
  const everything = (ids: readonly string[]) =>
    S.documentTypeListItem('article')
      .title(say('All texts'))
      .child(
        S.documentTypeList('article')
          .title(say('All texts'))
          .filter(isLegal)
          .apiVersion(contentApiVersion)
          .canHandleIntent(opensLinksTo(ids, 'article-legal'))
          .defaultOrdering([
            { field: 'order', direction: 'asc' },
            { field: 'language', direction: 'asc' },
            { field: 'version', direction: 'desc' },
          ])
          // the last call: each other one would infer them again
          .initialValueTemplates([S.initialValueTemplateItem('article-legal')]),
      );

  // one reading, however many lists are open
  const read = context.documentStore
    .listenQuery(legalTitles, {}, { apiVersion: contentApiVersion, perspective: 'raw', throttleTime: 500 })
    .pipe(
      map((answer: unknown) => readLegalTexts(answer)),
      distinctUntilChanged(alike),
      share({ connector: () => new ReplaySubject<LegalText[]>(1), resetOnRefCountZero: () => timer(keptMs) }),
    );

  return S.listItem()
    .id('legal')
    .title(say('Legal'))
    .icon(deskIcons.legal)
    .child(() =>
      read.pipe(
        map((texts) => ({
          titles: [...textsBySlug(texts)].map(([slug, { title }]) => ({ slug, title })),
          withoutSlug: texts.filter(({ slug }) => slug === null).map(({ id }) => id),
        })),
        distinctUntilChanged(alike),
        map(({ titles, withoutSlug }) =>
          S.list()
            .id('legal')
            .title(say('Legal'))
            .items([
              ...titles.map(({ slug, title }) =>
                S.listItem()
                  .id(slug)
                  .title(title)
                  .icon(deskIcons.text)
                  .child(() => standingsOf(slug, read).pipe(map((standing) => versionsOf(S, slug, title, standing)))),
              ),
              S.divider(),
              everything(withoutSlug),
            ]),
        ),
      ),
    );
}

/** How often a list looks at the clock: a version comes into force without anybody writing. */
const clockMs = 10_000;

/** What each version of a text is, and again when that has changed: by what was written, or as time passes. */
export const standingsOf = (slug: string, read: Observable<readonly LegalText[]>): Observable<readonly Standing[]> =>
  read.pipe(
    map((texts) => texts.filter((text) => text.slug === slug)),
    switchMap((own) => timer(0, clockMs).pipe(map(() => standings(own, Date.now())))),
    distinctUntilChanged(alike),
  );

/** The versions of a text below what they are now: in force, coming, past, or a draft. */
function versionsOf(S: StructureBuilder, slug: string, title: string, shown: readonly Standing[]) {
  const opensListed = opensLinksTo(shown.flatMap(({ ids }) => ids));
  const items = shown.flatMap(({ standing, ids }) => [
    S.divider().title(say(standing)),
    ...ids.map((id) => S.documentListItem().schemaType('article').id(id)),
  ]);
  return (
    S.list()
      .id(slug)
      .title(title)
      .items(items)
      // also one that is not listed yet
      .child((documentId) => S.defaultDocument({ schemaType: 'article', documentId }))
      .canHandleIntent((intent, params) => opensListed(intent, params) || (intent === 'edit' && isVersionOf(slug, String(params.id))))
  );
}

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
    // what waits in a release is listed there
    if (typeof _id !== 'string' || !(isDraftId(_id) || isPublishedId(_id))) return [];
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
