import './without-eval.ts';
import type { z } from 'zod';
import type { ErrorKey } from './error-codes.ts';

/** The area of the service that answers a call. */
type CallArea =
  | 'account'
  | 'announcements'
  | 'chat'
  | 'contact'
  | 'human'
  | 'money'
  | 'orders'
  | 'referrals'
  | 'search'
  | 'site'
  | 'visits';

/** A form: field name → value. Unknown fields are refused. */
export type FormSchema = z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;

/** One call of /myDoc: where, what goes in, what comes out. */
export interface Call<Input extends FormSchema = FormSchema, Output extends z.ZodType = z.ZodType> {
  /** Below `/myDoc/`. */
  readonly path: string;
  readonly area: CallArea;
  /** A read changes nothing and may be asked again; an action changes state. */
  readonly kind: 'read' | 'action';
  /** A page makes it by itself: no visitor waits for it, and its refusals are not shown as a dialog (`isShow` 0). */
  readonly quiet?: true;
  readonly requirement: string;
  /** What it is for, in one sentence. */
  readonly summary: string;
  readonly input: Input;
  /** `message` of a success. */
  readonly output: Output;
  /** Refusals of its own, besides those that every call can give. */
  readonly refusals: readonly ErrorKey[];
}

/** A call's input as code holds it. */
export type CallInput<C extends Call> = z.output<C['input']>;

/** A call's result as code holds it. */
export type CallOutput<C extends Call> = z.output<C['output']>;

export const defineCall = <Input extends FormSchema, Output extends z.ZodType>(call: Call<Input, Output>): Call<Input, Output> => call;
