import type { ErrorKey } from '#lib/contracts/error-codes.ts';

/** A valid call that was not carried out; the key says why. */
export interface Refusal {
  readonly ok: false;
  readonly key: ErrorKey;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where the text's link to other groups leads, without language: to those of the same campaign. Absent: to all offers. */
  readonly venue?: string;
  /** 0: the page shows it in place, or not at all. */
  readonly isShow?: 0;
}

export type CallAnswer<Message> = { readonly ok: true; readonly message: Message } | Refusal;

export const answered = <Message>(message: Message): CallAnswer<Message> => ({ ok: true, message });

export const refused = (key: ErrorKey, about: Omit<Refusal, 'ok' | 'key'> = {}): Refusal => ({ ok: false, key, ...about });
