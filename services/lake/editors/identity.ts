import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bearerToken, editorCookie } from '#lib/content/editor-credential.ts';
import { readCookie } from '#lib/storage/cookie-header.ts';
import type { Database } from '#services/platform/database/database.ts';
import { addAccountEvent } from '../audit/audit-table.ts';
import { addSession, holdsPassword, noteSeen, readEditorByToken, readSessionEditor, removeSession, type Editor } from './editor-table.ts';
import { hashSecret, newSecret, sameSecret } from '#services/platform/secrets/passwords.ts';
import type { Dataset } from '../documents/datasets.ts';
import { forbidden, unauthorized } from '../refusal.ts';
import { siteReader, siteSoftware, type Person } from './machines.ts';
import type { LakeSettings } from '../settings.ts';

/** Who sends a request, and by what: a person's session, a bearer token, or neither. */
export interface Identity extends Person {
  by: 'session' | 'token' | 'nothing';
  /** Hash of the session's cookie; log-out closes that session's sockets. */
  session?: string;
}

/** The site's and the services' own requests, whose queries are ours. */
export const isMachine = (identity: Person): boolean => identity.id === siteSoftware.id || isSiteReader(identity);

/** @throws 401 for anonymous requests, unless published documents may be read by anyone. */
export function checkReader(settings: Pick<LakeSettings, 'anyoneReads'>, identity: Identity): void {
  if (identity.role === 'anonymous' && !settings.anyoneReads) throw unauthorized();
}

/** Comments and tasks are for editors alone. @throws 401 as above, 403 for the site's token */
export function checkDatasetReader(settings: Pick<LakeSettings, 'anyoneReads'>, identity: Identity, dataset: Dataset): void {
  checkReader(settings, identity);
  if (dataset === 'production') return;
  if (identity.role === 'anonymous') throw unauthorized();
  if (isSiteReader(identity)) throw forbidden('Comments and tasks are read by editors alone');
}

export const isSiteReader = (identity: Person): boolean => identity.id === siteReader.id;

export const sessionDays = 30;
const rememberedForMs = 10_000;
const rememberedAtMost = 1_000;

const anonymous: Identity = { id: 'anonymous', name: 'Anonymous', email: '', role: 'anonymous', by: 'nothing' };

export interface Identities {
  of(headers: IncomingHttpHeaders): Promise<Identity>;
  /** Starts a session; returns the cookie's value, or null where the account was removed or its password replaced since it was typed. */
  begin(editor: Editor): Promise<string | null>;
  end(session: string, editorId: string): Promise<void>;
  /** An account has changed: the next request of each caller looks it up again. */
  forget(): void;
}

const identityOf = (editor: Editor): Omit<Identity, 'by'> => ({ id: editor.id, name: editor.name, email: editor.email, role: editor.role });

export function createIdentities(deps: { database: Database; settings: LakeSettings }): Identities {
  const { settings } = deps;
  const remembered = new LRUCache<string, Identity>({ max: rememberedAtMost, ttl: rememberedForMs });

  /** Counts what was forgotten: an answer that was read before is not remembered after it. */
  let forgotten = 0;

  const remember = async (key: string, find: () => Promise<Identity | null>): Promise<Identity> => {
    const known = remembered.get(key);
    if (known) return known;
    const asked = forgotten;
    const identity = (await find()) ?? anonymous;
    if (asked === forgotten) remembered.set(key, identity);
    // when somebody was last seen matters less than what they came for
    if (identity !== anonymous) await noteSeen(deps.database.executor, identity.id).catch(() => undefined);
    return identity;
  };

  const forget = (): void => {
    forgotten += 1;
    remembered.clear();
  };

  const byToken = (token: string): Promise<Identity> | Identity => {
    if (sameSecret(token, settings.adminToken)) return { ...siteSoftware, by: 'token' };
    if (sameSecret(token, settings.readToken)) return { ...siteReader, by: 'token' };
    const hash = hashSecret(token);
    return remember(`token ${hash}`, async () => {
      const editor = await readEditorByToken(deps.database.executor, hash);
      return editor && { ...identityOf(editor), by: 'token' };
    });
  };

  return {
    of: async (headers) => {
      const bearer = bearerToken(headers.authorization);
      if (bearer) return byToken(bearer);
      const cookie = readCookie(headers.cookie, editorCookie);
      if (!cookie) return anonymous;
      const session = hashSecret(cookie);
      return remember(`session ${session}`, async () => {
        const editor = await readSessionEditor(deps.database.executor, session);
        return editor && { ...identityOf(editor), by: 'session', session };
      });
    },
    begin: async (editor) => {
      const secret = newSecret();
      return deps.database.transaction(async (tx) => {
        if (!(await holdsPassword(tx, editor))) return null;
        await addSession(tx, hashSecret(secret), editor.id, sessionDays);
        await addAccountEvent(tx, { kind: 'logIn', actor: editor.id, account: editor.id });
        return secret;
      });
    },
    end: async (session, editorId) => {
      await deps.database.transaction(async (tx) => {
        if (await removeSession(tx, session)) await addAccountEvent(tx, { kind: 'logOut', actor: editorId, account: editorId });
      });
      forget();
    },
    forget,
  };
}
