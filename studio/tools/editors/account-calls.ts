import type { SanityClient } from 'sanity';
import { z } from 'zod';
import { editorRoles, type EditorRole } from '../../../lib/contracts/editor-accounts.ts';

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(editorRoles),
  hasPassword: z.boolean(),
  seenAt: z.iso.datetime().nullable(),
  sessions: z.number(),
  linkUntil: z.iso.datetime().nullable(),
  hasTwoFactor: z.boolean(),
  isCaller: z.boolean(),
});

/** An editor's account as the lake lists it. */
export type Account = z.infer<typeof accountSchema>;

const linkSchema = z.object({ link: z.url(), until: z.iso.datetime() });

/** What an administrator passes on, so that a person chooses a password. */
export type AccountLink = z.infer<typeof linkSchema>;

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: EditorRole;
}

/** The lake's calls for administrators. Each throws the reason in words if the lake refuses. */
export interface AccountCalls {
  list(): Promise<Account[]>;
  invite(invitation: Invitation): Promise<AccountLink>;
  changeRole(id: string, role: EditorRole): Promise<void>;
  reset(id: string): Promise<AccountLink>;
  endSessions(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  switchTwoFactorOff(id: string): Promise<void>;
}

export function accountCalls(client: SanityClient): AccountCalls {
  const send = (uri: string, body: object): Promise<unknown> => client.request<unknown>({ method: 'POST', uri, body });
  return {
    list: async () => z.object({ editors: z.array(accountSchema) }).parse(await client.request<unknown>({ uri: '/editors' })).editors,
    invite: async (invitation) => linkSchema.parse(await send('/editors', invitation)),
    changeRole: async (id, role) => void (await send(`/editors/${id}/role`, { role })),
    reset: async (id) => linkSchema.parse(await send(`/editors/${id}/reset`, {})),
    endSessions: async (id) => void (await send(`/editors/${id}/end-sessions`, {})),
    remove: async (id) => void (await send(`/editors/${id}/remove`, {})),
    switchTwoFactorOff: async (id) => void (await send(`/editors/${id}/two-factor-off`, {})),
  };
}
