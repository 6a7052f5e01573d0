/** Why nothing was stored: the browser refuses storage, is out of quota, or the value is invalid. */
export type WriteFault = 'blocked' | 'full' | 'invalid';

export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: WriteFault };

export const written: WriteResult = { ok: true };

export const notWritten = (reason: WriteFault): WriteResult => ({ ok: false, reason });

const quotaErrorNames: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Identified by name: the error may come from another window. */
export const faultOf = (error: unknown): WriteFault =>
  typeof error === 'object' && error !== null && 'name' in error && quotaErrorNames.includes(error.name) ? 'full' : 'blocked';
