import type * as z from 'zod/mini';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { outcomeOf } from '#lib/mydoc/outcome.ts';
import { cookiesExpiredBy401 } from '#lib/storage/cookie-table.ts';
import { expireScriptCookies } from '#lib/storage/script-cookies.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { pageClient } from './page-client.ts';
import { pageOutcomes } from './page-outcomes.ts';

/**
 * Makes a call and shows the visitor its failures. The result is returned in any case, so that a form keeps its input and
 * shows what is wrong at the field. `quiet`: the caller shows all of it in its own place.
 */
export async function makeCall<Input extends FormSchema, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.output<Input>,
  options: { signal?: AbortSignal; quiet?: boolean } = {},
): Promise<MydocResult<z.output<Output>>> {
  const result = await pageClient.call(call, input, options);
  if (result.ok) return result;
  // nobody is logged in any more: the marker cookies are deleted; the response itself expires `hf_session`
  if (result.kind === 'login') expireScriptCookies(cookiesExpiredBy401, { secure: window.location.protocol === 'https:' });
  pageOutcomes.show(outcomeOf(result, call.quiet === true || options.quiet === true));
  return result;
}
