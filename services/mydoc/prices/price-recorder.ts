import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { ContentChange, PublishedDocument } from '#lib/revalidation/content-change.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { addPriceDocuments, countPriceDocuments, idsPublishedBefore, type PriceDocumentRow } from './price-document-store.ts';
import { pricedTypes } from './selling-states.ts';

/** Records what was published, and from when on, for the history of prices. */
export interface PriceRecorder {
  /** @throws while the database is unavailable; the notice is then retried. */
  note(change: ContentChange): Promise<void>;
  /**
   * Records what the CMS has published and no notice brought; the first time everything, from now on: what was before is not known.
   * @throws while the CMS or the database is unavailable.
   */
  catchUp(): Promise<void>;
}

const published = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string().optional(), _updatedAt: z.string().optional() }),
);

type Published = z.infer<typeof published>[number] | PublishedDocument;

/** A document that came after the CMS was read is not one that is gone. */
const graceMs = 60_000;

export function createPriceRecorder(deps: { executor: Executor; client: Pick<SanityClient, 'fetch'>; now: Clock }): PriceRecorder {
  const { executor, client, now } = deps;
  let isBegun = false;
  // a history that has begun is never empty again
  const isFirst = async (): Promise<boolean> => !(isBegun ||= (await countPriceDocuments(executor)) > 0);

  return {
    note: async ({ before, after }) => {
      const type = (after ?? before)?._type;
      // what was before is in the notice too, in case its own was lost
      if (!type || !pricedTypes.includes(type) || (await isFirst())) return;
      const nowMs = now().getTime();
      const rows = [before, after].flatMap((document) => (document ? [rowOf(document, nowMs)] : []));
      if (before && !after) rows.push(goneRow(before._id, nowMs, before._rev));
      await addPriceDocuments(executor, rows);
    },
    catchUp: async () => {
      const first = await isFirst();
      const nowMs = now().getTime();
      const documents = published.parse(await client.fetch<unknown>('*[_type in $types][0...5000]', { types: pricedTypes }));
      await addPriceDocuments(
        executor,
        documents.map((document) => (first ? { ...rowOf(document, nowMs), fromMs: nowMs } : rowOf(document, nowMs))),
      );
      if (first) return;
      const present = new Set(documents.map(({ _id }) => _id));
      const gone = (await idsPublishedBefore(executor, nowMs - graceMs)).filter((id) => !present.has(id));
      await addPriceDocuments(
        executor,
        gone.map((id) => goneRow(id, nowMs)),
      );
    },
  };
}

/** Begins an empty history with documents as they were from an instant on; nothing if there is a history. */
export async function beginPriceHistory(executor: Executor, documents: readonly Published[], fromMs: number): Promise<void> {
  if ((await countPriceDocuments(executor)) > 0) return;
  const priced = documents.filter(({ _type }) => pricedTypes.includes(_type));
  await addPriceDocuments(
    executor,
    priced.map((document) => ({ documentId: document._id, revision: 'first', fromMs, body: document })),
  );
}

function rowOf(document: Published, nowMs: number): PriceDocumentRow {
  const updatedMs = Date.parse(document._updatedAt ?? '');
  const fromMs = updatedMs < nowMs ? updatedMs : nowMs;
  return { documentId: document._id, revision: document._rev ?? `at ${fromMs}`, fromMs, body: document };
}

const goneRow = (documentId: string, fromMs: number, revision = `at ${fromMs}`): PriceDocumentRow => ({
  documentId,
  revision: `gone ${revision}`,
  fromMs,
  body: null,
});
