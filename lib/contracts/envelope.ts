import './without-eval.ts';
import * as z from 'zod/mini';
import { successCode } from './codes/envelope-codes.ts';

/** The message of a call that was refused. */
const refusalMessage = z.object({
  key: z.string(),
  /** In the visitor's language; may hold simple HTML. */
  text: z.string(),
  /** Figures used in the text. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** The field that the refusal is about. */
  field: z.optional(z.string()),
  requestId: z.string(),
  /** 0: not to be shown as a dialog. */
  isShow: z.optional(z.union([z.literal(0), z.literal(1)])),
});

export type RefusalMessage = z.infer<typeof refusalMessage>;

/** The response body of a refusal. */
export const refusalEnvelope = z.object({ code: z.int(), message: refusalMessage });

/** The response body of a success. */
export const successEnvelope = <Output extends z.ZodMiniType>(output: Output) =>
  z.object({ code: z.literal(successCode), message: output });
