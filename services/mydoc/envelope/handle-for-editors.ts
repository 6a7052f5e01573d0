import type { z } from 'zod';
import { editorCookie, type EditorCredential } from '#lib/content/editor-credential.ts';
import type { Call, FormSchema } from '#lib/contracts/define-call.ts';
import { handle, type CallHandler } from './call-handler.ts';
import { refused, type CallAnswer } from './refusal.ts';
import type { Visitor } from './visitor.ts';

/** Asks the CMS whose credential it is. @throws if it cannot be asked. */
export type IsEditor = (credential: EditorCredential) => Promise<boolean>;

const credentialOf = (visitor: Visitor): EditorCredential => ({
  token: /^Bearer (.+)$/i.exec(visitor.header('authorization') ?? '')?.[1],
  session: visitor.cookie(editorCookie),
});

/** Joins a call to its answer for the Studio's editors; for anybody else there is no such call. */
export const handleForEditors = <Input extends FormSchema, Output extends z.ZodType>(
  isEditor: IsEditor,
  call: Call<Input, Output>,
  answer: (input: z.output<Input>) => Promise<CallAnswer<z.output<Output>>>,
): CallHandler => handle(call, async (input, visitor) => ((await isEditor(credentialOf(visitor))) ? answer(input) : refused('noSuchCall')));
