import '#lib/contracts/without-eval.ts';
import * as z from 'zod/mini';
import { myDocBase } from '../contracts/base-path.ts';
import type { Call, FormSchema } from '../contracts/define-call.ts';
import { dataErrorCode, loginRequiredCode, successCode } from '../contracts/codes/envelope-codes.ts';
import { writeForm } from '../contracts/form-body.ts';
import { toStoredLanguage, type Language } from '../language/languages.ts';
import { pageLanguageHeader } from './page-language-header.ts';
import { shareInFlight, type InFlight } from './in-flight.ts';

/** How long a call may take. */
export const requestTimeoutMs = 20_000;

/** The service's refusal of a call. */
export interface Refused {
  readonly code: number;
  readonly key: string | null;
  /** In the visitor's language; may contain HTML, to be sanitised before display. */
  readonly text: string;
  readonly field: string | null;
  readonly values: Readonly<Record<string, string | number>>;
  readonly requestId: string | null;
  /** False: `isShow` is 0, no dialog. */
  readonly shown: boolean;
}

export type MydocFailure =
  /** Answered with another code than success: an info dialog, if `shown`. */
  | ({ readonly ok: false; readonly kind: 'refused' } & Refused)
  /** Answered with 401: the log-in prompt. */
  | ({ readonly ok: false; readonly kind: 'login' } & Refused)
  /** No answer, or an unreadable one: a toast with `text`, else with 'system busy'. */
  | {
      readonly ok: false;
      readonly kind: 'busy';
      readonly reason: 'timeout' | 'network' | 'status' | 'unreadable';
      readonly status: number | null;
      readonly text: string | null;
      /** After too many requests: how long to wait, if the service says so. */
      readonly waitSeconds?: number;
    }
  /** The caller aborted. */
  | { readonly ok: false; readonly kind: 'aborted' };

export type MydocResult<Message> = { readonly ok: true; readonly message: Message } | MydocFailure;

export interface MydocClient {
  /** Makes a call once, without retries. Identical reads in flight share one request. */
  call<Input extends FormSchema, Output extends z.ZodMiniType>(
    call: Call<Input, Output>,
    input: z.output<Input>,
    options?: { signal?: AbortSignal },
  ): Promise<MydocResult<z.output<Output>>>;
}

interface ClientDeps {
  fetch: typeof fetch;
  /** The page's language: a refusal is shown there, whatever language was chosen once. */
  language?: () => Language;
  base?: string;
  timeoutMs?: number;
}

/** The browser's /myDoc client. One per page, so that identical reads are shared. */
export function createMydocClient(deps: ClientDeps): MydocClient {
  const inFlight: InFlight<RawAnswer> = new Map();
  const send = (path: string, body: string, signal: AbortSignal): Promise<RawAnswer> =>
    post(deps, `${deps.base ?? myDocBase}${path}`, body, signal);

  return {
    call: async (call, input, options = {}) => {
      const { signal } = options;
      if (signal?.aborted) return { ok: false, kind: 'aborted' };
      const encoded = z.safeEncode(call.input, input);
      if (!encoded.success) return notSent(encoded.error);
      const body = writeForm(encoded.data);
      const raw = await shareInFlight(
        inFlight,
        call.kind === 'read' ? `${call.path} ${body}` : null,
        (shared) => send(call.path, body, shared),
        signal,
      );
      if (raw === 'aborted') return { ok: false, kind: 'aborted' };
      return typeof raw === 'string' ? busy(raw, null, null) : readAnswer(call, raw);
    },
  };
}

type RawAnswer = { readonly status: number; readonly body: unknown } | 'timeout' | 'network' | 'aborted';

async function post(
  { fetch: send, language, timeoutMs = requestTimeoutMs }: ClientDeps,
  address: string,
  body: string,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await send(address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(language ? { [pageLanguageHeader]: toStoredLanguage(language()) } : {}),
      },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, timeout]),
    });
    return { status: answer.status, body: parsed(await answer.text()) };
  } catch {
    if (signal.aborted) return 'aborted';
    return timeout.aborted ? 'timeout' : 'network';
  }
}

/** Undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const envelope = z.object({ code: z.int(), message: z.unknown() });

const refusal = z.object({
  key: z.catch(z.nullish(z.string()), null),
  text: z.string().check(z.minLength(1)),
  field: z.catch(z.nullish(z.string()), null),
  values: z.catch(z.nullish(z.record(z.string(), z.union([z.string(), z.number()]))), null),
  requestId: z.catch(z.nullish(z.string()), null),
  isShow: z.optional(z.unknown()),
});

const words = z.union([
  refusal,
  z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text) => ({ text, key: null, field: null, values: null, requestId: null, isShow: undefined })),
  ),
]);

function readAnswer<Output extends z.ZodMiniType>(
  call: Call<FormSchema, Output>,
  raw: { status: number; body: unknown },
): MydocResult<z.output<Output>> {
  const said = words.safeParse(z.object({ message: z.unknown() }).safeParse(raw.body).data?.message).data;
  if (raw.status < 200 || raw.status > 299)
    return { ...busy('status', raw.status, said?.text ?? null), ...waitOf(raw.status, said?.values?.seconds) };
  const read = envelope.safeParse(raw.body).data;
  if (!read) return busy('unreadable', raw.status, null);
  if (read.code === successCode) {
    const message = call.output.safeParse(read.message);
    return message.success ? { ok: true, message: message.data } : busy('unreadable', raw.status, null);
  }
  if (!said && read.code === loginRequiredCode) return { ok: false, kind: 'login', ...nothingSaid, code: read.code, key: 'loginRequired' };
  if (!said) return busy('unreadable', raw.status, null);
  const { isShow, ...refusal } = said;
  return {
    ok: false,
    kind: read.code === loginRequiredCode ? 'login' : 'refused',
    code: read.code,
    key: refusal.key ?? null,
    text: refusal.text,
    field: refusal.field ?? null,
    values: refusal.values ?? {},
    requestId: refusal.requestId ?? null,
    shown: isShow !== 0 && isShow !== '0',
  };
}

const waitOf = (status: number, seconds: unknown): { waitSeconds?: number } =>
  status === 429 && typeof seconds === 'number' && seconds > 0 ? { waitSeconds: seconds } : {};

const nothingSaid = {
  code: dataErrorCode,
  key: 'dataError',
  text: '',
  field: null,
  values: {},
  requestId: null,
  shown: false,
} as const satisfies Refused;

/** A call that violates the contract is never sent: it is refused at its field, and the form's input stays. */
const notSent = (error: z.core.$ZodError): MydocFailure => ({
  ok: false,
  kind: 'refused',
  ...nothingSaid,
  field: error.issues[0]?.path.map(String).join('.') || null,
});

const busy = (
  reason: 'timeout' | 'network' | 'status' | 'unreadable',
  status: number | null,
  text: string | null,
): Extract<MydocFailure, { kind: 'busy' }> => ({ ok: false, kind: 'busy', reason, status, text });
