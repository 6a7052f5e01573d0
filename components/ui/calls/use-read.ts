import useSWR, { type SWRConfiguration } from 'swr';
import type { z } from 'zod';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';

export interface Reading<Message> {
  /** The latest answer, also while a newer one is under way. */
  readonly message: Message | undefined;
  readonly failure: MydocFailure | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** A failure travels as a value: SWR wants something thrown. */
export class ReadFailure extends Error {
  readonly failure: MydocFailure;

  constructor(failure: MydocFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** @throws ReadFailure where the call failed. */
export function messageOf<Message>(result: MydocResult<Message>): Message {
  if (!result.ok) throw new ReadFailure(result);
  return result.message;
}

/** A failed read is not repeated by itself: the visitor, or the next focus of the page, asks again. */
const settings = { shouldRetryOnError: false, revalidateOnFocus: false } as const satisfies SWRConfiguration;

/**
 * Reads from /myDoc for as long as a component stands, again every `refreshMs` where it is given; null for `input` asks nothing yet. The call's module is loaded with the
 * first read, so a page that only may read does not carry it.
 */
export function useRead<Input extends FormSchema, Output extends z.ZodType>(
  load: () => Promise<Call<Input, Output>>,
  key: string,
  input: z.output<Input> | null,
  { refreshMs = 0 }: { refreshMs?: number } = {},
): Reading<z.output<Output>> {
  const { data, error, isLoading, mutate } = useSWR<z.output<Output>, ReadFailure>(
    // nothing is read while a page is rendered ahead; answers speak the page's language
    input === null || typeof document === 'undefined' ? null : [key, input, document.documentElement.lang],
    async () => {
      const [{ makeCall }, call] = await Promise.all([import('./make-call.ts'), load()]).catch(() => {
        throw new ReadFailure({ ok: false, kind: 'busy', because: 'network', status: null, text: null });
      });
      if (input === null) throw new ReadFailure({ ok: false, kind: 'aborted' });
      return messageOf(await makeCall(call, input));
    },
    { ...settings, refreshInterval: refreshMs },
  );
  return { message: data, failure: error?.failure, loading: isLoading, reload: () => void mutate() };
}
