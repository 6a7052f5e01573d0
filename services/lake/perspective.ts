import { isPublicId, isPublishedId, publishedIdOf, type LakeDocument } from './document.ts';
import type { DocumentIndex } from './document-index.ts';
import type { Candidates } from './query-candidates.ts';

/** Which layer of the lake a reader looks at; layers are drafts or release names, the topmost first. */
export type Perspective = { kind: 'raw' } | { kind: 'published' } | { kind: 'public' } | { kind: 'layers'; layers: readonly string[] };

/** From this version of the API on, a query without a perspective sees published documents. */
const publishedByDefaultSince = '2025-02-19';

/** Reads the `perspective` of a request. */
export function perspectiveOf(given: string | readonly string[] | undefined, apiVersion: string): Perspective {
  const names = typeof given === 'string' ? given.split(',') : given;
  const [first] = names ?? [];
  if (!names || !first) return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? { kind: 'published' } : { kind: 'raw' };
  if (first === 'raw') return { kind: 'raw' };
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name)).filter((name) => name !== 'published');
  return layers.length === 0 ? { kind: 'published' } : { kind: 'layers', layers };
}

const layerId = (layer: string, publishedId: string): string => (layer === 'drafts' ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`);

/** The document that an id stands for in a perspective. */
export function lookUp(index: DocumentIndex, perspective: Perspective, id: string): LakeDocument | undefined {
  switch (perspective.kind) {
    case 'raw':
      return index.get(id);
    case 'published':
      return isPublishedId(id) ? index.get(id) : undefined;
    case 'public':
      return isPublicId(id) ? index.get(id) : undefined;
    case 'layers':
      return overlaid(index, perspective.layers, publishedIdOf(id));
  }
}

function overlaid(index: DocumentIndex, layers: readonly string[], publishedId: string): LakeDocument | undefined {
  for (const layer of layers) {
    const document = index.get(layerId(layer, publishedId));
    if (document) return { ...document, _id: publishedId, _originalId: document._id };
  }
  const published = index.get(publishedId);
  return published && { ...published, _originalId: publishedId };
}

/** The documents that a query is evaluated over. */
export function datasetOf(index: DocumentIndex, perspective: Perspective, candidates: Candidates): LakeDocument[] {
  const ids = new Set<string>();
  for (const document of candidateDocuments(index, candidates, perspective.kind === 'layers')) {
    ids.add(perspective.kind === 'layers' ? publishedIdOf(document._id) : document._id);
  }
  const documents: LakeDocument[] = [];
  for (const id of ids) {
    const document = lookUp(index, perspective, id);
    if (document) documents.push(document);
  }
  return documents;
}

function* candidateDocuments(index: DocumentIndex, candidates: Candidates, overlay: boolean): Iterable<LakeDocument> {
  if (candidates.kind === 'everything') {
    yield* index.all();
    return;
  }
  for (const type of candidates.types) yield* index.ofType(type);
  const ids = [...candidates.ids, ...[...candidates.targets].flatMap((target) => [...index.referring(target).keys()])];
  for (const id of ids) {
    const document = index.get(id);
    if (document) yield document;
    // a layer may hold a document that has never been published
    else if (overlay) yield { _id: id, _type: '' };
  }
}
