import { isPublishedId, isSystemId, publishedIdOf } from '#lib/content/document-ids.ts';
import { isOfDataset, type Dataset } from '../documents/datasets.ts';
import { isPublicId, type LakeDocument } from '../documents/document.ts';
import { isRemoval } from '../releases/release-document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { fulfils, type Candidates, type Clause } from './query-candidates.ts';

/** The layer of the lake that a reader sees; layers are drafts or release names, the topmost first. Of comments and tasks there is one. */
export type Perspective =
  | { kind: 'raw' }
  | { kind: 'published' }
  | { kind: 'public' }
  | { kind: 'layers'; layers: readonly string[] }
  | { kind: 'comments' };

/** From this version of the API on, a query without a perspective sees published documents. */
const publishedByDefaultSince = '2025-02-19';

/** Parses the `perspective` of a request. */
export function perspectiveOf(given: string | readonly string[] | undefined, apiVersion: string): Perspective {
  const names = typeof given === 'string' ? given.split(',') : given;
  const [first] = names ?? [];
  if (!names || !first) return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? { kind: 'published' } : { kind: 'raw' };
  if (first === 'raw') return { kind: 'raw' };
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name)).filter((name) => name !== 'published');
  return layers.length === 0 ? { kind: 'published' } : { kind: 'layers', layers };
}

const layerId = (layer: string, publishedId: string): string =>
  layer === 'drafts' ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`;

/** The document that an id stands for in a perspective; content refers to no comment, and comments to no content. */
export function lookUp(index: DocumentIndex, perspective: Perspective, id: string): LakeDocument | undefined {
  const dataset: Dataset = perspective.kind === 'comments' ? 'production-comments' : 'production';
  const document = documentAt(index, perspective, id);
  return document && isOfDataset(document, dataset) ? document : undefined;
}

function documentAt(index: DocumentIndex, perspective: Perspective, id: string): LakeDocument | undefined {
  switch (perspective.kind) {
    case 'raw':
    case 'comments':
      return index.get(id);
    case 'published':
      return isPublishedId(id) ? index.get(id) : undefined;
    case 'public':
      return isPublicId(id) ? index.get(id) : undefined;
    case 'layers':
      return isSystemId(id) ? undefined : overlaid(index, perspective.layers, publishedIdOf(id));
  }
}

function overlaid(index: DocumentIndex, layers: readonly string[], publishedId: string): LakeDocument | undefined {
  for (const layer of layers) {
    const document = index.get(layerId(layer, publishedId));
    // a release that removes the document shows none of it, whatever lies below
    if (document && isRemoval(document)) return undefined;
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
  for (const clause of candidates.clauses) {
    for (const document of documentsOf(index, clause, overlay)) if (fulfils(document, clause)) yield document;
  }
}

function* documentsOf(index: DocumentIndex, clause: Clause, overlay: boolean): Iterable<LakeDocument> {
  for (const value of clause.values) {
    if (clause.by === 'type') yield* index.ofType(value);
    else if (clause.by === 'id') yield* related(index, value, overlay);
    else if (clause.by === 'layers') yield* documentsWith(index, index.layersOf(value));
    else if (clause.by === 'release') yield* documentsWith(index, index.ofRelease(value));
    else for (const id of index.referring(value).keys()) yield* related(index, id, overlay);
  }
}

/** The document of an id; in layered perspectives also its drafts and versions. */
function* related(index: DocumentIndex, id: string, overlay: boolean): Iterable<LakeDocument> {
  yield* documentsWith(index, overlay ? index.layersOf(publishedIdOf(id)) : [id]);
}

function* documentsWith(index: DocumentIndex, ids: Iterable<string>): Iterable<LakeDocument> {
  for (const id of ids) {
    const document = index.get(id);
    if (document) yield document;
  }
}
