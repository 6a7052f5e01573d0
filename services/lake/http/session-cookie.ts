import { editorCookie } from '#lib/content/editor-credential.ts';
import { sessionDays } from '../editors/identity.ts';

const common = `${editorCookie}=`;

export const newSessionCookie = (secret: string, secure: boolean): string =>
  `${common}${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionDays * 24 * 60 * 60}${secure ? '; Secure' : ''}`;

export const expiredSessionCookie = `${common}; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
