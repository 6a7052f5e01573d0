import { z } from 'zod';
import { isVersionId, knownIdOf, publishedIdOf } from '../../lib/content/document-ids.ts';

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
  .object({
    actionType: z.string().optional(),
    publishedId: z.string().optional(),
    draftId: z.string().optional(),
    versionId: z.string().optional(),
    attributes: target.optional(),
    document: target.optional(),
  })
  .catch({});

/** The ids in an action; one of a version in a release changes neither the draft nor what is published. */
function idsInAction(action: unknown): (string | undefined)[] {
  const { publishedId, draftId, versionId, attributes, document } = actionSchema.parse(action);
  const ids = [draftId, versionId, attributes?._id, document?._id];
  const versions = ids.filter((id) => id !== undefined && isVersionId(id));
  return versions.length > 0 ? versions : [publishedId, ...ids];
}

/** The documents that a write changes: published ids, and ids of versions in releases. */
export function targetsOf(commit: Commit): ReadonlySet<string> {
  const { mutations, actions } = targetsSchema.parse(commit.body);
  const named = [
    ...mutations.flatMap((mutation) => Object.values(mutation)).flatMap(({ id, _id }) => [id, _id]),
    ...actions.flatMap(idsInAction),
  ];
  return new Set(named.flatMap((id) => (id ? [knownIdOf(id)] : [])));
}

/** Published ids of the documents in a write. */
export const documentsOf = (commit: Commit): ReadonlySet<string> => new Set([...targetsOf(commit)].map(publishedIdOf));

const editActions = /^sanity\.action\.document\.(edit|create|version\.create)$/;

/** Whether a write changes fields alone, and neither publishes nor removes a document. */
export function isEdit(commit: Commit): boolean {
  const { mutations, actions } = targetsSchema.parse(commit.body);
  return (
    mutations.every((mutation) => !('delete' in mutation)) &&
    (commit.body.actions === undefined || actions.every((action) => editActions.test(actionSchema.parse(action).actionType ?? '')))
  );
}
