import type * as z from 'zod/mini';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import type { FormFields } from '#lib/contracts/form-body.ts';
import { refused, type CallAnswer } from './refusal.ts';
import type { Visitor } from './visitor.ts';

/** A call and its handler. */
export interface CallHandler {
  readonly call: Call;
  answer(fields: FormFields, visitor: Visitor): Promise<CallAnswer<unknown>>;
}

const fieldNamePattern = /^[\w-]{1,64}$/;

/** Binds a call to its handler: the fields are validated by the call's schema first, and an invalid one is refused by name. */
export const handle = <Input extends FormSchema, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  answer: (input: z.output<Input>, visitor: Visitor) => Promise<CallAnswer<z.output<Output>>>,
): CallHandler => ({
  call,
  answer: async (fields, visitor) => {
    const input = call.input.safeParse(fields);
    if (input.success) return answer(input.data, visitor);
    const field = faultyField(input.error);
    return refused('dataError', field ? { field } : {});
  },
});

/** The first invalid field, `params.page` for a nested one; none if its name is not safe to repeat. */
function faultyField(error: z.core.$ZodError): string | null {
  const [issue] = error.issues;
  if (!issue) return null;
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') path.push(...issue.keys.slice(0, 1));
  return path.length > 0 && path.every((name) => fieldNamePattern.test(name)) ? path.join('.') : null;
}
