import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import {
  articleTextQuery,
  articleTextSchema,
  type ArticleEdition,
  type ArticleText,
  type Erratum,
} from '#lib/content/queries/article-query.ts';
import { effectiveAtMs, effectiveFrom, type EffectiveFrom } from '#lib/content/effective-instant.ts';
import { findEditions } from '#lib/content/look-ups/find-editions.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { redirectOrAbsent } from '#lib/page/redirect-or-absent.ts';
import type { Language } from '#lib/language/languages.ts';
import { articleKey } from '../content/article-key.ts';
import { articlePath, articleVersionPath } from '../content/article-paths.ts';
import { chooseEdition, publishedPaths, type ChosenEdition } from './choose-edition.ts';
import { changedSections, type ComparedText, type VersionChanges } from './version-changes.ts';
import { helpSurroundings, type HelpSurroundings } from './help-surroundings.ts';
import { readHelp } from './read-help.ts';

/** The status of a shown version: in force, superseded, or upcoming. */
type EditionStanding = 'in-force' | 'former' | 'coming';

interface HistoryRow extends EffectiveFrom {
  readonly version: number;
  readonly changeNote: string | null;
  readonly standing: EditionStanding;
  readonly href: string;
}

export interface ArticleContent extends EffectiveFrom {
  readonly head: PageHead;
  /** Shared by its languages and versions, at whatever address. */
  readonly key: string;
  readonly slug: string;
  /** The path of this page, without language: of the article, or of one of its versions. */
  readonly path: string;
  /** The document in the CMS. */
  readonly documentId: string;
  readonly legal: boolean;
  /** The language of the text; differs from the page's when a translation is missing. */
  readonly language: Language;
  readonly title: string;
  readonly summary: string | null;
  readonly version: number;
  readonly standing: EditionStanding;
  /** The day of the last edit in UTC, 2026-11-12. */
  readonly updatedOn: string | null;
  readonly body: readonly ArticleBlock[];
  readonly errata: readonly Erratum[];
  readonly history: readonly HistoryRow[];
  /** What changed from the version before; null for help, and for a first version. */
  readonly changes: VersionChanges | null;
  /** The context of a help article; null for a legal text. */
  readonly help: HelpSurroundings | null;
}

interface ArticleAddress {
  readonly slug: string;
  /** A version's own address; null for the one in force. */
  readonly version: number | null;
}

/**
 * Loads an article or one of its versions. Without a translation the English text is shown at the same address, with a notice and not
 * indexed. An address with neither is absent, or follows a redirect of the content.
 */
export async function loadArticle(request: PageRequest, address: ArticleAddress): Promise<PageAnswer<ArticleContent>> {
  const { source, language, nowMs } = request;
  const editions = await findEditions(source.ask, address.slug);
  const chosen = chooseEdition(editions, { ...address, language, nowMs, draft: source.draft });
  if (!chosen) return redirectOrAbsent(request, pathOf(address));
  const { edition } = chosen;
  const text = await readText(request, edition);
  if (!text) return { kind: 'absent' };
  const body = readArticleBody(text.body, request.pictureBase, 'article block');
  const help = edition.kind === 'help' ? await readHelp(request) : null;
  const content: ArticleContent = {
    head: articleHead(chosen, editions, text.summary, request, address),
    key: articleKey(edition),
    slug: edition.slug,
    path: pathOf({ ...address, slug: edition.slug }),
    documentId: edition._id,
    legal: edition.kind === 'legal',
    language: edition.language,
    title: edition.title,
    summary: text.summary,
    version: edition.version,
    ...effectiveFrom(edition),
    standing: standing(edition, chosen),
    updatedOn: updatedOn(edition, text),
    body,
    errata: text.errata,
    changes: await changesOf(request, editions, edition, { title: edition.title, summary: text.summary, body }),
    history: history(editions, chosen),
    help: help ? helpSurroundings(help, { slug: edition.slug, category: text.category }, language) : null,
  };
  return { kind: 'page', content, changesAt: [...editions.map(effectiveAtMs), ...(help?.changesAt ?? [])] };
}

/** The day of the last change; a legal text changes on the day from which its version is in force. */
function updatedOn({ kind, effectiveDate }: ArticleEdition, { _updatedAt: at }: ArticleText): string | null {
  if (kind === 'legal') return effectiveDate.slice(0, 10);
  return at === null ? null : new Date(at).toISOString().slice(0, 10);
}

async function readText({ source }: PageRequest, { _id: id }: ArticleEdition): Promise<ArticleText | null> {
  return parseOne(articleTextSchema, await source.ask(articleTextQuery, { id }), 'article');
}

async function changesOf(
  request: PageRequest,
  editions: readonly ArticleEdition[],
  shown: ArticleEdition,
  present: ComparedText,
): Promise<VersionChanges | null> {
  if (shown.kind !== 'legal') return null;
  const [former] = versionsOf(editions, shown).filter(({ version }) => version < shown.version);
  const text = former ? await readText(request, former) : null;
  if (!former || !text) return null;
  const before = { title: former.title, summary: text.summary, body: readArticleBody(text.body, request.pictureBase, 'article block') };
  return { since: former.version, sections: changedSections(before, present, shown.language) };
}

/** The versions of a text in its language, the newest first. */
const versionsOf = (editions: readonly ArticleEdition[], shown: ArticleEdition): ArticleEdition[] =>
  editions
    .filter(({ slug, language }) => slug === shown.slug && language === shown.language)
    .toSorted((left, right) => right.version - left.version);

const pathOf = ({ slug, version }: ArticleAddress): string => (version === null ? articlePath(slug) : articleVersionPath(slug, version));

function articleHead(
  chosen: ChosenEdition,
  editions: readonly ArticleEdition[],
  summary: string | null,
  { language, nowMs }: PageRequest,
  { version }: ArticleAddress,
): PageHead {
  return pageHead({
    title: chosen.edition.title,
    description: summary,
    published: publishedPaths(editions, chosen.edition, nowMs, articlePath),
    indexed: version === null && chosen.edition.language === language,
    isArticle: true,
  });
}

function standing(edition: Pick<ArticleEdition, 'version'>, { inForce }: ChosenEdition): EditionStanding {
  if (edition.version === inForce?.version) return 'in-force';
  return inForce && edition.version < inForce.version ? 'former' : 'coming';
}

function history(editions: readonly ArticleEdition[], chosen: ChosenEdition): HistoryRow[] {
  return versionsOf(editions, chosen.edition).map((edition) => ({
    version: edition.version,
    ...effectiveFrom(edition),
    changeNote: edition.changeNote,
    standing: standing(edition, chosen),
    href: articleVersionPath(edition.slug, edition.version),
  }));
}
