import type { FastifyRequest } from 'fastify';
import type { Identity } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { unauthorized } from '../refusal.ts';

export const callerOf = (parts: LakeParts, request: FastifyRequest): Promise<Identity> => parts.identities.of(request.headers);

/** The caller of a route that requires one. @throws 401 */
export async function knownCallerOf(parts: LakeParts, request: FastifyRequest): Promise<Identity> {
  const identity = await callerOf(parts, request);
  if (identity.role === 'anonymous') throw unauthorized();
  return identity;
}
