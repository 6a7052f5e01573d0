import useSWR, { type SWRConfiguration } from 'swr';
import type * as z from 'zod/mini';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import type { MydocFailure, MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';

export interface Reading<Message> {
  /** The latest answer, also while a newer one is loading. */
  readonly message: Message | undefined;
  readonly failure: MydocFailure | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** A failure as an exception, because SWR needs one. */
export class ReadFailure extends Error {
  readonly failure: MydocFailure;

  constructor(failure: MydocFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** @throws ReadFailure if the call failed. */
export function messageOf<Message>(result: MydocResult<Message>): Message {
  if (!result.ok) throw new ReadFailure(result);
  return result.message;
}

/** A failed read is not retried automatically: the visitor, or the next focus of the page, repeats it. */
const settings = { shouldRetryOnError: false, revalidateOnFocus: false } as const satisfies SWRConfiguration;

/**
 * Reads from /myDoc while a component is mounted, again every `refreshMs` if given; null for `input` does not read yet. The call's module
 * is loaded with the first read, so that a page that only may read does not include it.
 */
export function useRead<Input extends FormSchema, Output extends z.ZodMiniType>(
  load: () => Promise<Call<Input, Output>>,
  key: string,
  input: z.output<Input> | null,
  { refreshMs = 0 }: { refreshMs?: number } = {},
): Reading<z.output<Output>> {
  const { data, error, isLoading, mutate } = useSWR<z.output<Output>, ReadFailure>(
    // nothing is read during server rendering; answers are in the page's language
    input === null || typeof document === 'undefined' ? null : [key, input, document.documentElement.lang],
    async () => {
      const [{ makeCall }, call] = await Promise.all([import('./make-call.ts'), load()]).catch(() => {
        throw new ReadFailure(noConnection);
      });
      if (input === null) throw new ReadFailure({ ok: false, kind: 'aborted' });
      return messageOf(await makeCall(call, input));
    },
    { ...settings, refreshInterval: refreshMs },
  );
  return { message: data, failure: error?.failure, loading: isLoading, reload: () => void mutate() };
}
