import { z } from 'zod';
import { boundedList, boundedRecord } from './bounded-schemas.ts';
import { documentIdSchema } from '../documents/document-id.ts';

/** An id that is empty or ends with a dot asks the lake to generate the rest. */
const documentFields = z.looseObject({ _id: z.union([z.literal(''), documentIdSchema]).optional(), _type: z.string().min(1) });

const identifiedDocument = z.looseObject({ _id: documentIdSchema, _type: z.string().min(1) });

const selection = { id: documentIdSchema.optional(), query: z.string().optional(), params: z.record(z.string(), z.unknown()).optional() };

/** Per kind of operation in one patch. */
const stepsAtMost = 10_000;

export const patchSchema = z.object({
  ...selection,
  ifRevisionID: z.string().optional(),
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
  merge: z.record(z.string(), z.unknown()).optional(),
  unset: boundedList(z.string(), stepsAtMost).optional(),
  inc: boundedRecord(z.number(), stepsAtMost).optional(),
  dec: boundedRecord(z.number(), stepsAtMost).optional(),
  insert: z.looseObject({ items: z.array(z.unknown()) }).optional(),
  diffMatchPatch: boundedRecord(z.string(), stepsAtMost).optional(),
});

const mutationSchema = z.union([
  z.strictObject({ create: documentFields }),
  z.strictObject({ createIfNotExists: identifiedDocument }),
  z.strictObject({ createOrReplace: identifiedDocument }),
  z.strictObject({ delete: z.looseObject(selection) }),
  z.strictObject({ patch: patchSchema }),
]);

export type Mutation = z.infer<typeof mutationSchema>;

export type Patch = z.infer<typeof patchSchema>;

const mutationsAtMost = 10_000;

/** Transaction ids are chosen by clients; they appear in addresses and headers. */
export const transactionIdSchema = z.string().regex(/^[A-Za-z0-9._-]{1,128}$/);

export const mutateBodySchema = z.object({
  mutations: boundedList(mutationSchema, mutationsAtMost),
  transactionId: transactionIdSchema.optional(),
});
