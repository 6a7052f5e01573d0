import { draftAnswer, type AskedQuestion } from '#services/mydoc/chat/answers/draft-answer.ts';
import type { AnswerDraft } from '#services/mydoc/chat/answers/answer-draft.ts';
import { createKnowledge, type Knowledge } from '#services/mydoc/chat/answers/knowledge.ts';
import type { CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';
import type { NumberedContent, CachedQuery, ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import { createDocumentSearch, type DocumentSearch } from '#services/mydoc/search/document-search.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { z } from 'zod';

export interface SeededChat {
  readonly documents: readonly SampleDocument[];
  readonly knowledge: Knowledge;
  readonly find: DocumentSearch;
  ask(question: string, page: AskedQuestion['page'], currency?: AskedQuestion['currency']): Promise<AnswerDraft>;
}

/** A cache over a few documents that never change. */
const cacheOver = (documents: readonly SampleDocument[]): ContentCache => {
  const ask = async (query: string): Promise<unknown[]> => z.array(z.unknown()).parse(await askOver(documents)(query));
  const once = <Model>(load: () => Promise<Model>): NumberedContent<Model> => {
    let model: Promise<Model> | null = null;
    const read = (): Promise<Model> => (model ??= load());
    return { read, readNumbered: async () => ({ model: await read(), publication: null }), renew: async () => undefined };
  };
  const nothing = (): undefined => undefined;
  return {
    add: <Model>(query: CachedQuery<Model>) => once(async () => query.read(await ask(query.query), nothing)),
    addDocuments: <Document, Model>({ filter, fields, read, combine }: CachedDocuments<Document, Model>) =>
      once(async () => {
        const elements = await ask(`*[${filter}]{_id, _rev, ${fields}}`);
        return combine(elements.flatMap((element) => read(element, nothing) ?? []));
      }),
    contentChanged: nothing,
    persistedElsewhere: nothing,
    refresh: async () => undefined,
  };
};

/** The answerer without a model over the seed’s content, as it is when everything of it is in force. */
export async function seededChat(documents: readonly SampleDocument[] = seedContent()): Promise<SeededChat> {
  const contentCache = cacheOver(documents);
  const databaseNow = async (): Promise<number> => Date.now();
  const find = createDocumentSearch({ contentCache, databaseNow });
  const knowledge = await createKnowledge({ contentCache, databaseNow }).all();
  return {
    documents,
    knowledge,
    find,
    ask: (question, page, currency = null) => draftAnswer({ question, page, currency }, knowledge, find),
  };
}

const pictures = new Proxy<Record<string, string>>({}, { get: () => 'image-abc-10x10-png' });

const seedContent = (): readonly SampleDocument[] => seedDocuments(pictures, new Date());
