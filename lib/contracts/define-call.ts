import './without-eval.ts';
import type * as z from 'zod/mini';
import type { ErrorKey } from './error-codes.ts';

/** The area of the service that answers a call. */
type CallArea =
  | 'account'
  | 'announcements'
  | 'chat'
  | 'contact'
  | 'coupons'
  | 'domains'
  | 'figures'
  | 'groups'
  | 'human'
  | 'money'
  | 'orders'
  | 'prices'
  | 'readers'
  | 'referrals'
  | 'search'
  | 'site'
  | 'ssh-keys'
  | 'translations'
  | 'visits';

/** A form: field name → value. Unknown fields are refused. */
export type FormSchema = z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>;

/** One call of /myDoc: its path, input and output. */
export interface Call<Input extends FormSchema = FormSchema, Output extends z.ZodMiniType = z.ZodMiniType> {
  /** Relative to `/myDoc/`. */
  readonly path: string;
  readonly area: CallArea;
  /** A read changes nothing and may be repeated; an action changes state. */
  readonly kind: 'read' | 'action';
  /** The page makes the call by itself: no visitor waits for it, and its refusals are not shown as a dialog (`isShow` 0). */
  readonly quiet?: true;
  /** How long its form may be, in bytes; absent: as the form of most calls. */
  readonly bytesAtMost?: number;
  readonly requirement: string;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  readonly input: Input;
  /** `message` of a success. */
  readonly output: Output;
  /** Refusals of its own, besides those that every call can return. */
  readonly refusals: readonly ErrorKey[];
}

/** A call's input after parsing. */
export type CallInput<C extends Call> = z.output<C['input']>;

/** A call's result after parsing. */
export type CallOutput<C extends Call> = z.output<C['output']>;

export const defineCall = <Input extends FormSchema, Output extends z.ZodMiniType>(call: Call<Input, Output>): Call<Input, Output> => call;
