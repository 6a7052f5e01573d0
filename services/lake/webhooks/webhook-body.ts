import { evaluate, parse } from 'groq-js';
import { contentChangeProjection } from '#lib/revalidation/content-change.ts';
import { isPublishedId } from '#lib/content/document-ids.ts';
import { operationOf, type Change, type LakeDocument } from '../documents/document.ts';
import type { WebhookSettings } from '../settings.ts';

type Find = (id: string) => LakeDocument | undefined;

async function run(query: string, change: Change, find: Find): Promise<unknown> {
  const value = await evaluate(parse(query, { mode: 'delta' }), {
    dataset: [change.after ?? change.before],
    before: change.before,
    after: change.after,
    dereference: (reference) => find(reference._ref),
  });
  return value.get();
}

/** The body of a webhook for a change, or null if the change is outside its filter. Drafts and versions concern no webhook. */
export async function webhookBody(webhook: WebhookSettings, change: Change, find: Find): Promise<string | null> {
  if (!isPublishedId(change.id) || operationOf(change) === 'none') return null;
  if (webhook.filter) {
    const picked = await run(`*[${webhook.filter}]`, change, find);
    if (!Array.isArray(picked) || picked.length === 0) return null;
  }
  return JSON.stringify(await run(`*[0]${webhook.projection ?? contentChangeProjection}`, change, find));
}
