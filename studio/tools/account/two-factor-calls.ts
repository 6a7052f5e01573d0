import type { SanityClient } from 'sanity';
import { z } from 'zod';

const stateSchema = z.object({ isOn: z.boolean(), codesLeft: z.number() });
const secretSchema = z.object({ secret: z.string(), address: z.string() });
const codesSchema = z.object({ codes: z.array(z.string()) });

export type TwoFactorState = z.infer<typeof stateSchema>;
/** What an authenticator app is given. */
export type NewSecret = z.infer<typeof secretSchema>;

/** The lake's calls for one's own log-in. Each throws the reason in words if the lake refuses. */
export interface TwoFactorCalls {
  state(): Promise<TwoFactorState>;
  begin(): Promise<NewSecret>;
  confirm(code: string): Promise<string[]>;
  newCodes(code: string): Promise<string[]>;
  off(code: string): Promise<void>;
}

export function twoFactorCalls(client: SanityClient): TwoFactorCalls {
  const send = (uri: string, body: object): Promise<unknown> => client.request<unknown>({ method: 'POST', uri, body });
  return {
    state: async () => stateSchema.parse(await client.request<unknown>({ uri: '/two-factor' })),
    begin: async () => secretSchema.parse(await send('/two-factor/begin', {})),
    confirm: async (code) => codesSchema.parse(await send('/two-factor/confirm', { code })).codes,
    newCodes: async (code) => codesSchema.parse(await send('/two-factor/codes', { code })).codes,
    off: async (code) => void (await send('/two-factor/off', { code })),
  };
}
