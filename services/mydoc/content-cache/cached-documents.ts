import { z } from 'zod';
import type { AskContent, WatchedSource } from '#lib/content/content-source.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import type { ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { createTurns } from '#services/platform/turns.ts';
import { listPersisted, persistDocuments, persistExtent, readPersisted, type PersistedHead } from './cached-document-table.ts';
import type { ContentOrigin } from './refreshed-content.ts';

/** Documents of the CMS with their texts, however many: each is read once for each of its revisions. */
export interface CachedDocuments<Document, Model> {
  /** Names them in the database; other fields need a new name. */
  readonly key: string;
  /** GROQ, as in `*[filter]`. */
  readonly filter: string;
  /** GROQ, as in `{_id, _rev, fields}`. */
  readonly fields: string;
  readonly freshMs: number;
  /** Null for a malformed document, which is reported. */
  read(element: unknown, report: ReportLeftOut): Document | null;
  /** Those that were read, by their ids. */
  combine(documents: readonly Document[]): Model;
}

interface Answered {
  /** Null: unknown, so that it is read each time. */
  readonly revision: string | null;
  readonly element: unknown;
  readonly isPersisted: boolean;
}

interface Read<Document> extends Omit<Answered, 'element'> {
  readonly document: Document | null;
}

export interface DocumentsState<Document, Model> {
  readonly byId: ReadonlyMap<string, Read<Document>>;
  readonly model: Model;
  /** The publication of several documents that came last before they were read. */
  readonly publication: number | null;
}

type PersistedStamp = Pick<PersistedHead, 'publication'>;

interface Head {
  readonly id: string;
  readonly revision: string | null;
}

const headSchema = z.object({ _id: z.string(), _rev: z.string().nullish() });
const headsSchema = z.array(headSchema);
const textsSchema = z.array(z.looseObject(headSchema.shape));

/** As many ids and revisions as one answer easily has. */
export const headsAtOnce = 20_000;
/** An answer of the lake has at most 16 MiB: long legal texts fit so often. */
const textsAtOnce = 50;

interface DocumentsDeps {
  readonly open: () => WatchedSource;
  readonly executor: Executor;
  readonly report: ReportLeftOut;
}

type ReadTexts = (ids: readonly string[]) => Promise<ReadonlyMap<string, Answered>>;

/** All documents of a kind, page by page; of those that are known only what has changed. */
export function documentsOrigin<Document, Model>(
  shape: CachedDocuments<Document, Model>,
  deps: DocumentsDeps,
): ContentOrigin<DocumentsState<Document, Model>> {
  const { key } = shape;
  const { open, executor, report } = deps;
  type State = DocumentsState<Document, Model>;

  /** `known` with the heads' documents, of which what is not known is read. */
  const follow = async (heads: readonly Head[], known: State | null, readTexts: ReadTexts): Promise<Omit<State, 'publication'>> => {
    const isKnown = ({ id, revision }: Head): boolean => {
      const before = known?.byId.get(id);
      return before !== undefined && before.isPersisted && revision !== null && before.revision === revision;
    };
    const unknown = heads.filter((head) => !isKnown(head)).map(({ id }) => id);
    const isUnknown = new Set(unknown);
    if (known && unknown.length === 0 && heads.length === known.byId.size) return known;
    const found = new Map<string, Read<Document>>();
    const turn = createTurns();
    for (let from = 0; from < unknown.length; from += textsAtOnce) {
      for (const [id, { element, ...read }] of await readTexts(unknown.slice(from, from + textsAtOnce))) {
        found.set(id, { ...read, document: shape.read(element, report) });
        await turn();
      }
    }
    const byId = new Map(
      heads.flatMap(({ id }) => {
        const read = found.get(id) ?? (isUnknown.has(id) ? undefined : known?.byId.get(id));
        return read ? [[id, read] as const] : [];
      }),
    );
    return { byId, model: shape.combine([...byId.values()].flatMap(({ document }) => document ?? [])) };
  };

  /** The very same state is the same content, read after the same publications. */
  const withPublication = (next: Omit<State, 'publication'>, known: State | null, publication: number | null): State =>
    known && next === known && known.publication === publication ? known : { ...next, publication };

  return {
    key,
    freshMs: shape.freshMs,
    ask: (known) =>
      readWhole(open, async (source) => {
        const next = await follow(await askHeads(source.ask, shape.filter), known, askTextsOf(source, shape, deps));
        return withPublication(next, known, source.jointPublication());
      }),
    persist: async ({ byId, publication }) => {
      await persistExtent(executor, { key, publication }, new Set(byId.keys()));
      if ([...byId.values()].some(({ isPersisted }) => !isPersisted)) throw new Error(`not every document of ${key} was persisted`);
    },
    reload: async (known) => {
      const persisted = await listPersisted(executor, key);
      if (!persisted || persisted.heads.some(isAfter(persisted.publication))) return null;
      const texts = persistedTexts(executor, key, persisted.publication);
      const next = withPublication(await follow(persisted.heads, known, texts.read), known, persisted.publication);
      return next === known || !texts.areWhole() ? null : next;
    },
  };
}

/** Reads texts from the CMS, and persists them. */
const askTextsOf =
  (
    source: WatchedSource,
    { key, filter, fields }: Pick<CachedDocuments<unknown, unknown>, 'key' | 'filter' | 'fields'>,
    { executor }: DocumentsDeps,
  ): ReadTexts =>
  async (ids) => {
    const elements = textsSchema.parse(await source.ask(`*[_id in $ids && ${filter}]{_id, _rev, ${fields}}`, { ids }));
    // the answer counts also where it cannot be persisted; it is read and persisted again by the next refresh
    const isPersisted = await persistDocuments(executor, { key, publication: source.jointPublication() }, elements).then(
      () => true,
      () => false,
    );
    return new Map(elements.map((element) => [element._id, { revision: element._rev ?? null, element, isPersisted }]));
  };

/** Reads persisted texts; they are not whole while another replica is persisting what was published later than `publication`. */
function persistedTexts(executor: Executor, key: string, publication: number | null): { read: ReadTexts; areWhole: () => boolean } {
  let areWhole = true;
  const read: ReadTexts = async (ids) => {
    const rows = await readPersisted(executor, key, ids);
    if (rows.length < ids.length || rows.some(isAfter(publication))) areWhole = false;
    return new Map(rows.map(({ id, revision, body }) => [id, { revision, element: body, isPersisted: true }]));
  };
  return { read, areWhole: () => areWhole };
}

const isAfter =
  (whole: number | null) =>
  ({ publication }: PersistedStamp): boolean =>
    publication !== null && whole !== null && publication > whole;

/** Every document's id and revision, in pages by id: no number of documents leaves one out. */
async function askHeads(ask: AskContent, filter: string): Promise<readonly Head[]> {
  const heads: Head[] = [];
  for (let after = ''; ;) {
    const page = headsSchema.parse(await ask(`*[${filter} && _id > $after] | order(_id asc)[0...${headsAtOnce}]{_id, _rev}`, { after }));
    for (const { _id, _rev } of page) heads.push({ id: _id, revision: _rev ?? null });
    const last = page.at(-1);
    if (!last || page.length < headsAtOnce) return heads;
    after = last._id;
  }
}
