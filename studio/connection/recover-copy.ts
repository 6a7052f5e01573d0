import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { fieldsOf, withChanges, type FieldChange } from './field-changes.ts';
import type { LocalCopy } from './local-copies.ts';
import { recoveryOf, type Recovery, type StoredDocument } from './recovery.ts';
import { whyOf } from './reason-of.ts';
import { say } from '../words/say.ts';
import { editedIdOf, publishedIdOf } from '../../lib/content/document-ids.ts';

const storedDocument = z.looseObject({ _rev: z.string() }).nullable().catch(null);

const transactionLine = z.object({ id: z.string() });

/** Reads a document, or its version in a release, past every cache, and who has written it. */
export async function readStored(client: SanityClient, { documentId, base }: LocalCopy): Promise<StoredDocument> {
  const draftId = editedIdOf(documentId);
  const [draft, published] = await client.getDocuments([draftId, publishedIdOf(documentId)]);
  const from = base.draft ?? base.published;
  const lines = await client.request<unknown>({
    uri: `/data/history/${client.config().dataset}/transactions/${draftId}`,
    query: { excludeContent: 'true', ...(from === null ? {} : { fromTransaction: from }) },
  });
  const ids = String(lines)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => transactionLine.parse(JSON.parse(line)).id);
  return { draft: storedDocument.parse(draft), published: storedDocument.parse(published), since: ids.filter((id) => id !== from) };
}

/** Writes changes into a document as it was read. @throws ClientError with status 409 if it has changed meanwhile. */
export async function writeChanges(
  client: SanityClient,
  copy: LocalCopy,
  stored: StoredDocument,
  changes: readonly FieldChange[],
): Promise<void> {
  const draftId = editedIdOf(copy.documentId);
  const before = fieldsOf(stored.draft ?? stored.published);
  const after = withChanges(before, changes);
  if (!stored.draft) {
    await client.create({ ...after, _id: draftId, _type: copy.documentType });
    return;
  }
  const names = new Set(changes.flatMap(({ path }) => path.slice(0, 1)));
  const emptied = [...names].filter((name) => after[name] === undefined);
  const set = Object.fromEntries([...names].filter((name) => after[name] !== undefined).map((name) => [name, after[name]]));
  await client.patch(draftId).ifRevisionId(stored.draft._rev).set(set).unset(emptied).commit();
}

/** Sends the unanswered writes of a copy again, unchanged: one that was carried out after all is not carried out twice. */
async function sendUnanswered(copy: LocalCopy, send: typeof fetch): Promise<void> {
  for (const { url, body } of copy.unanswered) {
    const answer = await send(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status >= 500) throw new Error(say(`the lake answered ${answer.status}`));
  }
}

const statusSchema = z.object({ statusCode: z.number() });
const racesAtMost = 5;

/**
 * Saves a copy to the lake as far as it conflicts with nobody's change; resolves with the conflicts left. @throws while the lake is
 * unavailable.
 */
export async function recover(
  client: SanityClient,
  copy: LocalCopy,
  send: typeof fetch = fetch,
): Promise<Exclude<Recovery, { kind: 'sendable' }>> {
  // only once it is certain that they overwrite nobody's change
  if (recoveryOf(copy, await readStored(client, copy)).kind === 'sendable') await sendUnanswered(copy, send);
  for (let race = 1; ; race += 1) {
    const stored = await readStored(client, copy);
    const recovery = recoveryOf(copy, stored);
    if (recovery.kind !== 'sendable') return recovery;
    try {
      await writeChanges(client, copy, stored, recovery.changes);
      return { kind: 'saved' };
    } catch (error) {
      const failure = statusSchema.safeParse(error);
      const isRefused = failure.success && failure.data.statusCode >= 400 && failure.data.statusCode < 500;
      if (!isRefused) throw error;
      // changed meanwhile: read again; refused for good: only the editor can help
      if (failure.data.statusCode !== 409 || race >= racesAtMost) {
        return { kind: 'conflict', changes: recovery.changes, why: whyOf(error) };
      }
    }
  }
}
