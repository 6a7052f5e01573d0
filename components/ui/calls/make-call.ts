import type { z } from 'zod';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { expireScriptCookie } from '#lib/storage/script-cookies.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import type { MydocResult } from '#lib/mydoc-client.ts';
import { pageClient } from './page-client.ts';
import { pageOutcomes } from './page-outcomes.ts';

/**
 * Makes a call and shows what a visitor has to be told of it. The result comes back all the same, so that a form
 * keeps what was typed and says what is wrong beside the field. `quiet`: the caller says all of it in its own place.
 */
export async function makeCall<Input extends FormSchema, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.output<Input>,
  options: { signal?: AbortSignal; quiet?: boolean } = {},
): Promise<MydocResult<z.output<Output>>> {
  const result = await pageClient.call(call, input, options);
  if (result.ok) return result;
  if (result.kind === 'login') forgetAccount();
  pageOutcomes.show(outcomeOf(result, call.quiet === true || options.quiet === true));
  return result;
}

/** `hf_session` is out of a script's reach; the answer's own header expires it. */
const marksOfAccount = ['token', 'username'] as const;

/** A 401 means that nobody is logged in any more: the marks of it go. */
function forgetAccount(): void {
  const secure = window.location.protocol === 'https:';
  for (const name of marksOfAccount) expireScriptCookie(document, name, { secure });
}
