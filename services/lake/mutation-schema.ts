import { z } from 'zod';

const documentFields = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });

const identifiedDocument = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) });

const selection = { id: z.string().min(1).optional(), query: z.string().optional(), params: z.record(z.string(), z.unknown()).optional() };

export const patchSchema = z.object({
  ...selection,
  ifRevisionID: z.string().optional(),
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
  merge: z.record(z.string(), z.unknown()).optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: z.looseObject({ items: z.array(z.unknown()) }).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
});

export const mutationSchema = z.union([
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
  mutations: z.array(mutationSchema).max(mutationsAtMost),
  transactionId: transactionIdSchema.optional(),
});
