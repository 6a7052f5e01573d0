import type { Database } from '#services/platform/database/database.ts';
import { draftIdOf, isPublishedId } from '#lib/content/document-ids.ts';
import { isRecord, type LakeDocument } from './document.ts';
import { seedAuthor } from '../editors/machines.ts';
import { isLegalVersion } from '../legal/frozen-version.ts';
import { readLastAuthors } from './history-table.ts';
import type { Store } from './store.ts';

/** A document of a seed, without the fields that the lake sets. */
export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

const documentsAtOnce = 200;

/**
 * Adds documents that do not exist, and updates those that only the seed has ever written. Whatever an editor touched, even by a draft or
 * by deleting it, is left alone; so is every published version of a legal text.
 */
export async function importSeed(
  parts: { database: Database; store: Store },
  documents: readonly SeedDocument[],
  announced: boolean,
): Promise<{ created: number; updated: number }> {
  const authors = await readLastAuthors(
    parts.database.executor,
    documents.flatMap(({ _id }) => [_id, draftIdOf(_id)]),
  );
  const isOurs = (id: string): boolean => [seedAuthor.id, undefined].includes(authors.get(id));
  const untouched = ({ _id }: SeedDocument): boolean => [_id, draftIdOf(_id)].every(isOurs);
  const numbers = new Set([...parts.store.index.ofType('article')].filter(isPublishedVersion).map(numberOf));
  const wanted = documents.filter((document) => {
    // an editor's version, or an older seed's under another id, has the number
    if (isLegalVersion(document) && numbers.has(numberOf(document))) return false;
    const stored = parts.store.index.get(document._id);
    return untouched(document) && !isLegalVersion(stored) && !sameContent(stored, document);
  });

  const created = wanted.filter((document) => !parts.store.index.get(document._id)).length;
  for (let start = 0; start < wanted.length; start += documentsAtOnce) {
    const some = wanted.slice(start, start + documentsAtOnce);
    await parts.store.write({
      mutations: () => some.map((document) => ({ createOrReplace: document })),
      author: seedAuthor.id,
      authorize: async () => undefined,
      // documents of one seed reference each other across these batches
      checkReferences: false,
      announced,
    });
  }
  return { created, updated: wanted.length - created };
}

const isPublishedVersion = (document: LakeDocument): boolean => isPublishedId(document._id) && isLegalVersion(document);

/** A version of a legal text by what makes its address. */
const numberOf = ({ slug, language, version }: LakeDocument): string => JSON.stringify([slug, language, version]);

function sameContent(stored: LakeDocument | undefined, seeded: SeedDocument): boolean {
  if (!stored) return false;
  const { _rev, _createdAt, _updatedAt, ...content } = stored;
  const { _rev: _seedRev, _createdAt: _seedCreatedAt, _updatedAt: _seedUpdatedAt, ...wanted } = seeded;
  return canonical(content) === canonical(wanted);
}

/** JSON with sorted names: the order of fields does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1))) : inner,
  );
