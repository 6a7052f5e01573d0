import { LRUCache } from 'lru-cache';
import type { Language } from '#lib/language/languages.ts';
import type { Logger } from '#services/platform/log.ts';
import type { Passage, SearchedDocument } from '../searched-document.ts';
import type { Embed } from './embeddings.ts';

/** A document whose text means something near to the search, by its nearest passage. */
export interface NearDocument {
  readonly document: SearchedDocument;
  readonly passage: Passage;
  /** The cosine of the angle between both, −1 to 1. */
  readonly nearness: number;
}

export interface MeaningIndex {
  /** Makes these the documents that are compared; their vectors are asked for in the background. */
  update(documents: readonly SearchedDocument[]): void;
  /** The documents of a language nearest to a search, the nearest first; none if the service does not answer in time. */
  nearest(search: string, language: Language): Promise<readonly NearDocument[]>;
  /** Resolves when no vector is being asked for. */
  idle(): Promise<void>;
}

/** A search is not held up by it. */
const searchTimeoutMs = 400;
const batchTimeoutMs = 30_000;
/** After a failure the service is left alone for this long. */
const restMs = 30_000;
const textsInBatch = 64;
/** As much as common models read. */
const charactersAtMost = 4_000;
/** Above it, comparing every one would take longer than the search itself. */
const passagesAtMost = 20_000;
const nearestAtMost = 10;
/** Below it, texts have little to do with each other in common models. */
const nearEnough = 0.35;
const searchesRemembered = 500;

export function createMeaningIndex({ embed, log, now = Date.now }: { embed: Embed; log: Logger; now?: () => number }): MeaningIndex {
  const vectors = new Map<string, Float32Array>();
  const searches = new LRUCache<string, Float32Array>({ max: searchesRemembered });
  let documents: readonly SearchedDocument[] = [];
  let restsUntil = 0;
  let filling: Promise<void> | null = null;
  let isWhole = false;

  const fail = (error: unknown): void => {
    restsUntil = now() + restMs;
    log.warn({ err: error }, 'embeddings are not available, the search uses words alone');
  };

  const fill = async (): Promise<void> => {
    for (;;) {
      const wanted = new Set(documents.flatMap(textsOf));
      for (const text of vectors.keys()) if (!wanted.has(text)) vectors.delete(text);
      const batch = [...wanted].filter((text) => !vectors.has(text)).slice(0, textsInBatch);
      isWhole = batch.length === 0 || wanted.size > passagesAtMost;
      if (isWhole) return;
      const found = await embed(batch, batchTimeoutMs);
      batch.forEach((text, index) => {
        const vector = found[index];
        if (vector) vectors.set(text, vector);
      });
    }
  };

  const vectorOf = async (search: string): Promise<Float32Array | null> => {
    const known = searches.get(search);
    if (known) return known;
    if (now() < restsUntil || vectors.size === 0) return null;
    try {
      const [vector] = await embed([search], searchTimeoutMs);
      if (vector) searches.set(search, vector);
      return vector ?? null;
    } catch (error) {
      fail(error);
      return null;
    }
  };

  return {
    update: (all) => {
      const isSame = all.length === documents.length && all.every((document, index) => document === documents[index]);
      documents = all;
      if (filling || now() < restsUntil || (isSame && isWhole)) return;
      filling = fill()
        .catch(fail)
        .finally(() => {
          filling = null;
        });
    },
    nearest: async (search, language) => {
      const vector = await vectorOf(search);
      if (!vector) return [];
      return documents
        .filter((document) => document.language === language)
        .flatMap((document) => nearestPassage(document, vector, vectors) ?? [])
        .filter(({ nearness }) => nearness >= nearEnough)
        .toSorted((left, right) => right.nearness - left.nearness)
        .slice(0, nearestAtMost);
    },
    idle: async () => void (await filling),
  };
}

const textOf = ({ title }: SearchedDocument, { heading, lines }: Passage): string =>
  [title, heading, ...lines].join('\n').slice(0, charactersAtMost);

const textsOf = (document: SearchedDocument): string[] => document.passages.map((passage) => textOf(document, passage));

function nearestPassage(document: SearchedDocument, search: Float32Array, vectors: ReadonlyMap<string, Float32Array>): NearDocument | null {
  let nearest: NearDocument | null = null;
  for (const passage of document.passages) {
    const vector = vectors.get(textOf(document, passage));
    if (!vector || vector.length !== search.length) continue;
    const nearness = cosine(vector, search);
    if (!nearest || nearness > nearest.nearness) nearest = { document, passage, nearness };
  }
  return nearest;
}

/** The cosine of two vectors of length 1. */
function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}
