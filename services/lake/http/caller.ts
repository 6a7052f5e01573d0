import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerLeft } from '#services/platform/caller-left.ts';
import { addressKey } from '#services/platform/limits/address-key.ts';
import type { Turn } from '#services/platform/limits/bounded-queue.ts';
import type { Identity } from '../editors/identity.ts';
import { checkTargets } from '../editors/rights.ts';
import type { LakeParts } from '../lake-parts.ts';
import { insufficientPermissions, unauthorized } from '../refusal.ts';

export const callerOf = (parts: LakeParts, request: FastifyRequest): Promise<Identity> => parts.identities.of(request.headers);

/** The caller of a route that requires one. @throws 401 */
export async function knownCallerOf(parts: LakeParts, request: FastifyRequest): Promise<Identity> {
  const identity = await callerOf(parts, request);
  if (identity.role === 'anonymous') throw unauthorized();
  return identity;
}

/** The caller of a route for administrators. @throws 401, 403 */
export async function administratorOf(parts: LakeParts, request: FastifyRequest): Promise<Identity> {
  const caller = await knownCallerOf(parts, request);
  if (caller.role !== 'administrator') throw insufficientPermissions('manage');
  return caller;
}

/** The author of a write, rejected before the body is read if they may not write at all. */
export async function writerOf(parts: LakeParts, request: FastifyRequest): Promise<Identity> {
  const caller = await callerOf(parts, request);
  await checkTargets(caller.role, [], parts.store.index);
  return caller;
}

/** A logged-in editor has a share of the queue, from any address; anonymous callers share by address. */
export const turnOf = (request: FastifyRequest, reply: FastifyReply, caller: Identity): Turn => ({
  share: caller.role === 'anonymous' ? addressKey(request.ip) : caller.id,
  signal: callerLeft(reply.raw),
});

/** A role as hosted Sanity describes it. */
export const describedRole = (role: string) => ({ name: role, title: role.charAt(0).toUpperCase() + role.slice(1), description: '' });
