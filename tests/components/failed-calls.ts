import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';

type Refusal = Extract<MydocFailure, { kind: 'refused' }>;
type LogInPrompt = Extract<MydocFailure, { kind: 'login' }>;
type Busy = Extract<MydocFailure, { kind: 'busy' }>;

/** A refusal by its key, with words of its own and of no field unless told otherwise. */
export const refused = (key: string, text = `${key}.`, change: Partial<Refusal> = {}): Refusal => ({
  ok: false,
  kind: 'refused',
  code: 4115,
  key,
  text,
  field: null,
  values: {},
  requestId: null,
  shown: true,
  ...change,
});

/** The answer to a call without a session. */
export const loggedOut: LogInPrompt = { ...refused('loginRequired', 'Please log in.'), kind: 'login', code: 401 };

/** No answer from the service. */
export const busy: Busy = { ok: false, kind: 'busy', reason: 'network', status: null, text: null };
