import { publishedIdOf } from '#lib/content/document-ids.ts';
import type { LakeDocument } from './document.ts';
import { releaseOfVersion } from '../releases/release-document.ts';
import { visitReferences } from './references.ts';

/** Every document, indexed by id, by type and by what it references. */
export interface DocumentIndex {
  readonly size: number;
  get(id: string): LakeDocument | undefined;
  put(document: LakeDocument): void;
  remove(id: string): void;
  clear(): void;
  all(): Iterable<LakeDocument>;
  ofType(type: string): Iterable<LakeDocument>;
  /** Existing ids with this published id: itself, its draft, its versions. */
  layersOf(publishedId: string): Iterable<string>;
  /** Ids of the versions in a release. */
  ofRelease(name: string): Iterable<string>;
  /** Ids of documents that reference `target`; the value says whether one of the references is strong. */
  referring(target: string): ReadonlyMap<string, boolean>;
}

const nothing: ReadonlyMap<string, boolean> = new Map();

export function createDocumentIndex(): DocumentIndex {
  const documents = new Map<string, LakeDocument>();
  const byType = new Map<string, Map<string, LakeDocument>>();
  const byTarget = new Map<string, Map<string, boolean>>();
  const byPublishedId = new Map<string, Map<string, true>>();
  const byRelease = new Map<string, Map<string, true>>();

  const remove = (id: string): void => {
    const old = documents.get(id);
    if (!old) return;
    documents.delete(id);
    byType.get(old._type)?.delete(id);
    dropFrom(byPublishedId, publishedIdOf(id), id);
    const release = releaseOfVersion(id);
    if (release !== null) dropFrom(byRelease, release, id);
    visitReferences(old, (target) => dropFrom(byTarget, target, id));
  };

  const put = (document: LakeDocument): void => {
    const id = document._id;
    remove(id);
    documents.set(id, document);
    within(byType, document._type).set(id, document);
    within(byPublishedId, publishedIdOf(id)).set(id, true);
    const release = releaseOfVersion(id);
    if (release !== null) within(byRelease, release).set(id, true);
    visitReferences(document, (target, strong) => {
      const sources = within(byTarget, target);
      sources.set(id, strong || sources.get(id) === true);
    });
  };

  return {
    get size() {
      return documents.size;
    },
    get: (id) => documents.get(id),
    put,
    remove,
    clear: () => [documents, byType, byTarget, byPublishedId, byRelease].forEach((map) => map.clear()),
    all: () => documents.values(),
    ofType: (type) => byType.get(type)?.values() ?? [],
    layersOf: (publishedId) => byPublishedId.get(publishedId)?.keys() ?? [],
    ofRelease: (name) => byRelease.get(name)?.keys() ?? [],
    referring: (target) => byTarget.get(target) ?? nothing,
  };
}

function within<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const known = maps.get(key);
  if (known) return known;
  const fresh = new Map<string, V>();
  maps.set(key, fresh);
  return fresh;
}

function dropFrom<V>(maps: Map<string, Map<string, V>>, key: string, id: string): void {
  const entries = maps.get(key);
  entries?.delete(id);
  if (entries?.size === 0) maps.delete(key);
}
