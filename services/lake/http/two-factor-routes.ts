import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../editors/identity.ts';
import type { LakeParts } from '../lake-parts.ts';
import { forbidden } from '../refusal.ts';
import { knownCallerOf } from './caller.ts';
import { bodyOf } from './parameters.ts';

const codeBody = z.object({ code: z.string().max(40) });

/** Each editor's own second step at the log-in, for people alone. */
export function registerTwoFactorRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { twoFactor } = parts;
  const options = { bodyLimit: 1024 };

  /** @throws 401, 403 for a token, which logs in nowhere */
  const personOf = async (request: FastifyRequest): Promise<Identity> => {
    const caller = await knownCallerOf(parts, request);
    if (caller.by !== 'session') throw forbidden('Two-factor settings need a browser session. Sign in to the Studio');
    return caller;
  };

  app.get('/:version/two-factor', async (request) => twoFactor.state((await personOf(request)).id));
  app.post('/:version/two-factor/begin', options, async (request) => twoFactor.begin(await personOf(request)));
  app.post('/:version/two-factor/confirm', options, async (request) => {
    const { id } = await personOf(request);
    return { codes: await twoFactor.confirm(id, bodyOf(request, codeBody).code) };
  });
  app.post('/:version/two-factor/codes', options, async (request) => {
    const { id } = await personOf(request);
    return { codes: await twoFactor.newCodes(id, bodyOf(request, codeBody).code) };
  });
  app.post('/:version/two-factor/off', options, async (request) => {
    const { id } = await personOf(request);
    await twoFactor.off(id, bodyOf(request, codeBody).code);
    return {};
  });
}
