import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Link } from '../editors/accounts.ts';
import { editorRoles } from '#lib/contracts/editor-accounts.ts';
import type { LakeParts } from '../lake-parts.ts';
import { originOf } from '../origin.ts';
import { administratorOf } from './caller.ts';
import { bodyOf, partOf } from './parameters.ts';

const role = z.enum(editorRoles);
const invitation = z.object({
  email: z.string().trim().toLowerCase().max(200).pipe(z.email('That is not an e-mail address')),
  name: z.string().trim().min(1, 'A name is needed').max(100),
  role,
});
const roleChange = z.object({ role });
const bodyBytesAtMost = 4 * 1024;

/** The accounts of editors, for administrators; ours, hosted Sanity has its own. */
export function registerEditorRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { accounts } = parts;
  const options = { bodyLimit: bodyBytesAtMost };
  const shown = (request: FastifyRequest, { secret, until }: Link): object => ({
    link: `${originOf(request.headers, parts.settings.publicOrigin)}/lake/password?link=${secret}`,
    until: until.toISOString(),
  });

  app.get('/:version/editors', async (request) => {
    const caller = await administratorOf(parts, request);
    const editors = await accounts.list();
    return { editors: editors.map((account) => ({ ...account, isCaller: account.id === caller.id })) };
  });

  app.post('/:version/editors', options, async (request) => {
    const caller = await administratorOf(parts, request);
    return shown(request, await accounts.invite(bodyOf(request, invitation), caller.id));
  });

  app.post('/:version/editors/:id/role', options, async (request) => {
    const caller = await administratorOf(parts, request);
    await accounts.changeRole(partOf(request, 'id'), bodyOf(request, roleChange).role, caller.id);
    return {};
  });

  app.post('/:version/editors/:id/reset', options, async (request) => {
    const caller = await administratorOf(parts, request);
    return shown(request, await accounts.reset(partOf(request, 'id'), caller.id));
  });

  app.post('/:version/editors/:id/end-sessions', options, async (request) => {
    const caller = await administratorOf(parts, request);
    await accounts.endSessions(partOf(request, 'id'), caller.id);
    return {};
  });

  app.post('/:version/editors/:id/remove', options, async (request) => {
    const caller = await administratorOf(parts, request);
    await accounts.remove(partOf(request, 'id'), caller.id);
    return {};
  });

  app.post('/:version/editors/:id/two-factor-off', options, async (request) => {
    const caller = await administratorOf(parts, request);
    await accounts.switchTwoFactorOff(partOf(request, 'id'), caller.id);
    return {};
  });
}
