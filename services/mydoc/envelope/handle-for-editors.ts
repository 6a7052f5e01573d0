import type * as z from 'zod/mini';
import { editorCookie, editorCredential, type EditorCredential } from '#lib/content/editor-credential.ts';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from './call-handler.ts';
import { refused, type CallAnswer } from './refusal.ts';

export interface EditorCheck {
  /** Asks the CMS whose credential it is. @throws if it cannot be asked. */
  readonly isEditor: (credential: EditorCredential) => Promise<boolean>;
  /** How often an address may make us ask the CMS. */
  readonly tries: TokenBuckets;
}

/** Joins a call to its answer for the Studio's editors; for anybody else there is no such call. */
export const handleForEditors = <Input extends FormSchema, Output extends z.ZodMiniType>(
  { isEditor, tries }: EditorCheck,
  call: Call<Input, Output>,
  answer: (input: z.output<Input>) => Promise<CallAnswer<z.output<Output>>>,
): CallHandler =>
  handle(call, async (input, visitor) => {
    const credential = editorCredential(visitor.header('authorization'), visitor.cookie(editorCookie));
    if (credential.token === undefined && credential.session === undefined) return refused('noSuchCall');
    const seconds = tries.take(visitor.address);
    if (seconds > 0) return refused('tooManyRequests', { isShow: 0, values: { seconds } });
    return (await isEditor(credential)) ? answer(input) : refused('noSuchCall');
  });
