import type { AskContent } from '#lib/content/content-source.ts';
import type { ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { documentsOrigin, type CachedDocuments } from './cached-documents.ts';
import { loadPersisted, persistAnswer } from './cached-query-table.ts';
import { refreshContent, type CachedContent, type ContentOrigin, type RefreshedContent } from './refreshed-content.ts';

export type { CachedContent } from './refreshed-content.ts';

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
  add<Model>(query: CachedQuery<Model>): CachedContent<Model>;
  addDocuments<Document, Model>(documents: CachedDocuments<Document, Model>): CachedContent<Model>;
  /** Something was published: the next read queries the CMS first. */
  contentChanged(): void;
  /** Another replica persisted what the CMS answered it: a replica that the CMS does not answer follows. */
  persistedElsewhere(): void;
  /** Queries the CMS now for what has been read before, so that it is persisted for the replicas that the CMS does not answer. */
  refresh(): Promise<void>;
}

interface ContentCacheDeps {
  ask: AskContent;
  executor: Executor;
  log: Logger;
  nowMs?: () => number;
}

/** Caches lists of the CMS. */
export function createContentCache(deps: ContentCacheDeps): ContentCache {
  const lists: Pick<RefreshedContent<unknown>, 'expire' | 'persistedElsewhere' | 'refresh'>[] = [];
  const report: ReportLeftOut = (leftOut) => deps.log.warn(leftOut, 'a malformed content element was left out');
  const added = new Map<object, CachedContent<unknown>>();
  const cache = <Model>(origin: ContentOrigin<{ readonly model: Model }>, none: () => Model): CachedContent<Model> => {
    const list = refreshContent(origin, deps);
    lists.push(list);
    return { read: async () => (await list.read())?.model ?? none() };
  };
  const once = <Model>(asked: object, make: () => CachedContent<Model>): CachedContent<Model> => {
    // what was added under this has its model
    const known = added.get(asked) as CachedContent<Model> | undefined;
    const list = known ?? make();
    added.set(asked, list);
    return list;
  };
  return {
    add: (query) => once(query, () => cache(listOrigin(query, deps, report), () => query.read([], report))),
    addDocuments: (documents) => once(documents, () => cache(documentsOrigin(documents, { ...deps, report }), () => documents.combine([]))),
    contentChanged: () => lists.forEach((list) => list.expire()),
    persistedElsewhere: () => lists.forEach((list) => list.persistedElsewhere()),
    refresh: async () => void (await Promise.all(lists.map((list) => list.refresh()))),
  };
}

interface ListState<Model> {
  /** As JSON, if it came from the CMS. */
  readonly text: string | null;
  /** The stamp of what it was loaded from, if it came from the database. */
  readonly stamp: string | null;
  readonly model: Model;
}

/** A list that one query answers. */
function listOrigin<Model>(
  { key, query, freshMs, read }: CachedQuery<Model>,
  { ask, executor }: ContentCacheDeps,
  report: ReportLeftOut,
): ContentOrigin<ListState<Model>> {
  return {
    key,
    freshMs,
    ask: async (known) => {
      const answer = await ask(query);
      if (!Array.isArray(answer)) throw new Error(`the CMS did not answer a list for ${key}`);
      const text = JSON.stringify(answer);
      return known?.text === text ? known : { text, stamp: null, model: read(answer, report) };
    },
    persist: async ({ text }) => {
      if (text !== null) await persistAnswer(executor, key, text);
    },
    reload: async (known) => {
      const persisted = await loadPersisted(executor, key, known?.stamp ?? null);
      return persisted && { text: null, stamp: persisted.stamp, model: read(persisted.body, report) };
    },
  };
}
