import type { z } from 'zod';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { cookiesExpiredBy401 } from '#lib/storage/cookie-terms.ts';
import { expireScriptCookies } from '#lib/storage/script-cookies.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
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
  // nobody is logged in any more: the marks of it go; `hf_session` is ended by the answer's own header
  if (result.kind === 'login') expireScriptCookies(cookiesExpiredBy401, { secure: window.location.protocol === 'https:' });
  pageOutcomes.show(outcomeOf(result, call.quiet === true || options.quiet === true));
  return result;
}
