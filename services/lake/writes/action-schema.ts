import { z } from 'zod';
import { boundedList } from './bounded-schemas.ts';
import { documentIdSchema } from '../documents/document-id.ts';
import { releaseActionSchema, type ReleaseAction } from '../releases/release-action-schema.ts';
import { patchSchema, transactionIdSchema } from './mutation-schema.ts';

const id = documentIdSchema;
const attributes = z.looseObject({ _id: id, _type: z.string().min(1) });
const revision = z.string().optional();
const draftsAtMost = 1_000;

/** The draft is given separately. */
const draftPatchSchema = patchSchema.omit({ id: true, query: true, params: true });

const actionType = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}` as const);

const actionSchema = z.discriminatedUnion('actionType', [
  z.object({ actionType: actionType('create'), publishedId: id.optional(), attributes, ifExists: z.enum(['fail', 'ignore']).optional() }),
  z.object({ actionType: actionType('edit'), draftId: id, publishedId: id, patch: draftPatchSchema }),
  z.object({
    actionType: actionType('publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: actionType('unpublish'), draftId: id, publishedId: id }),
  z.object({ actionType: actionType('discard'), draftId: id, purge: z.boolean().optional() }),
  z.object({
    actionType: actionType('delete'),
    publishedId: id,
    includeDrafts: boundedList(id, draftsAtMost).optional(),
    purge: z.boolean().optional(),
  }),
  z.object({ actionType: actionType('replaceDraft'), publishedId: id.optional(), attributes }),
  z.object({
    actionType: actionType('version.create'),
    publishedId: id.optional(),
    document: z.looseObject({ _id: id.optional(), _type: z.string().optional() }).optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({ actionType: actionType('version.replace'), document: attributes }),
  z.object({ actionType: actionType('version.discard'), versionId: id, purge: z.boolean().optional() }),
  z.object({ actionType: actionType('version.unpublish'), versionId: id, publishedId: id }),
]);

export type Action = z.infer<typeof actionSchema>;

const actionsAtMost = 1_000;

const anyAction = z.discriminatedUnion('actionType', [actionSchema, releaseActionSchema]);

/** Actions on documents, or on releases. */
export const actionsBodySchema = z.object({
  actions: z.union([boundedList(anyAction, actionsAtMost), anyAction.transform((action) => [action])]),
  transactionId: transactionIdSchema.optional(),
  dryRun: z.boolean().optional(),
});

export const isReleaseAction = (action: Action | ReleaseAction): action is ReleaseAction =>
  action.actionType.startsWith('sanity.action.release.');
