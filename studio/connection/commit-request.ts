import { z } from 'zod';
import { publishedIdOf } from '../../lib/content/document-ids.ts';

/** A write on its way to the lake. */
export interface Commit {
  readonly transactionId: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const writePath = /\/data\/(mutate|actions)\/[^/]+$/;

const bodySchema = z.looseObject({ transactionId: z.string().optional(), dryRun: z.boolean().optional() });

const newTransactionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The write in a request, with an id that makes it idempotent; null for any other request. */
export function commitOf(request: { method?: string | undefined; url: string; body?: unknown }): Commit | null {
  if (request.method !== 'POST' || !writePath.test(new URL(request.url).pathname)) return null;
  const body = bodySchema.safeParse(request.body);
  if (!body.success || body.data.dryRun) return null;
  const transactionId = body.data.transactionId ?? newTransactionId();
  return { transactionId, url: request.url, body: { ...body.data, transactionId } };
}

const target = z.looseObject({ id: z.string().optional(), _id: z.string().optional() });

const targetsSchema = z.object({
  mutations: z.array(z.record(z.string(), target.catch({}))).catch([]),
  actions: z.union([z.array(z.unknown()), z.unknown().transform((action) => [action])]).catch([]),
});

const actionSchema = z
  .object({ publishedId: z.string().optional(), draftId: z.string().optional(), attributes: target.optional() })
  .catch({});

/** Published ids of the documents in a write. */
export function documentsOf(commit: Commit): ReadonlySet<string> {
  const { mutations, actions } = targetsSchema.parse(commit.body);
  const named = [
    ...mutations.flatMap((mutation) => Object.values(mutation)).flatMap(({ id, _id }) => [id, _id]),
    ...actions
      .map((action) => actionSchema.parse(action))
      .flatMap(({ publishedId, draftId, attributes }) => [publishedId, draftId, attributes?._id]),
  ];
  return new Set(named.flatMap((id) => (id ? [publishedIdOf(id)] : [])));
}
