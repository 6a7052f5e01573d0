import { ClientError } from '@sanity/client';
import * as z from 'zod/mini';
import { baseClient } from './client.ts';
import type { ContentConfig } from './config.ts';

/** The Studio's session cookie of the embedded lake. */
export const editorCookie = 'hf_editor';

/** The credential of a Studio request: a token of the CMS, or a session of the embedded lake. */
export interface EditorCredential {
  readonly token: string | undefined;
  readonly session: string | undefined;
}

const tokenPattern = /^Bearer ([\x21-\x7e]{1,2048})$/i;
const sessionPattern = /^[\w-]{16,256}$/;

/** The token of an `authorization` header. */
export const bearerToken = (authorization: string | undefined): string | undefined => tokenPattern.exec(authorization ?? '')?.[1];

/** What a request of the Studio carries; anything of another shape counts as absent. */
export const editorCredential = (authorization: string | undefined, session: string | undefined): EditorCredential => ({
  token: bearerToken(authorization),
  session: session !== undefined && sessionPattern.test(session) ? session : undefined,
});

/** A person with a role in this project; somebody else’s account of the CMS has none, and its machines have no e-mail address. */
const cmsPerson = z.looseObject({ id: z.string(), email: z.email(), roles: z.array(z.unknown()).check(z.minLength(1)) });

const unauthorized = 401;
const forbidden = 403;

/** Whether the CMS knows the holder of a credential as one of its editors. @throws if the CMS cannot be asked. */
export async function isEditor(config: ContentConfig, credential: EditorCredential): Promise<boolean> {
  const headers = headersOf(config, credential);
  if (headers === null) return false;
  try {
    return cmsPerson.safeParse(await baseClient(config).request<unknown>({ uri: '/users/me', headers })).success;
  } catch (error) {
    if (error instanceof ClientError && (error.statusCode === unauthorized || error.statusCode === forbidden)) return false;
    throw error;
  }
}

/** A session is the lake's own: hosted Sanity is sent no cookie of this site. */
function headersOf({ hosted }: ContentConfig, { token, session }: EditorCredential): Record<string, string> | null {
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  return session === undefined || hosted ? null : { cookie: `${editorCookie}=${session}` };
}
