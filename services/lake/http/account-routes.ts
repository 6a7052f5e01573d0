import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { boundedList } from '../writes/bounded-schemas.ts';
import { readEveryEditor, readPreferences, writePreference } from '../editors/editor-table.ts';
import { readCookie } from '#lib/storage/cookie-header.ts';
import { editorCookie } from '#lib/content/editor-credential.ts';
import { machines, type Person } from '../editors/machines.ts';
import type { LakeParts } from '../lake-parts.ts';
import { originOf } from '../origin.ts';
import { hashSecret } from '#services/platform/secrets/passwords.ts';
import { notFound, unauthorized } from '../refusal.ts';
import { callerOf, describedRole, knownCallerOf } from './caller.ts';
import { bodyOf, idsOf } from './parameters.ts';
import { expiredSessionCookie } from './session-cookie.ts';

const preferencesBody = boundedList(z.object({ key: z.string().max(200), value: z.unknown() }), 100);

const described = (person: Person): object => ({
  id: person.id,
  name: person.name,
  displayName: person.name,
  email: person.email,
  profileImage: null,
  imageUrl: null,
  provider: 'local',
  role: person.role,
  roles: [describedRole(person.role)],
});

/** Who is logged in, other editors' names, and each editor's Studio preferences. */
export function registerAccountRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { executor } = parts.database;

  app.get('/:version/users/me', async (request) => {
    const caller = await callerOf(parts, request);
    return caller.role === 'anonymous' ? {} : described(caller);
  });

  app.get('/:version/users/*', async (request) => {
    await knownCallerOf(parts, request);
    const editors = new Map((await readEveryEditor(executor)).map((editor) => [editor.id, editor]));
    const ids = idsOf(request);
    const people = ids
      .map((id) => editors.get(id) ?? machines.get(id))
      .filter((person) => person !== undefined)
      .map(described);
    const [only] = people;
    if (ids.length > 1) return people;
    if (!only) throw notFound('No such user');
    return only;
  });

  app.get('/:version/auth/id', async (request) => ({ id: (await knownCallerOf(parts, request)).id }));

  app.get('/:version/auth/providers', async (request) => ({
    providers: [{ name: 'local', title: 'Local account', url: `${originOf(request.headers, parts.settings.publicOrigin)}/lake/login` }],
    thirdPartyLogin: false,
    sso: {},
  }));

  app.post('/:version/auth/logout', async (request, reply) => {
    const cookie = readCookie(request.headers.cookie, editorCookie);
    if (cookie) {
      const session = hashSecret(cookie);
      await parts.identities.end(session, (await callerOf(parts, request)).id);
      parts.sockets.closeSession(session);
    }
    return reply.header('set-cookie', expiredSessionCookie).send({});
  });

  app.get('/:version/users/me/keyvalue/*', async (request) => {
    const caller = await knownCallerOf(parts, request);
    const names = idsOf(request);
    const values = await readPreferences(executor, caller.id, names);
    return names.map((key) => ({ key, value: JSON.parse(values.get(key) ?? 'null') }));
  });

  app.put('/:version/users/me/keyvalue', async (request) => {
    const caller = await knownCallerOf(parts, request);
    if (caller.by === 'nothing') throw unauthorized();
    const preferences = bodyOf(request, preferencesBody);
    for (const { key, value } of preferences) await writePreference(executor, caller.id, key, JSON.stringify(value ?? null));
    return preferences;
  });
}
