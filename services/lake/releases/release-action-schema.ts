import { z } from 'zod';
import { patchSchema } from '../writes/mutation-schema.ts';
import { releaseNameSchema } from './release-document.ts';

const name = releaseNameSchema;
const instant = z.iso.datetime({ offset: true });

/** What people say of a release. */
export const releaseMetadataSchema = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).optional(),
  intendedPublishAt: z.string().optional(),
  cardinality: z.enum(['many', 'one']).optional(),
});

/** The Studio replaces the metadata whole, or takes fields out of it. */
const metadataPatch = patchSchema.pick({ set: true, setIfMissing: true, unset: true, ifRevisionID: true }).strict();

const actionType = <Name extends string>(action: Name) => z.literal(`sanity.action.release.${action}` as const);

/** A release as it stood where it was exported. */
const importedRelease = z.looseObject({ metadata: releaseMetadataSchema.optional(), state: z.string().optional() });

export const releaseActionSchema = z.discriminatedUnion('actionType', [
  z.object({ actionType: actionType('create'), releaseId: name, metadata: releaseMetadataSchema.optional() }),
  z.object({ actionType: actionType('edit'), releaseId: name, patch: metadataPatch }),
  z.object({ actionType: actionType('schedule'), releaseId: name, publishAt: instant }),
  z.object({ actionType: actionType('unschedule'), releaseId: name }),
  z.object({ actionType: actionType('publish'), releaseId: name }),
  z.object({ actionType: actionType('archive'), releaseId: name }),
  z.object({ actionType: actionType('unarchive'), releaseId: name }),
  z.object({ actionType: actionType('delete'), releaseId: name }),
  z.object({
    actionType: actionType('import'),
    releaseId: name,
    attributes: importedRelease.optional(),
    document: importedRelease.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
]);

export type ReleaseAction = z.infer<typeof releaseActionSchema>;
