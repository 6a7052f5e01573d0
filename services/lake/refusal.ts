import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { lakeRefusals, type LakeRefusal, type LakeStatus, type ReleaseFailure } from '#lib/contracts/lake-refusals.ts';

/** A response that is not a success, in the shape that Sanity's clients understand. */
export interface Refusal extends Error {
  kind: 'lake-refusal';
  status: number;
  body: object;
}

export function refusal(status: number, description: string, body: object): Refusal {
  return Object.assign(new Error(description), { kind: 'lake-refusal' as const, status, body });
}

/** A refusal by its type, which the Studio has words for. */
export const typedRefusal = (status: number, type: LakeRefusal, description: string): Refusal =>
  refusal(status, description, { error: { type, description }, statusCode: status, message: description });

/** A refusal that its status names. */
export const statusRefusal = (status: LakeStatus, message: string): Refusal =>
  refusal(status, message, { statusCode: status, error: STATUS_CODES[status], message });

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'lake-refusal';

const told = z.object({
  description: z.string(),
  type: z.enum(lakeRefusals).optional().catch(undefined),
  id: z.string().optional(),
  referencingIDs: z.array(z.string()).optional(),
  referenceID: z.string().optional(),
});

const withItems = z.object({ items: z.tuple([z.object({ error: told })], z.unknown()) }).transform(({ items: [{ error }] }) => error);

const answered = z.object({ error: z.union([withItems, told]) });

/** Why a write was refused, without what is said for programs: the sentence, its type and the documents that it is about. */
export function causeOf({ body, message }: Refusal): ReleaseFailure {
  const error = answered.safeParse(body).data?.error;
  if (!error) return { message };
  const { description, type, id, referencingIDs, referenceID } = error;
  const otherId = referencingIDs?.[0] ?? referenceID;
  return { message: description, ...(type && { type }), ...(id !== undefined && { id }), ...(otherId !== undefined && { otherId }) };
}

/** A malformed request: 400. */
export const invalid = (description: string): Refusal => typedRefusal(400, 'validationError', description);

export const unreadableQuery = (description: string, query: string): Refusal =>
  refusal(400, description, { error: { type: 'queryParseError' satisfies LakeRefusal, description, query }, statusCode: 400 });

/** A query that exceeds the limits: 400. */
export const tooExpensive = (reason: string): Refusal => typedRefusal(400, 'queryTooExpensiveError', `query too expensive: ${reason}`);

const muchWork = 'The mutations take too much work for one transaction: send fewer, with paths that name their places';

/** Mutations that would block everybody else: 400. */
export const tooMuchWork = (): Refusal => typedRefusal(400, 'mutationTooExpensiveError', muchWork);

/** What is sent or would be written is larger than the lake takes: 413. */
export const tooLarge = (description: string): Refusal => typedRefusal(413, 'tooLargeError', description);

export const notFound = (description: string): Refusal => statusRefusal(404, description);

export const unauthorized = (): Refusal =>
  refusal(401, 'Unauthorized - Session not found', {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Unauthorized - Session not found',
    errorCode: 'SIO-401-ANF',
  });

export const forbidden = (description: string): Refusal => statusRefusal(403, description);

/** The other end of a reference, as Sanity names it. */
interface Reference {
  readonly referencingIDs?: readonly string[];
  readonly referenceID?: string;
}

/** A write that conflicts with the current state: 409. */
export function conflict(type: LakeRefusal, id: string, description: string, index = 0, reference: Reference = {}): Refusal {
  const text = `The mutation(s) failed: ${description}`;
  return refusal(409, text, {
    error: { type: 'mutationError', description: text, items: [{ error: { type, id, description, ...reference }, index }] },
    statusCode: 409,
    message: text,
  });
}

/** A write that the rules of legal texts do not allow: 409, for every role. */
export const legalRefusal = (id: string, reason: string, index: number): Refusal => conflict('legalTextError', id, reason, index);

/** A promotion that the rules of promotions do not allow: 409, for every role. */
export const promotionRefusal = (id: string, reason: string, index: number): Refusal => conflict('promotionError', id, reason, index);

/** A write that a release does not allow in its state: 409, for every role. */
export const releaseRefusal = (id: string, reason: string, index: number): Refusal => conflict('releaseError', id, reason, index);

/** A change of an account that cannot be made: 409, with the reason for administrators. */
export const accountRefusal = (reason: string): Refusal => typedRefusal(409, 'accountError', reason);

/** A write that the caller has no right to: 403, in Sanity's words. */
export function insufficientPermissions(permission: string, index = 0): Refusal {
  const description = `Insufficient permissions; permission "${permission}" required`;
  const text = `The mutation(s) failed: ${description}`;
  return refusal(403, text, {
    error: {
      type: 'mutationError',
      description: text,
      items: [{ error: { type: 'insufficientPermissionsError' satisfies LakeRefusal, permission, description }, index }],
    },
    statusCode: 403,
    message: text,
  });
}

/** An action on a release that the caller has no right to: 403, in the shape that the Studio's buttons ask for. */
export function releasesForbidden(permission: string): Refusal {
  const description = `Insufficient permissions; permission "${permission}" required`;
  const type = 'insufficientPermissionsError' satisfies LakeRefusal;
  return refusal(403, description, { error: { type, description, permission }, statusCode: 403, message: description });
}
