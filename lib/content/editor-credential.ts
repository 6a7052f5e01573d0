import { ClientError } from '@sanity/client';
import { z } from 'zod';
import { baseClient } from './client.ts';
import type { ContentConfig } from './config.ts';

/** The Studio's session cookie of the embedded lake. */
export const editorCookie = 'hf_editor';

/** With what a request of the Studio comes: a token of the CMS, or a session of the embedded lake. */
export interface EditorCredential {
  readonly token: string | undefined;
  readonly session: string | undefined;
}

/** A person who works with the CMS; its machines have no e-mail address. */
const cmsPerson = z.looseObject({ id: z.string(), email: z.email() });

const [unauthorized, forbidden] = [401, 403] as const;

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
