import { watchedSource, type AskContent, type WatchedSource } from '#lib/content/content-source.ts';
import type { ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { documentsOrigin, type CachedDocuments } from './cached-documents.ts';
import { loadPersisted, persistAnswer } from './cached-query-table.ts';
import { refreshContent, type ContentOrigin, type NumberedContent, type RefreshedContent } from './refreshed-content.ts';

export type { CachedContent, NumberedContent } from './refreshed-content.ts';

/** A list of CMS documents as the services use it. */
export interface CachedQuery<Model> {
  /** Names the list in the database; a changed query needs a new name. */
  readonly key: string;
  /** GROQ whose result is a list. */
  readonly query: string;
  readonly freshMs: number;
  /** A malformed element is reported and left out alone. */
  read(elements: readonly unknown[], report: ReportLeftOut): Model;
}

export interface ContentCache {
  /** Areas that add the same query, or the same documents, share one list. */
  add<Model>(query: CachedQuery<Model>): NumberedContent<Model>;
  addDocuments<Document, Model>(documents: CachedDocuments<Document, Model>): NumberedContent<Model>;
  /** Something was published: the next read queries the CMS first. */
  contentChanged(): void;
  /** Another replica persisted what the CMS answered it: a replica that the CMS does not answer follows. */
  persistedElsewhere(): void;
  /** Queries the CMS now for what has been read before, so that it is persisted for the replicas that the CMS does not answer. */
  refresh(): Promise<void>;
}

interface ContentCacheDeps {
  ask: AskContent;
  /** A source of what one answer is made of; absent: the CMS has no numbers of publications. */
  open?: (() => WatchedSource) | undefined;
  executor: Executor;
  log: Logger;
  nowMs?: () => number;
}

/** Caches lists of the CMS. */
export function createContentCache(deps: ContentCacheDeps): ContentCache {
  const lists: Pick<RefreshedContent<unknown>, 'expire' | 'persistedElsewhere' | 'refresh'>[] = [];
  const report: ReportLeftOut = (leftOut) => deps.log.warn(leftOut, 'a malformed content element was left out');
  const open = deps.open ?? ((): WatchedSource => unnumbered(deps.ask));
  const added = new Map<object, NumberedContent<unknown>>();
  const cache = <Model>(origin: ContentOrigin<Numbered<Model>>, none: () => Model): NumberedContent<Model> => {
    const list = refreshContent(origin, deps);
    lists.push(list);
    const readNumbered = async (): Promise<Numbered<Model>> => (await list.read()) ?? { model: none(), publication: null };
    return { readNumbered, read: async () => (await readNumbered()).model, renew: list.renew };
  };
  const once = <Model>(asked: object, make: () => NumberedContent<Model>): NumberedContent<Model> => {
    // what was added under this has its model
    const known = added.get(asked) as NumberedContent<Model> | undefined;
    const list = known ?? make();
    added.set(asked, list);
    return list;
  };
  return {
    add: (query) => once(query, () => cache(listOrigin(query, { ...deps, open }, report), () => query.read([], report))),
    addDocuments: (documents) =>
      once(documents, () => cache(documentsOrigin(documents, { ...deps, open, report }), () => documents.combine([]))),
    contentChanged: () => lists.forEach((list) => list.expire()),
    persistedElsewhere: () => lists.forEach((list) => list.persistedElsewhere()),
    refresh: async () => void (await Promise.all(lists.map((list) => list.refresh()))),
  };
}

/** Whose answers have no numbers. */
const unnumbered = (ask: AskContent): WatchedSource =>
  watchedSource(async (query, parameters) => ({ result: await ask(query, parameters), jointPublication: null }), false);

interface Numbered<Model> {
  readonly model: Model;
  /** The publication of several documents that came last before it was read. */
  readonly publication: number | null;
}

interface ListState<Model> extends Numbered<Model> {
  /** As JSON, if it came from the CMS. */
  readonly text: string | null;
  /** The stamp of what it was loaded from, if it came from the database. */
  readonly stamp: string | null;
}

/** A list that one query answers. */
function listOrigin<Model>(
  { key, query, freshMs, read }: CachedQuery<Model>,
  { open, executor }: { readonly open: () => WatchedSource; readonly executor: Executor },
  report: ReportLeftOut,
): ContentOrigin<ListState<Model>> {
  return {
    key,
    freshMs,
    ask: async (known) => {
      const source = open();
      const answer = await source.ask(query);
      const publication = source.jointPublication();
      if (!Array.isArray(answer)) throw new Error(`the CMS did not answer a list for ${key}`);
      const text = JSON.stringify(answer);
      if (known?.text !== text) return { text, stamp: null, model: read(answer, report), publication };
      return known.publication === publication ? known : { ...known, publication };
    },
    persist: async ({ text, publication }) => {
      if (text !== null) await persistAnswer(executor, key, { text, publication });
    },
    reload: async (known) => {
      const persisted = await loadPersisted(executor, key, known?.stamp ?? null);
      if (persisted === null) return null;
      return { text: null, stamp: persisted.stamp, model: read(persisted.body, report), publication: persisted.publication };
    },
  };
}
